import { useQueryClient } from '@tanstack/react-query'
import { professionIn, professions, professionLabels } from '#domain/practice/professions.ts'
import type { NewDecision, RegistrationForAdmin } from '#domain/practice/registration.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { SelectField } from '#web/ui/forms/fields.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { Decided, DecisionButtons } from '#web/admin/decision-buttons.tsx'
import { decide, registrations } from '#web/admin/queries.ts'
import { toasts } from '#web/admin/texts.ts'
import { useDecisionMutation } from '#web/admin/use-decision-mutation.ts'

/** Approve, or reject with a reason; then open the next pending case. Or what was decided. */
export function DecisionPanel({ registration }: { registration: RegistrationForAdmin }) {
  const { status } = registration
  if (status === 'pending') return <Buttons registration={registration} />
  return <Decided title={status === 'approved' ? 'Approved' : 'Rejected'} {...registration} />
}

function Buttons({ registration }: { registration: RegistrationForAdmin }) {
  const { id, certificate_expires_on, provider } = registration
  const name = provider.full_name || 'This provider'
  const client = useQueryClient()
  const deciding = useDecisionMutation({
    send: (decision: NewDecision) => decide(client, id, decision),
    noticeOf: ({ decision }) => toasts[decision](name),
    findNext: async () => {
      const next = (await client.fetchQuery(registrations('pending'))).find((row) => row.id !== id)
      return next && `/admin/provider-registrations/${next.id}`
    },
  })
  const isOver = certificate_expires_on < dayOf(useNow())
  const approval = {
    label: 'Approve',
    busyLabel: 'Approving...',
    decision: 'approved',
    off: isOver
      ? `This certificate ran out on ${formatDate(certificate_expires_on)}. It cannot be approved.`
      : undefined,
    consequence: `Patients can find and book them until ${formatDate(certificate_expires_on)}. They get an email about it.`,
    fields: (
      <SelectField
        name="profession"
        label="Approved as"
        hint="Dietitians answer requests for meal plans, fitness experts for exercise plans."
        options={professions.map((value) => ({ value, label: professionLabels[value] }))}
        defaultValue={registration.profession ?? professionIn(provider.specialty)}
      />
    ),
  }
  return (
    <DecisionButtons
      name={name}
      schema={async () => (await import('#domain/practice/registration.ts')).newDecision}
      onDecide={deciding}
      yes={approval}
      rejection="refused"
      asks={<OwnPassword />}
    >
      <p>
        Compare the certificate with what is claimed, and look the number up with{' '}
        {registration.registration_body}.
      </p>
    </DecisionButtons>
  )
}
