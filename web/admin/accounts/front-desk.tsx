import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { AskAgain } from './ask-again.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { endFrontDesk, grantFrontDesk } from './account-queries.ts'
import { toasts } from '#web/admin/texts.ts'

/** The way to make an account part of the front desk, and to end that. */
export function FrontDesk({ id, full_name, role }: OpenedAccount) {
  const [isAsked, setAsked] = useState(false)
  const client = useQueryClient()
  const name = full_name || 'this account'
  const isOfDesk = role === 'front_desk'
  return (
    <div className="form-actions">
      <Button variant="quiet" onClick={() => setAsked(true)}>
        {isOfDesk ? 'Take the front desk away' : 'Make part of the front desk'}
      </Button>
      <AskAgain
        open={isAsked}
        onClose={() => setAsked(false)}
        title={isOfDesk ? `Take the front desk from ${name}?` : `Front desk for ${name}?`}
        confirmLabel={isOfDesk ? 'Take it away' : 'Make part of the front desk'}
        busyLabel="Saving..."
        confirmVariant={isOfDesk ? 'danger' : 'leaf'}
        onConfirm={async (typed) => {
          await (isOfDesk ? endFrontDesk : grantFrontDesk)(client, id, typed)
          toast(isOfDesk ? toasts.deskEnded : toasts.deskGranted)
        }}
      >
        <p>
          {isOfDesk
            ? 'The calendar of the clinic closes to them at once. They are logged out everywhere. The account stays, as a client’s.'
            : 'They see the calendar of the clinic: names, times and phone numbers of all patients, and no health data. They are logged out everywhere, and get an email.'}
        </p>
      </AskAgain>
    </div>
  )
}
