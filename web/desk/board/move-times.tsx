import type { Slot } from '#domain/appointments/schema.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { errorTitles } from '../texts.ts'

interface MoveTimesProps {
  query: { data: readonly Slot[] | undefined; error: unknown; refetch: () => unknown }
}

/** Why the day has no time to move to: not loaded yet, not loaded at all, or none free; nothing where there is one. */
export function MoveTimes({ query: { data, error, refetch } }: MoveTimesProps) {
  if (error)
    return <FailedState title={errorTitles.slots} failure={error} onRetry={() => void refetch()} />
  return (
    <p role="status">
      {data === undefined
        ? 'Loading times...'
        : data.some(({ free }) => free)
          ? null
          : 'No time is free on this day. Choose another day.'}
    </p>
  )
}
