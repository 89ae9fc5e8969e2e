import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { longest } from '#domain/personal-plans/limits.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ownPersonalPlans, sayWords } from './queries.ts'
import { wordsFailed, wordsSent } from './texts.ts'

interface WordsFormProps {
  plan_id: string
  step_id: string
  onSent: () => void
}

/** What does not work about a step, in the person's own words. */
export function WordsForm({ plan_id, step_id, onSent }: WordsFormProps) {
  const client = useQueryClient()
  // Health text: it stays in the memory of the page until it is sent.
  const [draft] = useState(() => memoryDraft<Typed>(`words about step ${step_id}`))
  const { log } = useLogEntry({
    place: '/care-plan',
    failure: wordsFailed,
    list: ownPersonalPlans,
  })
  return (
    <Form
      schema={async () => (await import('#domain/personal-plans/schema.ts')).wordsForm}
      draft={draft}
      submitLabel="Send to my provider"
      busyLabel="Sending..."
      onSubmit={async ({ words }) => {
        const own = await log(
          { step_id, words },
          {
            send: (entry: { id: string; step_id: string; words: string }) =>
              sayWords(plan_id, entry),
          },
        )
        if (!own) return false
        client.setQueryData(ownPersonalPlans.queryKey, own)
        toast(wordsSent)
        onSent()
        return true
      }}
    >
      <OwnWords>
        <TextAreaField
          name="words"
          label="What does not work for you?"
          hint="The providers who see your plan read it. No one reads it at once: in danger, call a helpline."
          rows={4}
          maxLength={longest.words}
        />
      </OwnWords>
    </Form>
  )
}
