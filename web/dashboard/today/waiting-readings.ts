import type { NewestReadings } from '#domain/dashboard/pressing.ts'
import { useOutbox, useSending } from '#web/platform/calls/use-outbox.ts'
import {
  type AnyReading,
  bloodPressureReadings,
  glucoseReadings,
  type ReadingKind,
} from '#web/readings/queries.ts'
import { readingOutbox } from '#web/readings/waiting/outbox.ts'
import { previewOf } from '#web/readings/waiting/previews.ts'

/** The newest reading of each kind that this device has not sent yet; it is sent as soon as possible. */
export function useWaitingReadings(): NewestReadings {
  const { waiting } = useOutbox(readingOutbox)
  useSending(readingOutbox)
  const newestOf = <Reading extends AnyReading>(kind: ReadingKind<Reading>) => {
    const last = waiting.findLast((one) => one.kind === kind.key)
    return last && previewOf(kind, last.typed, last.at)
  }
  return { bloodPressure: newestOf(bloodPressureReadings), glucose: newestOf(glucoseReadings) }
}
