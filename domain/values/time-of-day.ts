/** `HH:MM`, as times are stored and sent. */
export const hoursAndMinutes = /^([01]\d|2[0-3]):[0-5]\d$/

/**
 * A time of the 24-hour clock as people type it: `6:30`, `06.30`, `0630`, `6 30`, `18h30`.
 *
 * @returns `HH:MM`; undefined for what is none
 */
export function readTimeOfDay(typed: string): string | undefined {
  const [, hour = '', minute = ''] = /^(\d{1,2})\s*[:.h\s]?\s*(\d{2})$/i.exec(typed.trim()) ?? []
  if (hour === '' || Number(hour) > 23 || Number(minute) > 59) return undefined
  return `${hour.padStart(2, '0')}:${minute}`
}

/**
 * A typed time with another hour or other minutes, as they are chosen beside the field; what is missing, or
 * cannot be read, is 00.
 */
export function withPart(typed: string, chosen: { hour?: string; minute?: string }): string {
  const [hour = '00', minute = '00'] = readTimeOfDay(typed)?.split(':') ?? []
  return `${chosen.hour ?? hour}:${chosen.minute ?? minute}`
}
