import { showPhone } from '#domain/phone/show-phone.ts'
import { dial } from '#domain/phone/dial.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { QueuedCallBack } from '#domain/call-backs/schema.ts'
import type { CallOutcome } from '#domain/call-backs/status.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { recordCall, releaseCall } from './call-back-queries.ts'

/** What can come of a call; a first call without an answer is followed by one more. */
const outcomesOf = (attempts: number): { value: CallOutcome; label: string; detail?: string }[] => [
  { value: 'reached', label: 'Reached' },
  {
    value: 'not_reached',
    label: 'Not reached',
    detail:
      attempts === 0
        ? 'One more attempt follows.'
        : 'That was the second attempt. The request ends.',
  },
  { value: 'wrong_number', label: 'Wrong number' },
  { value: 'no_longer_needed', label: 'No longer needed' },
]

interface ClaimedCallProps {
  row: QueuedCallBack
  person: NonNullable<QueuedCallBack['person']>
}

/** The number to tap, and the outcome, for the therapist who has claimed the call. */
export function ClaimedCall({ row: { id, attempts }, person }: ClaimedCallProps) {
  const client = useQueryClient()
  const name = nameOfPatient({ ...person, full_name: person.name })
  const release = useAction(() => releaseCall(client, id), {
    failure: 'Not released',
  })
  return (
    <>
      <p>
        <a href={dial(person.phone_number)} className="link link-alone">
          Call <span translate="no">{showPhone(person.phone_number)}</span>
          <VisuallyHidden>, {name}</VisuallyHidden>
        </a>
      </p>
      <p className="text-muted">
        Others may answer this phone. Ask for the person before you say who you are.
      </p>
      {/* Another attempt is another form. */}
      <Form
        key={attempts}
        schema={async () => (await import('#domain/call-backs/schema.ts')).callOutcomeForm}
        submitLabel={
          <>
            Save outcome<VisuallyHidden> for {name}</VisuallyHidden>
          </>
        }
        busyLabel="Saving..."
        onSubmit={async ({ outcome }) => {
          await recordCall(client, id, { outcome, attempt: attempts + 1 })
          toast({ title: 'Outcome saved' })
        }}
        actions={
          <ActionButton
            variant="quiet"
            action={release}
            busyLabel="Releasing..."
            suffix={<VisuallyHidden> from {name}</VisuallyHidden>}
          >
            Release call
          </ActionButton>
        }
      >
        <ChoiceCards
          name="outcome"
          label={
            <>
              Outcome of the call<VisuallyHidden> to {name}</VisuallyHidden>
            </>
          }
          options={outcomesOf(attempts)}
          columns
        />
      </Form>
    </>
  )
}
