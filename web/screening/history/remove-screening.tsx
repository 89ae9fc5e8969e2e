import { useQueryClient } from '@tanstack/react-query'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { removeScreening, restoreScreening } from '../queries.ts'

/** Removes an own screening, without a question: it can be taken back. */
export function RemoveScreening({ screening }: { screening: ScreeningResult }) {
  const { id, created_at, answers } = screening
  const client = useQueryClient()
  const at = formatDateTime(created_at)

  async function undo() {
    try {
      await restoreScreening(id)
      toast({ title: 'Undone', text: `Your result of ${at} is here again.` })
    } catch (failure) {
      toastFailure('The result is not back', failure)
    }
    await client.invalidateQueries()
  }

  const remove = useAction(
    async () => {
      await removeScreening(id)
      await client.invalidateQueries()
      toast({
        title: 'Removed',
        // An alert stays: what was answered may have been true.
        text: asksForSafety(answers)
          ? `Your result of ${at} is removed. If we told a provider that you may be unsafe, they still know.`
          : `Your result of ${at} is removed.`,
        action: { label: 'Undo', run: () => void undo() },
      })
    },
    { failure: 'The result is not removed' },
  )

  return (
    <ActionButton
      variant="quiet"
      action={remove}
      busyLabel="Removing..."
      suffix={<VisuallyHidden> the result of {at}</VisuallyHidden>}
    >
      Remove
    </ActionButton>
  )
}
