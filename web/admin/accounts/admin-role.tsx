import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { toasts } from '#web/admin/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { endAdmin, grantAdmin } from './account-queries.ts'
import { AskAgain } from './ask-again.tsx'

/** The way to make an account an admin's, and to end that. */
export function AdminRole({ id, full_name, role }: OpenedAccount) {
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const name = full_name || 'this account'
  const isAdmin = role === 'admin'
  return (
    <div className="form-actions">
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {isAdmin ? 'Take the admin role away' : 'Make an admin'}
      </Button>
      <AskAgain
        open={isAsked}
        onClose={() => setAsked(false)}
        title={isAdmin ? `Take the admin role from ${name}?` : `Make ${name} an admin?`}
        confirmLabel={isAdmin ? 'Take it away' : 'Make an admin'}
        busyLabel="Saving..."
        confirmVariant={isAdmin ? 'danger' : 'leaf'}
        onConfirm={async (typed) => {
          await (isAdmin ? endAdmin : grantAdmin)(client, id, typed)
          toast(isAdmin ? toasts.adminEnded : toasts.adminGranted)
        }}
      >
        <p>
          {isAdmin
            ? 'The administration closes to them at once. They are logged out everywhere. The account stays, as a client’s.'
            : 'They can do all that you can: accounts, money, settings and texts. They are logged out everywhere, and get an email.'}
        </p>
      </AskAgain>
    </div>
  )
}
