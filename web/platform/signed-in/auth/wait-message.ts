/**
 * The message for a user who must wait.
 *
 * @param code of the rejection
 * @param seconds to wait, more than 0
 */
export function waitMessage(code: string | undefined, seconds: number): string {
  const first =
    code === 'over_email_send_rate_limit'
      ? 'We sent an email to this address a moment ago.'
      : 'There were too many tries.'
  return `${first} Wait ${lengthOf(Math.ceil(seconds))}, then try again.`
}

function lengthOf(seconds: number): string {
  const of = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (seconds <= 90) return of(seconds, 'second')
  return seconds <= 90 * 60
    ? of(Math.ceil(seconds / 60), 'minute')
    : of(Math.ceil(seconds / 3600), 'hour')
}
