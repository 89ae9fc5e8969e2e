import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import type { More } from '#web/ui/growing-table.tsx'
import { SelectableList } from './selectable-list.tsx'
import { useBulkChange } from './use-bulk-change.ts'

interface OverPanelProps {
  /** Confirmed ones that are over. */
  appointments: readonly ProviderAppointment[]
  more: More
  today: string
  onOpen: (id: string) => void
}

/** Sessions that are over and have no outcome, to be completed one by one or together. */
export function OverPanel({ appointments, more, today, onOpen }: OverPanelProps) {
  const bulk = useBulkChange(() => undefined)
  const isOne = appointments.length === 1
  // What could not be completed is still listed; its section stays with it.
  if (appointments.length === 0 && !more.isThere && bulk.failed.length === 0) return null
  return (
    <section className="upcoming-over" aria-labelledby="over">
      <h2 id="over">Waiting to be completed</h2>
      <p className="mb-4">
        {isOne ? 'This appointment is' : 'These appointments are'} over. Open{' '}
        {isOne ? 'it' : 'each'} to mark it completed{isOne ? '' : ', or choose several'}.
      </p>
      <SelectableList
        appointments={appointments}
        today={today}
        more={more}
        end="These are all."
        bulk={bulk}
        onOpen={onOpen}
      >
        {(chosen) => (
          <Button
            aria-disabled={bulk.busy !== undefined || chosen.length === 0}
            onClick={() => void bulk.change(chosen, 'completed')}
          >
            {bulk.busy ? 'Completing...' : 'Complete chosen'}
          </Button>
        )}
      </SelectableList>
    </section>
  )
}
