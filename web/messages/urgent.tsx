import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { dial } from '#domain/phone/dial.ts'
import type { Thread } from '#domain/messages/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { NotReadSoon } from './not-read-soon.tsx'
import { markUrgent } from './queries.ts'
import { errorTitles } from './texts.ts'

/** That the patient marked the conversation as urgent; its provider ends it by an answer, or here. */
export function Urgent({ thread, since }: { thread: Thread; since: string }) {
  const client = useQueryClient()
  const end = useAction(() => markUrgent(client, thread.id, false), { failure: errorTitles.urgent })
  const at = formatDateTime(since)
  if (thread.as === 'patient')
    return (
      <div className="thread-urgent">
        <NotReadSoon thread={thread} />
        <p>You marked this as urgent on {at}.</p>
      </div>
    )
  return (
    <div className="thread-urgent" role="status">
      <p className="font-bold">
        The patient asked us on {at} to tell you now. Read this first, and call or write.
      </p>
      {thread.phone_number ? (
        <a className="button" href={dial(thread.phone_number)}>
          <span>
            Call <span translate="no">{showPhone(thread.phone_number)}</span>
          </span>
        </a>
      ) : (
        <p>They gave no phone number.</p>
      )}
      <ActionButton action={end} variant="quiet" busyLabel="Saving...">
        I have dealt with it
      </ActionButton>
    </div>
  )
}
