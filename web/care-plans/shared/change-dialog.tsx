import type { NewPlanChange } from '#domain/care-plans/shared/request.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import type { Draft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { errorTitles, type PlanTexts } from './words.ts'

interface ChangeDialogProps {
  open: boolean
  onClose: () => void
  words: PlanTexts
  draft: Draft<Typed>
  /** Sends the note; the id makes a second sending harmless. */
  ask: (change: NewPlanChange) => Promise<void>
}

/** The form to request a change of the plan. */
export function ChangeDialog({ open, onClose, words, draft, ask }: ChangeDialogProps) {
  const send = useAskForChangeMutation({ words, ask }, onClose)
  return (
    <Dialog open={open} onClose={onClose} title="Ask for a modification">
      <Form
        schema={async () => (await import('#domain/care-plans/shared/request.ts')).newPlanChange}
        draft={draft}
        onSubmit={send}
        submitLabel="Send"
        busyLabel="Sending..."
        actions={
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <OwnWords>
          <TextAreaField
            name="note"
            label="What should be different?"
            hint={words.changeHint}
            rows={5}
            maxLength={2000}
          />
        </OwnWords>
      </Form>
    </Dialog>
  )
}

/** Sends a note once, however often it is tried; consent comes first where it was withdrawn. */
function useAskForChangeMutation(
  { words: { page, writer }, ask }: Pick<ChangeDialogProps, 'words' | 'ask'>,
  onAsked: () => void,
) {
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  return async ({ note }: NewPlanChange) => {
    try {
      await ask({ note, id: retry.keyFor({ note }) })
    } catch (failure) {
      if (failure instanceof ProblemError && failure.code === 'consent_withdrawn') {
        navigate(`/consent?next=${page}`)
        return false
      }
      const text = describeFailure(failure, true)
      toast({ title: errorTitles.submission, text, kind: 'destructive' })
      throw failure
    }
    retry.reset()
    onAsked()
    toast({ title: 'Success!', text: `Your note has been sent to your ${writer}.` })
    return true
  }
}
