import { useQueryClient } from '@tanstack/react-query'
import type { PregnancyAnswer } from '#domain/readings/care.ts'
import { Section, Card } from '#web/ui/layout/page.tsx'
import { changeCare } from './queries.ts'
import { pregnancyChoices, pregnancyQuestion, whoSees } from './words.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'

/** Asked at the first reading, and again each month: it decides what a high reading means. */
export function PregnancyQuestion() {
  const client = useQueryClient()
  const answer = useAction((pregnancy: PregnancyAnswer) => changeCare(client, { pregnancy }), {
    failure: 'Your answer was not saved',
  })

  return (
    <Card>
      <Section title={pregnancyQuestion} className="mt-0">
        <p className="mb-4">Your readings then need other advice. {whoSees}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          {pregnancyChoices.map(({ value, label }) => (
            <ActionButton
              key={value}
              variant="quiet"
              action={{ ...answer, run: () => answer.run(value) }}
            >
              {label}
            </ActionButton>
          ))}
        </div>
      </Section>
    </Card>
  )
}
