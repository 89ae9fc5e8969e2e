import type { InvoiceClaim } from '#domain/insurance/claims.ts'
import type { InvoicePayment } from '#domain/practice/billing/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { meansLabels } from './texts.ts'

interface TakenBackProps {
  /** Those that count, one at least. */
  payments: readonly InvoicePayment[]
  claim: Pick<InvoiceClaim, 'insurer_name'> | null
}

/** What happens with each payment of an invoice that is closed as wrong, and the question whether it is meant. */
export function TakenBack({ payments, claim }: TakenBackProps) {
  const sum = payments.reduce((all, one) => all + one.amount_ngwee, 0)
  return (
    <div className="grid gap-3">
      <p>If the invoice is wrong, what was paid of it does not count any more:</p>
      <ul aria-label="Payments that do not count any more">
        {payments.map((payment) => (
          <li key={payment.id} className="wrap-anywhere">
            <strong translate="no">{formatMoney(payment.amount_ngwee)}</strong>,{' '}
            {formatDate(payment.paid_on)}, {meansLabels[payment.paid_by].toLowerCase()}
            {payment.at_desk ? ' at the front desk' : payment.is_online ? ' here' : ''}.{' '}
            {payment.is_online ? (
              'Refund it first: until then the invoice cannot be closed as wrong.'
            ) : payment.paid_by === 'insurance' && claim ? (
              <>
                The claim at <span translate="no">{claim.insurer_name}</span> is withdrawn. An admin
                settles the money with the insurer.
              </>
            ) : payment.at_desk ? (
              'The front desk sees it, gives the money to the patient and confirms that.'
            ) : (
              'Give the money back, or record it on the new invoice.'
            )}
          </li>
        ))}
      </ul>
      <CheckboxField
        name="takes_back"
        label={`Yes, payments of ${formatMoney(sum)} do not count any more`}
        hint="Only where the invoice is wrong. Otherwise what was paid stays."
      />
    </div>
  )
}
