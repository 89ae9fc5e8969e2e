import { useState } from 'react'
import type { NewPlanChange, PlanChange } from '#domain/care-plans/shared/request.ts'
import { useNavigate } from '#web/platform/location.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDay } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Section, Surface } from '#web/ui/layout/page.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useRetryId } from '#web/platform/calls/retry-id.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { Expected } from './expected.tsx'
import { failures, type PlanTexts } from './words.ts'

/**
 * What was typed, by page, while the user is at the consent page. In the memory of this tab alone.
 */
const stored = new Map<string, string>()
onSignedOut(() => stored.clear())

/** While a change is being made: the request, and by when it usually arrives. */
export function BeingChanged({ asked }: { asked: PlanChange | undefined }) {
  if (!asked) return null
  return (
    <Surface className="mb-6 grid gap-3">
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

interface AskForChangeProps {
  words: PlanTexts
  /** Sends the note; the id makes a second sending harmless. */
  ask: (change: NewPlanChange) => Promise<void>
}

/** The form to request a change of the plan. */
export function AskForChange({ words, ask }: AskForChangeProps) {
  const { page, writer, changeHint } = words
  const [isOpen, setOpen] = useState(stored.has(page))
  const send = useAsking({ words, ask }, () => setOpen(false))
  return (
    <Section title="Something does not fit?" className="screen-only">
      <p className="mb-4">
        Say what should be different. Your {writer} writes a new version of the plan.
      </p>
      <Button variant="quiet" data-brings="note" onClick={() => setOpen(true)}>
        Ask for a modification
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Ask for a modification">
        <Form
          schema={async () => (await import('#domain/care-plans/shared/request.ts')).newPlanChange}
          onSubmit={send}
          submitLabel="Send"
          busyLabel="Sending..."
          actions={
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          }
        >
          <OwnWords>
            <TextAreaField
              name="note"
              label="What should be different?"
              hint={changeHint}
              rows={5}
              maxLength={2000}
              defaultValue={stored.get(page)}
            />
          </OwnWords>
        </Form>
      </Dialog>
    </Section>
  )
}

/** Sends a note once, however often it is tried; consent comes first where it was withdrawn. */
function useAsking({ words: { page, writer }, ask }: AskForChangeProps, onAsked: () => void) {
  const navigate = useNavigate()
  const retry = useRetryId()
  return async ({ note }: NewPlanChange) => {
    try {
      await ask({ note, id: retry.idFor({ note }) })
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        stored.set(page, note)
        return navigate(`/consent?next=${page}`)
      }
      const text = describeFailure(failure, true)
      toast({ title: failures.submission, text, kind: 'destructive' })
      throw failure
    }
    stored.delete(page)
    retry.settle()
    onAsked()
    toast({ title: 'Success!', text: `Your note has been sent to your ${writer}.` })
  }
}
