import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { api } from '#web/api.ts'
import { asProblem } from '#web/accounts/auth-failure.ts'
import { accountTexts } from '#web/accounts/texts.ts'
import { loadAuth } from '#web/app/signed-in/auth.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDateTime } from '#web/ui/dates.ts'
import { ConfirmDialog } from '#web/ui/dialog.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Unseen } from '#web/ui/page.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'

const devices = api<'devices'>(fetchAsMe)
const queryKey = ['sessions']

/** Each place where one is logged in; any other can be logged out, or all others at once. */
export function SessionsPanel() {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState('')
  const sessions = useQuery({
    queryKey,
    queryFn: async () => (await devices.sessions.$get()).json(),
  })
  const renew = () => client.invalidateQueries({ queryKey })

  async function endOne(id: string) {
    setLeaving(id)
    try {
      await devices.sessions[':id'].$delete({ param: { id } })
      await renew()
    } catch (failure) {
      toast({ title: 'Sign out Failed', text: describeFailure(failure), kind: 'destructive' })
    } finally {
      setLeaving('')
    }
  }

  async function endOthers() {
    const { error } = await (await loadAuth()).signOut({ scope: 'others' })
    if (error) throw asProblem(error)
    toast(accountTexts.othersOut)
    await renew()
  }

  if (sessions.error)
    return (
      <FailedState
        title="Error fetching your devices"
        failure={sessions.error}
        onRetry={() => void sessions.refetch()}
      />
    )
  if (!sessions.data) return <Skeleton />
  const others = sessions.data.filter((session) => !session.is_current)
  return (
    <div className="grid justify-items-start gap-4">
      <ul className="w-full divide-y divide-hairline border-y border-hairline">
        {sessions.data.map((session) => (
          <li
            key={session.id}
            className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <div>
              <p className="font-semibold">
                {session.device}
                {session.is_current ? ' (this device)' : ''}
              </p>
              <p className="text-muted">Last used {formatDateTime(session.last_used_at)}</p>
            </div>
            {session.is_current ? null : (
              <Button
                variant="quiet"
                disabled={leaving === session.id}
                onClick={() => void endOne(session.id)}
              >
                Log out
                <Unseen>: {session.device}</Unseen>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          Log out everywhere else
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Log out everywhere else?"
        confirmLabel="Log out the others"
        busyLabel="Logging out..."
        cancelLabel="Keep them"
        onConfirm={endOthers}
      >
        <p>
          {others.length === 1 ? 'One other place' : `${others.length} other places`} will have to
          log in again. You stay logged in here.
        </p>
      </ConfirmDialog>
    </div>
  )
}
