import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PregnancyAnswer } from '#domain/readings/care.ts'
import { Button } from '#web/ui/button.tsx'
import { Section, Surface } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { changeCare } from './queries.ts'
import { pregnancyChoices, pregnancyQuestion, whoSees } from './words.ts'

/** Asked at the first reading, and again each month: it decides what a high reading means. */
export function PregnancyQuestion() {
  const client = useQueryClient()
  const [isBusy, setBusy] = useState(false)

  async function answer(pregnancy: PregnancyAnswer) {
    if (isBusy) return
    setBusy(true)
    try {
      await changeCare(client, { pregnancy })
    } catch (failure) {
      toast({
        title: 'Your answer was not saved',
        text: describeFailure(failure),
        kind: 'destructive',
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Surface>
      <Section title={pregnancyQuestion} className="mt-0">
        <p className="mb-4">Your readings then need other advice. {whoSees}</p>
        <div className="grid gap-2 sm:grid-cols-2">
          {pregnancyChoices.map(({ value, label }) => (
            <Button
              key={value}
              variant="quiet"
              aria-disabled={isBusy}
              onClick={() => void answer(value)}
            >
              {label}
            </Button>
          ))}
        </div>
      </Section>
    </Surface>
  )
}
