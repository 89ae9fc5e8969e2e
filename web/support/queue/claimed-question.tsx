import { useQueryClient } from '@tanstack/react-query'
import { dial } from '#domain/phone/dial.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { type Profession, professions } from '#domain/practice/professions.ts'
import { longest } from '#domain/support/limits.ts'
import type { QueuedQuestion } from '#domain/support/schema.ts'
import { teamWords } from '#domain/support/topics.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ThreadMessages } from '#web/support/thread-messages.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { answerQuestion, handOver, releaseQuestion } from './queue-queries.ts'

interface ClaimedQuestionProps {
  row: QueuedQuestion
  person: NonNullable<QueuedQuestion['person']>
  messages: NonNullable<QueuedQuestion['messages']>
}

/** What the person wrote, and the answer, for who has claimed the question. */
export function ClaimedQuestion({ row: { id, team }, person, messages }: ClaimedQuestionProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const name = nameOfPatient({ ...person, full_name: person.name })
  const release = useAction(() => releaseQuestion(client, id), { failure: 'Not released' })
  return (
    <>
      {person.phone_number ? (
        <p>
          <a href={dial(person.phone_number)} className="link link-alone">
            Call <span translate="no">{showPhone(person.phone_number)}</span>
            <VisuallyHidden>, {name}</VisuallyHidden>
          </a>
        </p>
      ) : null}
      <Handover id={id} team={team} name={name} />
      <ThreadMessages messages={messages} author={name} />
      <Form
        schema={async () => (await import('#domain/support/schema.ts')).questionAnswerForm}
        submitLabel={
          <>
            Send answer<VisuallyHidden> to {name}</VisuallyHidden>
          </>
        }
        busyLabel="Sending..."
        onSubmit={async ({ answer }) => {
          await answerQuestion(client, id, { id: retry.keyFor({ answer }), answer })
          retry.reset()
          toast({ title: 'Answer sent' })
        }}
        actions={
          <ActionButton
            variant="quiet"
            action={release}
            busyLabel="Releasing..."
            suffix={<VisuallyHidden> of {name}</VisuallyHidden>}
          >
            Release question
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

/** The front desk gives a question about health away; a provider gives it to another profession. */
function Handover({ id, team, name }: { id: string; team: QueuedQuestion['team']; name: string }) {
  const client = useQueryClient()
  const give = useAction((to: Profession) => handOver(client, id, to), {
    failure: 'Not handed over',
  })
  const others: readonly Profession[] =
    team === 'desk' ? ['therapist'] : professions.filter((one) => one !== team)
  return (
    <div className="flex flex-wrap gap-3">
      {others.map((to) => (
        <ActionButton
          key={to}
          variant="quiet"
          action={{ ...give, run: () => give.run(to) }}
          busyLabel="Handing over..."
          suffix={<VisuallyHidden> of {name}</VisuallyHidden>}
        >
          {team === 'desk' ? 'This is a health question' : `Hand over to ${teamWords[to]}`}
        </ActionButton>
      ))}
    </div>
  )
}
