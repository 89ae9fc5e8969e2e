import '#web/accounts/second-factor/recovery-codes.css'

import { useEffect, useRef } from 'react'

import { brand } from '#domain/values/brand.ts'
import { Button } from '#web/ui/actions/button.tsx'

/** New codes, shown only this once, as a list and as the only thing that is printed. */
export function RecoveryCodeList({
  codes,
  onSaved,
}: {
  codes: readonly string[]
  onSaved: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="recovery-sheet">
      <h2 ref={heading} tabIndex={-1}>
        Save your recovery codes
      </h2>
      <p>
        If you lose your phone, a code logs you in to {brand.name}. Each code works once.
        <span className="screen-only"> Print them or write them down, and keep them safe.</span>
      </p>
      <ol className="recovery-codes" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code.match(/.{4}/g)?.join('-')}</code>
          </li>
        ))}
      </ol>
      <p className="screen-only">
        <strong>We show them only now.</strong> Older codes no longer work.
      </p>
      <div className="form-actions screen-only">
        <Button onClick={() => window.print()}>Print</Button>
        <Button variant="quiet" onClick={onSaved}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
