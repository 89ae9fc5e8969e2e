import '#web/ui/code-sheet.css'

import { useState } from 'react'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import type { TakeOverCode } from '#domain/registrations/take-over.ts'
import { brand } from '#domain/values/brand.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { makeCode } from './registration-queries.ts'

/** The code with which the person sets up a login and takes their record over. It names no one on paper. */
export function CodeSheet({ patient }: { patient: RegisteredPatient }) {
  const [made, setMade] = useState<TakeOverCode>()
  const make = useAction(async () => setMade(await makeCode(patient.id)), {
    failure: 'The code was not made',
  })
  return (
    <section aria-label="A login of their own" className="invitation-sheet">
      <h3>{made ? `Your code for ${brand.name}` : 'A login of their own'}</h3>
      {made ? (
        <>
          <p className="invitation-code">{made.code}</p>
          <ol className="grid list-decimal gap-1 ps-6">
            <li>Open {location.host}/take-over.</li>
            <li>Enter this code, and the phone number or email address that you gave us.</li>
            <li>Choose the email address and password that you want to log in with.</li>
          </ol>
          <p>The code works until {formatDateTime(made.expires_at)}.</p>
          <p className="screen-only">
            <strong>We show the code only now.</strong> A new one ends it.
          </p>
          <div className="form-actions screen-only">
            <Button onClick={() => window.print()}>Print</Button>
          </div>
        </>
      ) : (
        <div className="grid justify-items-start gap-3">
          <p>With a code they set up a login at home, and everything is there.</p>
          <ActionButton variant="quiet" action={make} busyLabel="Making...">
            Make a code
          </ActionButton>
        </div>
      )}
    </section>
  )
}
