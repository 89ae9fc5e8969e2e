import { useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import type { SessionOutcome } from '#domain/appointments/status.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import type { More } from '#web/ui/growing-table.tsx'
import { CompleteButton } from '../appointment/complete-button.tsx'
import { outcomeOptions } from '../appointment/outcome-texts.ts'
import { HeldThoughMissed } from './held-though-missed.tsx'
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
  const [outcome, setOutcome] = useState<SessionOutcome>('held')
  const [doubted, setDoubted] = useState<readonly ProviderAppointment[]>()
  const isOne = appointments.length === 1
  // What could not be completed is still listed; its section stays with it.
  if (appointments.length === 0 && !more.isThere && bulk.failed.length === 0) return null
  return (
    <section className="upcoming-over" aria-labelledby="over">
      <h2 id="over">Waiting to be completed</h2>
      <p className="mb-4">
        {isOne ? 'This appointment is' : 'These appointments are'} over. Say what happened
        {isOne ? '' : ', one by one or for several'}.
      </p>
      <SelectableList
        appointments={appointments}
        today={today}
        more={more}
        end="These are all."
        bulk={bulk}
        onOpen={onOpen}
        action={(one) => <CompleteButton appointment={one} />}
      >
        {(chosen) => (
          <>
            {chosen.length > 0 ? (
              <SelectField
                name="chosen-outcome"
                label="What happened?"
                options={outcomeOptions}
                value={outcome}
                onChange={({ target }) => setOutcome(target.value as SessionOutcome)}
              />
            ) : null}
            <Button
              aria-disabled={bulk.busy !== undefined || chosen.length === 0}
              onClick={() => {
                if (outcome === 'held' && chosen.some(({ marked_missed }) => marked_missed))
                  setDoubted(chosen)
                else void bulk.change(chosen, 'completed', outcome)
              }}
            >
              {bulk.busy ? 'Completing...' : 'Complete chosen'}
            </Button>
          </>
        )}
      </SelectableList>
      <HeldThoughMissed
        chosen={doubted}
        onClose={() => setDoubted(undefined)}
        onHeld={(chosen) => {
          setDoubted(undefined)
          void bulk.change(chosen, 'completed', 'held')
        }}
      />
    </section>
  )
}
