import { useQueryClient } from '@tanstack/react-query'
import { nextContactDays } from '#domain/safety/escalation.ts'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { followUp } from '#web/practice/queries.ts'
import { toasts } from '#web/practice/texts.ts'
import { AlertContacts } from './alert-contacts.tsx'

/** Whether a contact that the caller planned when they closed the alert is for `today` or earlier. */
export const isFollowUpDue = (alert: SafetyAlert, today: string): boolean =>
  alert.is_handled_by_me &&
  !alert.followed_up_at &&
  alert.next_on !== null &&
  alert.next_on <= today

/** A contact that is due after an alert was closed: how to reach the person, and what follows. */
export function FollowUp({ alert }: { alert: SafetyAlert }) {
  const client = useQueryClient()
  const today = dayOf(useNow())
  const { id, patient, next_on } = alert
  if (next_on === null) return null
  const day = (of: string) => formatDay(`${of}T10:00Z`)
  const { first, last } = nextContactDays
  const days = Array.from({ length: last - first + 1 }, (_, index) =>
    dayAfter(today, first + index),
  )
  return (
    <Card className="grid gap-4">
      <div>
        <h3>
          Contact <span translate="no">{patient.full_name}</span>
        </h3>
        <p>
          <PatientIdentity person={patient} />
        </p>
        <p className={next_on < today ? 'mt-1 font-bold text-danger' : 'mt-1 text-muted'}>
          {next_on < today ? `Overdue since ${day(next_on)}` : 'Planned for today'}
        </p>
      </div>
      <AlertContacts patient={patient} />
      <Form
        key={next_on}
        schema={async () => (await import('./follow-up-schema.ts')).followUpForm}
        submitLabel="Record the contact"
        busyLabel="Saving..."
        onSubmit={async (values) => {
          await followUp(client, id, { planned_on: next_on, next_on: values.next_on })
          toast(toasts.followedUp)
        }}
      >
        <SelectField
          name="next_on"
          label="Next contact"
          hint="Choose a day also if you could not reach them today."
          placeholder="None, this was the last one"
          options={days.map((value) => ({ value, label: day(value) }))}
        />
      </Form>
    </Card>
  )
}
