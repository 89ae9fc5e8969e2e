import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { safetyAlertOutcomes } from '#domain/safety/outcomes.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceCards } from '#web/ui/choice-fields.tsx'
import { formatAge, formatDateTime, formatRecent } from '#web/ui/dates.ts'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Surface } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { acknowledge } from './queries.ts'
import { notices } from './texts.ts'

const outcomes = Object.entries(safetyAlertOutcomes).map(([value, label]) => ({ value, label }))

/** One alert that waits: who, since when, how to reach them, and the form that closes it. */
export function OpenAlert({ alert }: { alert: SafetyAlert }) {
  const { patient, raised_at, raised_again_at } = alert
  const now = useNow()
  const age = formatAge(raised_at, now)
  const [isAnswering, setAnswering] = useState(false)
  const client = useQueryClient()
  return (
    <Surface className="grid gap-4 border-s-4 border-s-copper">
      <div>
        <p className="mb-2 flex items-center gap-2 font-semibold text-copper">
          <Icon name="bell" />
          {age === 'just now' ? 'Just now' : `Waiting ${age}`}
        </p>
        <h2>{patient.full_name} may be unsafe</h2>
        <p className="mt-1 text-muted">
          Raised {formatDateTime(raised_at)}
          {raised_again_at ? `, and again ${formatRecent(raised_again_at, now)}` : ''}
        </p>
      </div>
      <p>Get in touch today. If you cannot reach them and fear for their life, call 112.</p>
      {isAnswering ? (
        <Form
          schema={async () => (await import('#domain/safety/schema.ts')).newAcknowledgement}
          submitLabel="Acknowledge"
          busyLabel="Saving..."
          onSubmit={async (values) => {
            await acknowledge(client, alert.id, values)
            toast(notices.acknowledged)
          }}
          actions={
            <Button variant="quiet" onClick={() => setAnswering(false)}>
              Not now
            </Button>
          }
        >
          <ChoiceCards name="outcome" label="What came of it?" options={outcomes} />
          <TextAreaField
            name="note"
            label="Note"
            optional
            hint="It belongs to the patient’s record, and they may read it."
            maxLength={1000}
          />
        </Form>
      ) : (
        <div className="form-actions">
          <Button onClick={() => setAnswering(true)}>Acknowledge</Button>
          {patient.email ? (
            <a href={`mailto:${patient.email}`} className="button button-quiet wrap-anywhere">
              Write to {patient.email}
            </a>
          ) : null}
        </div>
      )}
    </Surface>
  )
}
