import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Step } from '#domain/personal-plans/goals.ts'
import { markOf } from '#domain/personal-plans/progress.ts'
import type { PersonalPlan, PlanMark } from '#domain/personal-plans/schema.ts'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { markStep, unmarkStep } from './queries.ts'
import { doneWords, markingFailed } from './texts.ts'
import { WordsForm } from './words-form.tsx'

interface StepWaysProps {
  plan_id: string
  step: Step
  marks: readonly PlanMark[]
  today: string
  /** What the user has said of this step. */
  words: PersonalPlan['words']
}

/** What a person does with a step: mark it as done, take that back, or say that it does not work for them. */
export function StepWays({ plan_id, step, marks, today, words }: StepWaysProps) {
  const client = useQueryClient()
  const withConsent = useWithConsent('/care-plan')
  const [isSaying, setSaying] = useState(false)
  const mark = markOf(step, marks, today)
  const done = useAction(
    () =>
      withConsent(() =>
        markStep(client, plan_id, { id: crypto.randomUUID(), step_id: step.id, day: today }),
      ),
    { failure: markingFailed },
  )
  const undo = useAction((id: string) => unmarkStep(client, id), { failure: markingFailed })
  return (
    <div className="screen-only grid gap-3">
      <div className="flex flex-wrap gap-3">
        {step.who === 'patient' ? (
          mark ? (
            <ActionButton
              variant="quiet"
              action={{ isBusy: undo.isBusy, run: () => undo.run(mark.id) }}
              aria-label={`${doneWords(step.is_once)}. Undo: ${step.step}`}
            >
              {doneWords(step.is_once)}. Undo
            </ActionButton>
          ) : (
            <ActionButton
              variant="leaf"
              action={done}
              busyLabel="Saving..."
              aria-label={`Mark as done: ${step.step}`}
            >
              Mark as done
            </ActionButton>
          )
        ) : null}
        <Button
          variant="quiet"
          aria-expanded={isSaying}
          aria-label={`This does not work for me: ${step.step}`}
          data-adds-fields="words"
          data-of={step.id}
          onClick={() => setSaying(!isSaying)}
        >
          This does not work for me
        </Button>
      </div>
      {isSaying ? (
        <WordsForm plan_id={plan_id} step_id={step.id} onSent={() => setSaying(false)} />
      ) : null}
      {words.map((said) => (
        <p key={said.id} className="wrap-anywhere whitespace-pre-line text-muted">
          You said on {formatDate(said.created_at)}: {said.words}
        </p>
      ))}
    </div>
  )
}
