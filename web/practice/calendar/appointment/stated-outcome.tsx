import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { canStateOutcome } from '#domain/appointments/outcome.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useSwappedFocus } from '#web/ui/forms/swapped-focus.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { changeAppointment } from '../appointment-queries.ts'
import { outcomeOptions, wordOfOutcome } from './outcome-texts.ts'

/** What both say of a past session, and a way for its provider to correct it for a week. */
export function StatedOutcome({ appointment }: { appointment: ProviderAppointment }) {
  const { outcome, absence_reported_at } = appointment
  const client = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  const box = useSwappedFocus(isChanging)
  const mayChange = canStateOutcome(appointment, 'provider', new Date(useNow()))
  return (
    <div ref={box} className="grid gap-2">
      {outcome && !isChanging ? <p>{wordOfOutcome(outcome)}.</p> : null}
      {absence_reported_at ? (
        <p className="font-bold text-copper">The patient says that you did not come.</p>
      ) : null}
      {mayChange && !isChanging ? (
        <button
          type="button"
          className="link min-h-11 cursor-pointer justify-self-start"
          data-adds-fields="outcome"
          onClick={() => setChanging(true)}
        >
          {outcome ? 'Change what happened' : 'Say what happened'}
        </button>
      ) : null}
      {mayChange && isChanging ? (
        <Form
          schema={async () => (await import('./complete-schema.ts')).statedOutcome}
          submitLabel="Save"
          busyLabel="Saving..."
          onSubmit={async (stated) => {
            await changeAppointment(client, appointment.id, stated)
            toast({ title: 'Success', text: 'What happened is saved.' })
            setChanging(false)
          }}
          actions={
            <Button variant="quiet" onClick={() => setChanging(false)}>
              Not now
            </Button>
          }
        >
          <ChoiceCards
            name="outcome"
            label="What happened?"
            options={outcomeOptions}
            defaultValue={outcome ?? 'held'}
          />
        </Form>
      ) : null}
    </div>
  )
}
