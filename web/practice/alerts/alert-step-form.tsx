import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nextContactDays, nextTries } from '#domain/safety/escalation.ts'
import { closingOutcomes, openSteps } from '#domain/safety/outcomes.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { SelectField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useNow } from '#web/platform/use-now.ts'
import { acknowledge } from '#web/practice/queries.ts'
import { toasts } from '#web/practice/texts.ts'

const missed = 'could_not_reach'
const outcomes = Object.entries({ ...closingOutcomes, [missed]: openSteps[missed] }).map(
  ([value, label]) => ({ value, label }),
)
const inRecord = 'It belongs to the patient’s record, and they may read it.'
const tries = Object.entries(nextTries).map(([value, label]) => ({ value, label }))

/** What is typed stays in the tab until it is recorded. */
export const stepDraft = (id: string) => tabDraft<Typed>('alert-step', id)

/**
 * Records what happened. It closes the alert with a next date, or keeps it open with a next
 * attempt.
 */
export function AlertStepForm({ alert, onClose }: { alert: SafetyAlert; onClose: () => void }) {
  const client = useQueryClient()
  const [draft] = useState(() => stepDraft(alert.id))
  const [outcome, setOutcome] = useState<string>()
  const today = dayOf(useNow())
  const { first, usual, last } = nextContactDays
  const days = Array.from({ length: last - first + 1 }, (_, index) =>
    dayAfter(today, first + index),
  )
  return (
    <Form
      schema={async () => (await import('#domain/safety/schema.ts')).newAcknowledgement}
      draft={draft}
      submitLabel={outcome === missed ? 'Keep it open' : 'Close the alert'}
      busyLabel="Saving..."
      onSubmit={async (values) => {
        await acknowledge(client, alert.id, values)
        toast(values.outcome === missed ? toasts.stillOpen : toasts.closed)
        onClose()
      }}
      actions={
        <Button variant="quiet" onClick={onClose}>
          Not now
        </Button>
      }
    >
      <ChoiceCards
        name="outcome"
        label="What happened?"
        options={outcomes}
        onChange={(value) => setOutcome(value)}
      />
      {outcome === missed ? (
        <>
          <SelectField
            name="next_try"
            label="When do you try again?"
            hint="The alert stays open. You get an email when the next try is due."
            options={tries}
            defaultValue="30"
          />
          <TextAreaField
            key="tried"
            name="note"
            label="What you tried"
            optional
            hint={inRecord}
            maxLength={1000}
            defaultValue={alert.step_note ?? undefined}
          />
        </>
      ) : outcome ? (
        <>
          <SelectField
            name="next_on"
            label="Your next contact with them"
            hint="Within 3 days is best. It becomes a task on your page Today on that day."
            options={days.map((day) => ({ value: day, label: formatDay(`${day}T10:00Z`) }))}
            defaultValue={dayAfter(today, usual)}
          />
          <TextAreaField name="note" label="Note" optional hint={inRecord} maxLength={1000} />
        </>
      ) : null}
    </Form>
  )
}
