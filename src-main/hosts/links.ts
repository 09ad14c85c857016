/** Which addresses may be opened outside the app: the few that its credits name, and never a program. */

const hosts = new Set(['game-icons.net', 'creativecommons.org', 'www.chaosium.com'])

/** Whether an address is one of ours, spelt without tricks. */
export function isKnownLink(address: string): boolean {
  if (address.length > 2_000) return false
  const url = URL.parse(address)
  return url !== null && url.protocol === 'https:' && hosts.has(url.host) && url.username === '' && url.password === ''
}
