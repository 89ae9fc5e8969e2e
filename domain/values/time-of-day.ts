import { plainDigits } from './invisible.ts'

/** `HH:MM`, as times are stored and sent. */
export const hoursAndMinutes = /^([01]\d|2[0-3]):[0-5]\d$/

/** Hour, minutes, and what says that these are hours of the day, or of which half of it. */
const written =
  /^(\d{1,2})(?:\s*[:.,;h\s]?\s*(\d{2}))?\s*(h(?:ou)?(?:rs?)?|([ap])(?:\.?\s?m)?)?\.?$/i

/**
 * A time as people type it: `6:30`, `06.30`, `0630`, `6 30`, `18h30`, `18:30 hrs`, `6:30 pm`, `6am`.
 *
 * @returns `HH:MM` of the 24-hour clock; undefined for what is none
 */
export function readTimeOfDay(typed: string): string | undefined {
  const plain = plainDigits(typed.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
  const [, digits = '', minute, mark, half] = written.exec(plain) ?? []
  // `6` alone may be of the morning or of the evening, or not be finished.
  if (digits === '' || !(minute ?? mark)) return undefined
  let hour = Number(digits)
  if (half) {
    if (hour < 1 || hour > 12) return undefined
    hour = (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  }
  if (hour > 23 || Number(minute ?? 0) > 59) return undefined
  return `${String(hour).padStart(2, '0')}:${minute ?? '00'}`
}

/**
 * A typed time with another hour or other minutes, as they are chosen beside the field; what is missing, or
 * cannot be read, is 00.
 */
export function withPart(typed: string, chosen: { hour?: string; minute?: string }): string {
  const [hour = '00', minute = '00'] = readTimeOfDay(typed)?.split(':') ?? []
  return `${chosen.hour ?? hour}:${chosen.minute ?? minute}`
}
