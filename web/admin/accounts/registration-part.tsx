import { useState } from 'react'
import type { OpenedAccount } from '#domain/admin/accounts.ts'
import { RegisteredPerson } from '#web/registrations/registered-person.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'

/** A person whom the clinic has registered and who has no login: what it has of them, to correct or erase. */
export function RegistrationPart({ id, full_name }: OpenedAccount) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="form-actions">
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open the registration
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={full_name || 'No name given'}>
        <RegisteredPerson id={id} onClose={() => setOpen(false)} />
      </Dialog>
    </div>
  )
}
