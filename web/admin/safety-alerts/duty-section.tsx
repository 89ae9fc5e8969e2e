import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { findPracticeBlocker, nameBlocker } from '#domain/practice/blocker.ts'
import type { DutyProvider, SafetyDuties } from '#domain/safety/duties.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { safetyDuties, setSafetyDuties } from './duty-queries.ts'

/** Who answers alerts that reach no one else: named here, and shown where one of them cannot answer now. */
export function DutySection() {
  const query = useQuery(safetyDuties)
  return (
    <Section title="Who answers alerts">
      <p className="mb-4">
        A clinician on duty gets the alert of a person without an appointment at once. Any other
        alert comes to them after 60 minutes without a step. The lead gets it after a day. They see
        the person’s name and phone number while it is open.
      </p>
      <QueryView query={query} failed={errorTitles.duties} fallback={<Skeleton lines={6} />}>
        {(data) => (
          <>
            <Obstacles data={data} />
            <DutyForm data={data} />
          </>
        )}
      </QueryView>
    </Section>
  )
}

/** Why someone who is named gets no alert now; and that no one is named. */
function Obstacles({ data: { on_duty, lead } }: { data: SafetyDuties }) {
  const today = dayOf(useNow())
  const why = (one: DutyProvider) => {
    const blocker = findPracticeBlocker(one, today)
    if (blocker) return nameBlocker(blocker, formatDate)
    return one.is_away ? 'Away now' : undefined
  }
  const named = [...on_duty, ...(lead ? [lead] : [])]
  const blocked = new Map(named.flatMap((one) => (why(one) ? [[one.full_name, why(one)]] : [])))
  return (
    <>
      {on_duty.every(why) ? (
        <p className="mb-4 font-bold text-danger">
          No clinician on duty can answer now. The alert of a person without an appointment reaches
          admins alone, who do not see the person.
        </p>
      ) : null}
      {blocked.size > 0 ? (
        <ul className="mb-4">
          {[...blocked].map(([name, reason]) => (
            <li key={name}>
              {name}: {reason}. Alerts pass them over.
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

const fields = [
  { name: 'first_on_duty', label: 'First on duty' },
  { name: 'second_on_duty', label: 'Second on duty' },
  { name: 'third_on_duty', label: 'Third on duty' },
] as const

function DutyForm({ data: { on_duty, lead, candidates } }: { data: SafetyDuties }) {
  const client = useQueryClient()
  /** The password does not stay in its field. */
  const [saves, setSaves] = useState(0)
  // Who is named and not in practice any more stays to be seen, and is rejected when it is saved.
  const known = new Map(
    [...candidates, ...on_duty, ...(lead ? [lead] : [])].map(({ id, full_name }) => [
      id,
      full_name,
    ]),
  )
  const options = [...known].map(([value, label]) => ({ value, label }))
  return (
    <Form
      schema={async () => (await import('./duty-schema.ts')).duties}
      submitLabel="Save who answers"
      busyLabel="Saving..."
      onSubmit={async (values) => {
        await setSafetyDuties(client, values)
        setSaves((count) => count + 1)
        toast(toasts.dutiesSaved)
      }}
    >
      {fields.map(({ name, label }, index) => (
        <SelectField
          key={name}
          name={name}
          label={label}
          optional={index > 0}
          placeholder="No one"
          options={options}
          defaultValue={on_duty[index]?.id ?? ''}
        />
      ))}
      <SelectField
        name="lead"
        label="Clinic lead"
        optional
        hint="Gets an alert that no one has answered for a day. Without one it stays with the admins."
        placeholder="No one"
        options={options}
        defaultValue={lead?.id ?? ''}
      />
      <OwnPassword key={saves} />
    </Form>
  )
}
