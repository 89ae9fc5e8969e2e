import '#web/ui/code-sheet.css'

import { useEffect, useRef } from 'react'
import type { ClinicRecord } from '#domain/practice/clinic-records.ts'
import { brand } from '#domain/values/brand.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** What happens next: an email is on its way, or the code to read out or print. It names no one on paper. */
export function InvitationSheet({
  invited,
  onClose,
}: {
  invited: {
    record: Pick<ClinicRecord, 'email' | 'code_expires_at' | 'expires_at'>
    code: string | null
  }
  onClose: () => void
}) {
  const { record, code } = invited
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="invitation-sheet">
      <h3 ref={heading} tabIndex={-1}>
        {code ? `Your code for ${brand.name}` : 'Invitation sent'}
      </h3>
      {code ? (
        <>
          <p className="invitation-code" translate="no">
            {code}
          </p>
          <ol className="grid list-decimal gap-1 ps-6">
            <li>
              Open <span translate="no">{location.host}</span> and make an account, or log in.
            </li>
            <li>Open Account, then Invitations.</li>
            <li>Enter this code and your phone number.</li>
          </ol>
          {record.code_expires_at ? (
            <p>The code works until {formatDateTime(record.code_expires_at)}.</p>
          ) : null}
          <p className="screen-only">
            <strong>We show the code only now.</strong> You can make a new one at any time.
          </p>
        </>
      ) : (
        <p className="wrap-anywhere">
          We sent an email to {record.email}. The patient decides what happens with this record.
        </p>
      )}
      <p className="screen-only">
        Without an answer the invitation ends on {formatDateTime(record.expires_at)}.
      </p>
      <div className="form-actions screen-only">
        {code ? <Button onClick={() => window.print()}>Print</Button> : null}
        <Button variant="quiet" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  )
}
