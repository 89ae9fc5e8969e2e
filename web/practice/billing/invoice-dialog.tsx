import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { useState } from 'react'
import { describeCharge } from '#domain/practice/billing/charges.ts'
import { openOf } from '#domain/practice/billing/invoice-state.ts'
import type { Invoice, InvoicePayment } from '#domain/practice/billing/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDate, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { fetchInvoice } from './billing-queries.ts'
import { FileButton } from './file-button.tsx'
import { CreditForm, PaymentForm, ReverseForm } from './payment-forms.tsx'
import { RecordedPayments } from './recorded-payments.tsx'
import { CloseForm, IssueForm } from './step-forms.tsx'
import { errorTitles, meansLabels, nameless, reasonLabels, statusLabels } from './texts.ts'

const fetchShares = async () => (await import('#web/insurance/invoice-shares.tsx')).InvoiceShares

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

/** What the dialog asks for; the first form follows from the status of the invoice. */
type Task = 'close' | 'credit' | InvoicePayment | undefined

function Details({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { id, number, status, patient, amount_ngwee, session_time, session_type } = invoice
  const [task, setTask] = useState<Task>()
  const charge = describeCharge(invoice)
  const way = { invoice, onDone: onClose }
  const back = { ...way, onBack: () => setTask(undefined) }
  return (
    <>
      <FactList
        facts={[
          ['Session', `${formatDay(session_time)}, ${formatTime(session_time)}, ${session_type}`],
          ['Patient', patient ? nameOfPatient(patient) : nameless],
          ...(charge ? [['Charged for', charge] as const] : []),
          // A draft's amount is in its field.
          ...(status === 'draft' || amount_ngwee === null
            ? []
            : [['Amount', formatMoney(amount_ngwee)] as const]),
          ['State', stateOf(invoice)],
          ...(status === 'issued' && invoice.due_on
            ? [['Pay by', formatDate(invoice.due_on)] as const]
            : []),
        ]}
      />
      {invoice.claim && amount_ngwee !== null ? (
        <Lazy load={fetchShares} props={{ amount_ngwee, claim: invoice.claim }} />
      ) : null}
      {number && task === undefined ? <RecordedPayments id={id} onReverse={setTask} /> : null}
      {task === 'close' ? (
        <CloseForm {...back} />
      ) : task === 'credit' ? (
        <CreditForm {...back} />
      ) : task ? (
        <ReverseForm {...back} payment={task} />
      ) : status === 'draft' ? (
        <IssueForm {...way} />
      ) : status === 'issued' && openOf(invoice) > 0 ? (
        <PaymentForm {...way} />
      ) : null}
      {task ? null : (
        <div className="form-actions">
          {number ? (
            <FileButton
              label="Save as PDF"
              failure={errorTitles.pdf}
              fetchFile={() => fetchInvoice(id)}
            />
          ) : null}
          {status === 'issued' ? (
            <Button
              variant="quiet"
              data-adds-fields="amount_ngwee reason"
              onClick={() => setTask('credit')}
            >
              Credit note
            </Button>
          ) : null}
          {status === 'void' ? null : (
            <Button
              variant="quiet"
              data-adds-fields="reason takes_back"
              onClick={() => setTask('close')}
            >
              Close without payment
            </Button>
          )}
        </div>
      )}
    </>
  )
}

function stateOf(invoice: Invoice): string {
  const { status, paid_on, paid_by, waived_because } = invoice
  const word = statusLabels[status]
  if (status === 'issued' && invoice.paid_ngwee + invoice.credited_ngwee > 0)
    return `${word}: ${formatMoney(openOf(invoice))} left`
  if (status === 'paid' && paid_on && paid_by)
    return `${word} on ${formatDate(paid_on)}, ${meansLabels[paid_by].toLowerCase()}`
  return status === 'waived' && waived_because ? `${word}: ${reasonLabels[waived_because]}` : word
}
