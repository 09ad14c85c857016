/** The files of the window, and the headers that guard it; the same for the browser host and the `app:` scheme. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

/**
 * Only what the host itself serves may run, load or connect. `'self'` covers the socket too. Trusted Types leave
 * Svelte's own templates as the only way text becomes markup.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types svelte-trusted-html',
].join('; ')

export const guardHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
}

const kinds: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
}

export interface Asset {
  readonly body: Buffer<ArrayBuffer>
  readonly headers: Readonly<Record<string, string>>
}

/** Looks up the file for the path of an address, exactly as it was asked for. */
export type Assets = (pathname: string) => Asset | undefined

/**
 * Takes in all files below `root` once. Afterwards nothing is read from disk and no path is ever made from a request,
 * so there is nothing to escape from; `/` is the page itself.
 */
export function assets(root: string): Assets {
  const found = new Map<string, Asset>()
  for (const entry of existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : []) {
    const kind = kinds[extname(entry.name)]
    if (!entry.isFile() || kind === undefined) continue
    const file = join(entry.parentPath, entry.name)
    const body = Buffer.from(readFileSync(file))
    found.set(`/${relative(root, file).split(sep).join('/')}`, { body, headers: { ...guardHeaders, 'content-type': kind } })
  }
  const page = found.get('/index.html')
  if (page === undefined) throw new Error('The window is not built: run `npm run build` first.')
  found.set('/', page)
  return (pathname) => found.get(pathname)
}
