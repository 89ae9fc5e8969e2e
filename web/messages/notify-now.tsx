import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { markUrgent } from './queries.ts'

/** Marks the conversation as urgent for the provider. It says only what is known: not that anyone has read it. */
export function NotifyNow({ thread_id, name }: { thread_id: string; name: string }) {
  const client = useQueryClient()
  const [isNotified, setNotified] = useState(false)
  const notify = useAction(async () => {
    await markUrgent(client, thread_id, true)
    setNotified(true)
  })
  return (
    <div role="status" className="grid justify-items-start gap-3">
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
        </>
      )}
    </div>
  )
}
