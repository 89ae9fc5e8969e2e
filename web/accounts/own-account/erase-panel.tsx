import { useState } from 'react'

import { useNavigate } from '#web/platform/location.ts'
import { accountTexts } from '#web/accounts/account-texts.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { deleteKept } from '#web/platform/calls/kept/held-keys.ts'
import { noteDeparture } from '#web/platform/calls/session.ts'
import { notifyOtherTabs } from '#web/platform/signed-in/auth/chosen-logout.ts'
import { clearBrowserStorage } from '#web/platform/signed-in/auth/clear-session.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

/**
 * Erases the account permanently, after the user has entered the password once more. A work account at
 * the front desk has no readings and no membership to lose.
 */
export function ErasePanel({ isOfDesk }: { isOfDesk: boolean }) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()

  async function erase({ password }: { password: string }) {
    await authenticatedFetch('/api/me', {
      method: 'DELETE',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    })
    setAsking(false)
    // In this order: without a session the guard redirects to the login page, and the home page
    // comes after that.
    deleteKept()
    noteDeparture(true)
    notifyOtherTabs()
    await clearBrowserStorage()
    toast(accountTexts.erased)
    navigate('/')
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>Take your data with you first, if you want to keep it. Erasing cannot be undone.</p>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Erase my account
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Erase your account for good?"
        role="alertdialog"
      >
        <p>
          {isOfDesk
            ? 'These are lost:'
            : 'These are lost, here and for those who care for you here:'}
        </p>
        <ul className="my-3 list-disc ps-6">
          <li>
            {isOfDesk
              ? 'your profile, and your place at the front desk'
              : 'your profile and your membership'}
          </li>
          {isOfDesk ? null : <li>all readings, results, plans and messages</li>}
          <li>the way to log in with this email address</li>
        </ul>
        <Form
          schema={async () => (await import('#domain/accounts/account.ts')).erasureRequest}
          onSubmit={erase}
          submitLabel="Erase everything"
          busyLabel="Erasing..."
          submitVariant="danger"
          actions={
            <Button variant="quiet" onClick={() => setAsking(false)}>
              Keep my account
            </Button>
          }
        >
          <PasswordField name="password" label="Your password" />
        </Form>
      </Dialog>
    </div>
  )
}
