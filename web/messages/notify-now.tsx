import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { NotReadSoon } from './not-read-soon.tsx'
import { markUrgent, threadOf } from './queries.ts'

interface NotifyNowProps {
  thread_id: string
  name: string
  /** Sends what is typed and not sent yet; at once where nothing is. */
  sendTyped: () => Promise<void>
}

/**
 * Sends what is typed, and marks the conversation as urgent for the provider. It says only what is known: not that
 * anyone has read it.
 */
export function NotifyNow({ thread_id, name, sendTyped }: NotifyNowProps) {
  const client = useQueryClient()
  const { data: thread } = useQuery(threadOf(thread_id))
  const [isNotified, setNotified] = useState(false)
  const notify = useAction(async () => {
    await sendTyped()
    await markUrgent(client, thread_id, true)
    setNotified(true)
  })
  return (
    <div role="status" className="grid justify-items-start gap-3">
      {/* Once it is urgent, that is said above the form. */}
      {thread && !thread.urgent_at ? <NotReadSoon thread={thread} /> : null}
      {isNotified ? (
        <p>
          Your conversation is now first in the list of {name}, marked as urgent. We do not know
          when they read it. If you are in danger, call one of these numbers.
        </p>
      ) : (
        <>
          {notify.failure === undefined ? null : (
            <p className="font-bold">
              {name} was not told. {describeFailure(notify.failure)} Please call one of these
              numbers.
            </p>
          )}
          <ActionButton action={notify} variant="quiet" type="button" busyLabel="Telling...">
            Tell {name} now
          </ActionButton>
          <p className="text-sm text-muted">
            This sends what you wrote. {name} then also sees your phone number.
          </p>
        </>
      )}
    </div>
  )
}
