import { useQueryClient } from '@tanstack/react-query'
import { longest } from '#domain/support/limits.ts'
import type { NewQuestion } from '#domain/support/schema.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { tabDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { raiseAlert } from '#web/safety/alert/alert-outbox.ts'
import { speaksOfDanger } from '#web/safety/alert/speaks-of-danger.ts'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { byWhen } from './due-words.ts'
import { askQuestion } from './queries.ts'
import { aboutOptions } from './texts.ts'

const draft = tabDraft<Typed>('support', 'question')

const fetchForm = loadOnce(() => import('#domain/support/schema.ts'))

interface QuestionFormProps {
  /** By when a question is answered that is sent now. */
  dueAt: string
  onDanger: (alertId: string) => void
}

/** A new question: what it is about decides who reads it. */
export function QuestionForm({ dueAt, onDanger }: QuestionFormProps) {
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const now = useNow()

  async function submit(entry: Omit<NewQuestion, 'id'>) {
    const id = retry.keyFor(entry)
    // Before anything is sent: help never waits.
    if (await speaksOfDanger(entry.words)) {
      raiseAlert(id)
      onDanger(id)
    }
    await askQuestion(client, { ...entry, id })
    retry.reset()
    toast({ title: 'Question sent', text: 'You get an email when we have answered.' })
  }

  return (
    <Form
      schema={async () => (await fetchForm()).questionForm}
      submitLabel="Send my question"
      busyLabel="Sending..."
      draft={draft}
      resetOnSuccess
      onSubmit={async (typed) => submit((await fetchForm()).readQuestionForm(typed))}
    >
      <p>
        Asked now, it is answered <strong>{byWhen(dueAt, now)}</strong>. Who answers reads your
        name, date of birth and phone number, too.
      </p>
      <ChoiceCards name="about" label="What is it about?" options={aboutOptions} columns />
      <OwnWords>
        <TextAreaField
          name="words"
          label="Your question"
          hint="Our front desk reads no health questions. For anything about your health, choose “My health question” above."
          rows={6}
          maxLength={longest.words}
        />
      </OwnWords>
    </Form>
  )
}
