import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StaffAccount } from '#domain/admin/staff.ts'
import { AskAgain } from '#web/admin/accounts/ask-again.tsx'
import { toasts } from '#web/admin/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { inviteAgain, withdrawInvitation } from './staff-queries.ts'

/** Sends an invitation again, or withdraws it. */
export function OpenInvitation({ id, full_name }: StaffAccount) {
  const [asked, setAsked] = useState<'again' | 'withdraw'>()
  const client = useQueryClient()
  const name = full_name || 'this person'
  const isAgain = asked === 'again'
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="quiet"
        data-adds-fields="password"
        data-of={id}
        onClick={() => setAsked('again')}
      >
        Send again<VisuallyHidden> to {name}</VisuallyHidden>
      </Button>
      <Button
        variant="quiet"
        data-adds-fields="password"
        data-of={id}
        onClick={() => setAsked('withdraw')}
      >
        Withdraw<VisuallyHidden> the invitation of {name}</VisuallyHidden>
      </Button>
      <AskAgain
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={isAgain ? `Invite ${name} again?` : `Withdraw the invitation of ${name}?`}
        confirmLabel={isAgain ? 'Send again' : 'Withdraw'}
        busyLabel="Saving..."
        confirmVariant={isAgain ? 'leaf' : 'danger'}
        onConfirm={async (typed) => {
          await (isAgain ? inviteAgain : withdrawInvitation)(client, id, typed)
          toast(isAgain ? toasts.invitedAgain : toasts.invitationWithdrawn)
        }}
      >
        <p>
          {isAgain
            ? 'They get a new email. The link of the earlier one does not work any more.'
            : 'The account is erased, and the link of the email does not work any more.'}
        </p>
      </AskAgain>
    </div>
  )
}
