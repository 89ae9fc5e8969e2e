import { useQueryClient } from '@tanstack/react-query'
import type { ScreeningResult } from '#domain/screening/schema.ts'
import { asksForSafety } from '#domain/screening/scoring.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { removeScreening, restoreScreening } from '../queries.ts'

/** Removes an own screening, without a question: it can be taken back. */
export function RemoveScreening({ screening }: { screening: ScreeningResult }) {
  const { id, created_at, answers } = screening
  const client = useQueryClient()
  const at = formatDateTime(created_at)

  const refresh = () => client.invalidateQueries()

  const remove = useAction(
    async () => {
      await removeScreening(id)
      await refresh()
      toastUndo({
        title: 'Removed',
        // An alert stays: what was answered may have been true.
        text: asksForSafety(answers)
          ? `Your result of ${at} is removed. If we told a provider that you may be unsafe, they still know.`
          : `Your result of ${at} is removed.`,
        undo: () => restoreScreening(id).finally(() => void refresh()),
        undone: `Your result of ${at} is here again.`,
        failure: 'The result is not back',
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
