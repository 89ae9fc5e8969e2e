import { useState } from 'react'
import type { Invoice } from '#domain/practice/billing/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { fetchInvoice } from './billing-queries.ts'
import { FileButton } from './file-button.tsx'
import { CloseForm, IssueForm, PaymentForm } from './step-forms.tsx'
import { failures, meansLabels, nameless, reasonLabels, statusLabels } from './texts.ts'

interface InvoiceDialogProps {
  invoice: Invoice | undefined
  onClose: () => void
}

/** The details of an invoice, and what its provider may do with it now. */
export function InvoiceDialog({ invoice, onClose }: InvoiceDialogProps) {
  return (
    <Dialog
      open={invoice !== undefined}
      onClose={onClose}
      title={invoice?.number ? `Invoice ${invoice.number}` : 'Draft of an invoice'}
    >
      {invoice ? <Details key={invoice.id} invoice={invoice} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Details({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { id, number, status, patient, amount_ngwee, session_time, session_type } = invoice
  const [isClosing, setClosing] = useState(false)
  const way = { invoice, onDone: onClose }
  return (
    <>
      <FactList
        facts={[
          ['Session', `${formatDay(session_time)}, ${formatTime(session_time)}, ${session_type}`],
          ['Patient', patient?.full_name ?? nameless],
          // A draft's amount is in its field.
          ...(status === 'draft' || amount_ngwee === null
            ? []
            : [['Amount', formatMoney(amount_ngwee)] as const]),
          ['State', stateOf(invoice)],
        ]}
      />
      {isClosing ? (
        <CloseForm {...way} onBack={() => setClosing(false)} />
      ) : status === 'draft' ? (
        <IssueForm {...way} />
      ) : status === 'issued' ? (
        <PaymentForm {...way} />
      ) : null}
      {isClosing ? null : (
        <div className="form-actions">
          {number ? (
            <FileButton
              label="Save as PDF"
              name="invoice.pdf"
              failure={failures.pdf}
              fetchFile={() => fetchInvoice(id)}
            />
          ) : null}
          {status === 'void' ? null : (
            <Button variant="quiet" data-brings="reason" onClick={() => setClosing(true)}>
              Close without payment
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function stateOf({ status, paid_on, paid_by, waived_because }: Invoice): string {
  const word = statusLabels[status]
  if (status === 'paid' && paid_on && paid_by)
    return `${word} on ${formatDate(paid_on)}, ${meansLabels[paid_by].toLowerCase()}`
  return status === 'waived' && waived_because ? `${word}: ${reasonLabels[waived_because]}` : word
}
