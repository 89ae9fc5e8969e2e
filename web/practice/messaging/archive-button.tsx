import { useQueryClient } from '@tanstack/react-query'
import type { Thread } from '#domain/messages/schema.ts'
import { refreshMessages } from '#web/messages/live-queries.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { archiveThread } from './archive-queries.ts'

interface ArchiveButtonProps {
  thread: Thread
  /** The newest message that the page has shown; undefined where there is none. */
  shown: string | undefined
  /** Called once it is archived. */
  onArchived: () => void
}

/** Archives a conversation, or restores it. An urgent one stays where it is. */
export function ArchiveButton({ thread, shown, onArchived }: ArchiveButtonProps) {
  const client = useQueryClient()
  const { id, is_archived: isArchived } = thread
  const action = useAction(
    async () => {
      await archiveThread(client, id, { is_archived: !isArchived, shown_until: shown ?? null })
      if (isArchived) return
      toastUndo({
        title: 'Archived',
        text: 'It comes back automatically when a new message arrives.',
        undo: () => archiveThread(client, id, { is_archived: false }),
        undone: 'It is among your conversations again.',
        failure: 'The conversation is still archived',
      })
      onArchived()
    },
    {
      failure: isArchived
        ? 'The conversation is still archived'
        : 'The conversation is not archived',
      refresh: () => refreshMessages(client),
    },
  )
  if (thread.urgent_at) return null
  return (
    <ActionButton action={action} variant="quiet" busyLabel="Saving...">
      {isArchived ? 'Restore' : 'Archive'}
    </ActionButton>
  )
}
