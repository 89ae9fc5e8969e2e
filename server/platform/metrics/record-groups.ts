import { mailQueue } from '../mail/mail.ts'
import { mailGauges } from '../mail/mail-gauges.ts'
import type { RecordGauges } from './gauges.ts'
import { queueGauges } from './queue-gauges.ts'

/**
 * All figures that the database knows.
 *
 * @param queues all queues and jobs
 * @param gauges the features' own figures
 */
export function recordGauges(
  queues: readonly { name: string }[],
  gauges: readonly RecordGauges[],
): RecordGauges[] {
  // Without a mail server no one works off the queue of emails, and its length still counts.
  const names = new Set([mailQueue, ...queues.map(({ name }) => name)])
  return [queueGauges([...names]), mailGauges, ...gauges]
}
