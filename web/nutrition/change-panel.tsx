import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { PlanChange } from '#domain/nutrition/request.ts'
import { onSignedOut } from '#web/app/signed-in/forget.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { Section, Surface } from '#web/ui/page.tsx'
import { ProblemError, describeFailure } from '#web/ui/problem.ts'
import { useRetryId } from '#web/ui/retry-id.ts'
import { toast } from '#web/ui/toast.tsx'
import { Expected } from './being-crafted.tsx'
import { askForChange } from './queries.ts'
import { failures, notices } from './texts.ts'

/** What was typed, while the person is at the consent page. In the memory of this tab alone. */
let kept = ''
onSignedOut(() => {
  kept = ''
})

/** While a change is being made: what was asked for, and by when it usually comes. */
export function BeingChanged({ asked }: { asked: PlanChange | undefined }) {
  if (!asked) return null
  return (
    <Surface className="grid gap-3">
      <h2 className="text-lg">Your plan is being changed</h2>
      <p>
        You asked on {formatDay(asked.created_at)}: <q className="wrap-anywhere">{asked.note}</q>
      </p>
      <p>
        Usually here by: <Expected sent={asked.created_at} />. Until then, this is the plan so far.
      </p>
    </Surface>
  )
}

/** The way to ask for a change of the plan. */
export function AskForChange({ request_id }: { request_id: string }) {
  const [isOpen, setOpen] = useState(kept !== '')
  const ask = useAsking(request_id, () => setOpen(false))
  return (
    <Section title="Something does not fit?" className="screen-only">
      <p className="mb-4">
        Say what should be different. Your dietitian writes a new version of the plan.
      </p>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Ask for a modification
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Ask for a modification">
        <Form
          schema={async () => (await import('#domain/nutrition/request.ts')).newPlanChange}
          onSubmit={ask}
          submitLabel="Send"
          busyLabel="Sending..."
          actions={
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          }
        >
          <TextAreaField
            name="note"
            label="What should be different?"
            hint="For example: “No kapenta, please, and less to buy for the weekend.”"
            rows={5}
            maxLength={2000}
            defaultValue={kept}
          />
        </Form>
      </Dialog>
    </Section>
  )
}

/** Sends a note once, however often it is tried; consent comes first where it was taken back. */
function useAsking(request_id: string, onAsked: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useRetryId()
  return async ({ note }: { note: string }) => {
    try {
      await askForChange(client, request_id, { note, id: retry.idFor({ note }) })
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        kept = note
        return void navigate('/consent?next=/my-meal-plan')
      }
      toast({
        title: failures.submission,
        text: describeFailure(failure, true),
        kind: 'destructive',
      })
      throw failure
    }
    kept = ''
    retry.settle()
    onAsked()
    toast(notices.changeSent)
  }
}
