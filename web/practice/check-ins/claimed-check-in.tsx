import { useQueryClient } from '@tanstack/react-query'
import { longest } from '#domain/check-ins/limits.ts'
import type { QueuedCheckIn } from '#domain/check-ins/schema.ts'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { SaidWords } from '#web/check-ins/said-words.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { answerCheckIn, releaseCheckIn } from './check-in-queries.ts'

interface ClaimedCheckInProps {
  id: string
  person: NonNullable<QueuedCheckIn['person']>
  said: NonNullable<QueuedCheckIn['said']>
}

/** What the person wrote, and the answer, for the therapist who has claimed the check-in. */
export function ClaimedCheckIn({ id, person, said }: ClaimedCheckInProps) {
  const client = useQueryClient()
  const name = nameOfPatient({ ...person, full_name: person.name })
  const release = useAction(() => releaseCheckIn(client, id), { failure: 'Not released' })
  return (
    <>
      {person.phone_number ? (
        <p>
          <a href={dial(person.phone_number)} className="link link-alone">
            Call <span translate="no">{showPhone(person.phone_number)}</span>
            <VisuallyHidden>, {name}</VisuallyHidden>
          </a>
        </p>
      ) : (
        <p>They gave no phone number.</p>
      )}
      <SaidWords said={said} />
      <Form
        schema={async () => (await import('#domain/check-ins/form.ts')).checkInAnswerForm}
        submitLabel={
          <>
            Send answer<VisuallyHidden> to {name}</VisuallyHidden>
          </>
        }
        busyLabel="Sending..."
        onSubmit={async (typed) => {
          await answerCheckIn(client, id, typed)
          toast({ title: 'Answer sent' })
        }}
        actions={
          <ActionButton
            variant="quiet"
            action={release}
            busyLabel="Releasing..."
            suffix={<VisuallyHidden> of {name}</VisuallyHidden>}
          >
            Release check-in
          </ActionButton>
        }
      >
        <TextAreaField
          name="answer"
          label={
            <>
              Your answer<VisuallyHidden> to {name}</VisuallyHidden>
            </>
          }
          hint="The person reads it with your name. In danger, call them: do not wait for this answer."
          maxLength={longest.answer}
        />
      </Form>
    </>
  )
}
