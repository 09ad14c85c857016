/** How long ago something was, in the words one would use. */

const steps: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

export function ago(time: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(time)) / 1_000
  const step = steps.find(([, length]) => seconds >= length)
  if (step === undefined || Number.isNaN(seconds)) return 'just now'
  const [unit, length] = step
  if (unit === 'day' && seconds > 14 * 86_400) return new Date(time).toLocaleDateString('en', { dateStyle: 'long' })
  return words.format(-Math.floor(seconds / length), unit)
}
