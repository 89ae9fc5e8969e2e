import type { ComponentProps, ReactNode } from 'react'
import type { PasswordAlone } from '#domain/admin/accounts.ts'
import { OwnPassword } from '#web/admin/own-password.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

interface AskAgainProps {
  open: boolean
  onClose: () => void
  title: string
  confirmLabel: string
  busyLabel: string
  confirmVariant: NonNullable<ComponentProps<typeof Form>['submitVariant']>
  /** What fails is shown in the dialog, which then stays. */
  onConfirm: (typed: PasswordAlone) => Promise<void>
  /** What follows from it. */
  children: ReactNode
}

/** Asks whether it is to be done, with the password of the admin. */
export function AskAgain(props: AskAgainProps) {
  const { open, onClose, title, confirmLabel, busyLabel, confirmVariant, onConfirm, children } =
    props
  return (
    <Dialog open={open} onClose={onClose} title={title} role="alertdialog">
      {children}
      <Form
        schema={async () => (await import('#domain/admin/accounts.ts')).passwordAlone}
        submitLabel={confirmLabel}
        busyLabel={busyLabel}
        submitVariant={confirmVariant}
        onSubmit={async (typed) => {
          await onConfirm(typed)
          onClose()
        }}
        actions={
          <Button variant="quiet" onClick={onClose}>
            Not now
          </Button>
        }
      >
        <OwnPassword />
      </Form>
    </Dialog>
  )
}
