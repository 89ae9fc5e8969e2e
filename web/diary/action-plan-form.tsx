import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { actionPlanParts } from '#domain/diary/action-plan-parts.ts'
import type { ActionPlan, ActionPlanTexts } from '#domain/diary/action-plan.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useWithConsent } from '#web/platform/signed-in/with-consent.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ownActionPlan, writeActionPlan } from './queries.ts'
import { errorTitles } from './texts.ts'

const draft = memoryDraft<Typed>('action-plan')

interface ActionPlanFormProps {
  plan: ActionPlan | null
  onDone: () => void
}

/**
 * The form of the plan. Where it was changed elsewhere in between, that is shown above the fields.
 */
export function ActionPlanForm({ plan, onDone }: ActionPlanFormProps) {
  const client = useQueryClient()
  const withConsent = useWithConsent('/diabetes?tab=emergency')
  const [first] = useState(plan)
  /** The stored plan when the form was opened, or as a rejection returned it. */
  const [seen, setSeen] = useState(plan)
  const [isOvertaken, setOvertaken] = useState(false)

  async function save(words: ActionPlanTexts) {
    try {
      const written = await withConsent(() =>
        writeActionPlan(client, { ...words, version: seen?.version ?? 0 }),
      )
      if (!written) return false
      toast({ title: 'Saved', text: 'Your action plan is saved.' })
      onDone()
      return true
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'changed_meanwhile') {
        setSeen(await client.fetchQuery({ ...ownActionPlan, staleTime: 0 }))
        setOvertaken(true)
      }
      toastFailure(errorTitles.saving, failure)
      throw failure
    }
  }

  return (
    <Card className="grid gap-6">
      {isOvertaken && seen ? (
        <section className="grid gap-2">
          <h3>Saved version</h3>
          <ul className="grid gap-2">
            {actionPlanParts
              .filter(({ name }) => seen[name] !== '')
              .map(({ name, heading }) => (
                <li key={name} className="wrap-anywhere whitespace-pre-line">
                  <span className="text-muted">{heading}:</span> {seen[name]}
                </li>
              ))}
          </ul>
          <p>If you save again, your text below replaces that plan.</p>
        </section>
      ) : null}
      <Form
        schema={async () => (await import('#domain/diary/action-plan.ts')).actionPlanTexts}
        submitLabel="Save my plan"
        busyLabel="Saving..."
        onSubmit={save}
        draft={draft}
        actions={
          <Button
            variant="quiet"
            onClick={() => {
              draft.clear()
              onDone()
            }}
          >
            Cancel
          </Button>
        }
      >
        {actionPlanParts.map(({ name, heading, hint, max }) => {
          const Field = max < 1000 ? TextField : TextAreaField
          return (
            <OwnWords key={name}>
              <Field
                name={name}
                label={heading}
                hint={hint || undefined}
                maxLength={max}
                defaultValue={first?.[name]}
                {...(name === 'call_phone'
                  ? { type: 'tel', defaultValue: showPhone(first?.call_phone ?? '') }
                  : {})}
              />
            </OwnWords>
          )
        })}
      </Form>
    </Card>
  )
}
