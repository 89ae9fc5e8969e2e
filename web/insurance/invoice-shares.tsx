import type { InvoiceClaim } from '#domain/insurance/claims.ts'
import { formatMoney } from '#web/platform/values/money.ts'

interface InvoiceSharesProps {
  amount_ngwee: number
  claim: Omit<InvoiceClaim, 'reason'> & { reason?: string | null }
  /** Whether the patient reads it. */
  isOwn?: boolean
}

/** What an insurer pays of an invoice and what the patient pays, with what became of it. */
export function InvoiceShares({ amount_ngwee, claim, isOwn = false }: InvoiceSharesProps) {
  const { insurer_name, state, paid_ngwee } = claim
  const isRest = state === 'billed' || state === 'written off'
  const share = isRest ? paid_ngwee : claim.amount_ngwee
  return (
    <>
      <p className="wrap-anywhere">
        Share of <span translate="no">{insurer_name}</span>:{' '}
        <span translate="no">{formatMoney(share)}</span>
        {state === 'paid' ? ', paid' : null}. {isOwn ? 'Your share' : 'Share of the patient'}:{' '}
        <strong translate="no">{formatMoney(amount_ngwee - share)}</strong>.
      </p>
      {isRest ? (
        <p className="text-muted wrap-anywhere">
          <span translate="no">{formatMoney(claim.amount_ngwee)}</span> was{' '}
          {paid_ngwee > 0 ? 'asked for, and not paid in full.' : 'not paid.'}{' '}
          {state === 'billed'
            ? `The rest is ${isOwn ? 'yours' : 'the patient’s'} to pay.`
            : `The rest is not asked of ${isOwn ? 'you' : 'the patient'}.`}
          {claim.reason ? (
            <>
              {' '}
              Why: <span translate="no">{claim.reason}</span>
            </>
          ) : null}
        </p>
      ) : null}
    </>
  )
}
