import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { endSession, ownSessions, refreshSessions } from '#web/accounts/account-queries.ts'
import { asProblem } from '#web/accounts/auth-failure.ts'
import { accountTexts } from '#web/accounts/account-texts.ts'
import { loadAuth } from '#web/platform/signed-in/auth/auth.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** Each place where the user is logged in; any other can be logged out, or all others at once. */
export function SessionsPanel() {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const query = useQuery(ownSessions)

  const endOne = useAction((id: string) => endSession(client, id), { failure: 'Sign out Failed' })

  async function endOthers() {
    const { error } = await (await loadAuth()).signOut({ scope: 'others' })
    if (error) throw asProblem(error)
    toast(accountTexts.othersOut)
    await refreshSessions(client)
  }

  return (
    <QueryView query={query} failed="Error fetching your devices" onlyFresh fallback={<Skeleton />}>
      {(sessions) => {
        const others = sessions.filter((session) => !session.is_current)
        return (
          <div className="grid justify-items-start gap-4">
            <ul className="-my-3 w-full divide-y divide-hairline">
              {sessions.map((session) => (
                <li
                  key={session.id}
                  className="flex max-w-none flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
                >
                  <div>
                    <p className="font-bold">
                      {session.device}
                      {session.is_current ? ' (this device)' : ''}
                    </p>
                    <p className="text-muted">Last used {formatDateTime(session.last_used_at)}</p>
                  </div>
                  {session.is_current ? null : (
                    <ActionButton
                      variant="quiet"
                      action={{ ...endOne, run: () => endOne.run(session.id) }}
                    >
                      Log out
                      <VisuallyHidden>: {session.device}</VisuallyHidden>
                    </ActionButton>
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
                {others.length === 1 ? 'One other place' : `${others.length} other places`} will
                have to log in again. You stay logged in here. If you have a calendar address, it
                ends too.
              </p>
            </ConfirmDialog>
          </div>
        )
      }}
    </QueryView>
  )
}
