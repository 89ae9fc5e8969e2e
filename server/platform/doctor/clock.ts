import { type Finding, ok, problem, warning } from './finding.ts'

/** Seconds. Codes of a second factor are good for 30 s before and after; tokens allow less. */
const limits = { warning: 3, problem: 20 }

/**
 * Compares this machine's clock with another one.
 *
 * @param whose of the other clock, as "the database"
 * @param other milliseconds since 1970 there, at a moment between `sent` and `answered`
 */
export function compareClocks(
  whose: string,
  other: number,
  { sent, answered }: { sent: number; answered: number },
): Finding {
  // The other clock was read at some time in between: what is certain is the difference beyond that.
  const ms = other < sent ? sent - other : other > answered ? other - answered : 0
  const seconds = Math.round(ms / 100) / 10
  if (seconds < limits.warning) return ok(`The clock agrees with that of ${whose}.`)
  const found = `The clock is ${seconds} s ${other > answered ? 'behind' : 'ahead of'} that of ${whose}.`
  const advice =
    'Set both by NTP (timedatectl set-ntp true): codes of the second factor, tokens and reminders depend on it.'
  return seconds < limits.problem ? warning(found, advice) : problem(found, advice)
}
