import type { NewestReadings } from '#domain/dashboard/pressing.ts'
import { useOutbox, useSending } from '#web/platform/calls/use-outbox.ts'
import {
  type AnyReading,
  bloodPressureReadings,
  glucoseReadings,
  type ReadingKind,
} from '#web/readings/queries.ts'
import type { TaskParts } from './task-parts.ts'

/**
 * The newest reading of each kind that this device has not sent yet; it is sent as soon as possible.
 *
 * @param parts undefined until they are loaded
 */
export function useWaitingReadings(parts: TaskParts | undefined): NewestReadings {
  const { waiting } = useOutbox(parts?.readingOutbox)
  useSending(parts?.readingOutbox)
  const newestOf = <Reading extends AnyReading>(kind: ReadingKind<Reading>) => {
    const last = waiting.findLast((one) => one.kind === kind.key)
    return last && parts?.previewOf(kind, last.typed, last.at)
  }
  return { bloodPressure: newestOf(bloodPressureReadings), glucose: newestOf(glucoseReadings) }
}
