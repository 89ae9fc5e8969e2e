import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskInvoice, DeskPayment, DeskPrompt } from '#domain/desk/payments.ts'
import { InsurancePart } from '#web/insurance/insurance-part.tsx'
import { InvoiceShares } from '#web/insurance/invoice-shares.tsx'
import { saveAnswer } from '#web/platform/save-file.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { nameAtDesk } from '../names.ts'
import { fetchReceipt, invoicesOf } from './payment-queries.ts'
import { ownTills } from '../tills/till-queries.ts'
import { errorTitles, meansLabels, stateLabels, tillCounted } from './texts.ts'

const fetchForm = async () => (await import('./take-payment.tsx')).TakePayment
const fetchReversal = async () => (await import('./reverse-payment.tsx')).ReversePayment
const fetchStatus = async () => (await import('./prompt-status.tsx')).PromptStatus

/** What was issued to a patient, with what was paid; and the way to take a payment. */
export function PatientInvoices({ id }: { id: string }) {
  const query = useQuery(invoicesOf(id))
  const [taking, setTaking] = useState<DeskInvoice>()
  const [prompt, setPrompt] = useState<DeskPrompt>()
  const taker = useLazyComponent(fetchForm, errorTitles.form)
  const status = useLazyComponent(fetchStatus, errorTitles.form)
  const [reversing, setReversing] = useState<Reversing>()
  const reverser = useLazyComponent(fetchReversal, errorTitles.form)
  const client = useQueryClient()
  /** Asks for the reason only where the till of this person still lets them reverse. */
  async function reverse(invoice: DeskInvoice, payment: DeskPayment) {
    const [isThere, tills] = await Promise.all([
      reverser.bring(),
      client.fetchQuery({ ...ownTills, staleTime: 0 }).catch(() => undefined),
    ])
    if (tills?.today?.closed_at) {
      toast({ title: 'Your till is counted', text: tillCounted })
      void client.invalidateQueries(invoicesOf(id))
    } else if (isThere) setReversing({ invoice, payment })
  }
  async function take(invoice: DeskInvoice) {
    if ((await taker.bring()) && (await status.bring())) setTaking(invoice)
  }
  function end() {
    setTaking(undefined)
    setPrompt(undefined)
  }
  return (
    <QueryView query={query} failed={errorTitles.invoices} fallback={<Skeleton lines={6} />}>
      {({ patient, invoices, drafts }) => (
        <Section
          title={
            <>
              Invoices of <span translate="no">{nameAtDesk(patient)}</span>
            </>
          }
        >
          {invoices.length === 0 ? <p>Nothing was issued to this patient.</p> : null}
          {drafts > 0 ? (
            <p className="mb-4">
              {drafts === 1 ? '1 invoice is' : `${drafts} invoices are`} not issued yet. Ask the
              provider to issue {drafts === 1 ? 'it' : 'them'} before you take money.
            </p>
          ) : null}
          <ul aria-label="Invoices" className="grid max-w-3xl">
            {invoices.map((invoice) => (
              <InvoiceRow
                key={invoice.id}
                invoice={invoice}
                onTake={() => void take(invoice)}
                onReverse={(payment) => reverse(invoice, payment)}
              />
            ))}
          </ul>
          <InsurancePart whose={{ by: 'desk', patient_id: id }} />
          <Dialog
            open={taking !== undefined}
            onClose={end}
            title={taking ? `Payment of invoice ${taking.number}` : ''}
          >
            {taking && prompt && status.Part ? (
              <status.Part
                key={prompt.id}
                patient_id={id}
                first={prompt}
                onAgain={() => setPrompt(undefined)}
                onDone={end}
              />
            ) : taking && taker.Part ? (
              <taker.Part patient={patient} invoice={taking} onDone={end} onAsked={setPrompt} />
            ) : null}
          </Dialog>
          <Dialog
            open={reversing !== undefined}
            onClose={() => setReversing(undefined)}
            title={reversing ? titleOf(reversing) : ''}
          >
            {reversing && reverser.Part ? (
              <reverser.Part
                key={reversing.payment.id}
                patient_id={id}
                {...reversing}
                onDone={() => setReversing(undefined)}
              />
            ) : null}
          </Dialog>
        </Section>
      )}
    </QueryView>
  )
}

interface Reversing {
  invoice: DeskInvoice
  payment: DeskPayment
}

const titleOf = ({ invoice, payment }: Reversing) =>
  `Reverse ${formatMoney(payment.amount_ngwee)} of invoice ${invoice.number}?`

interface InvoiceRowProps {
  invoice: DeskInvoice
  onTake: () => void
  onReverse: (payment: DeskPayment) => Promise<void>
}

function InvoiceRow({ invoice, onTake, onReverse }: InvoiceRowProps) {
  const { number, provider_name, session_on, due_on, amount_ngwee, open_ngwee, state } = invoice
  return (
    <li className="grid gap-2 border-t border-hairline py-4">
      <h3>
        Invoice <span translate="no">{number}</span>: {stateLabels[state].toLowerCase()}
      </h3>
      <p className="wrap-anywhere">
        <span translate="no">{formatMoney(amount_ngwee)}</span> for the visit on{' '}
        {formatDate(session_on)} with <span translate="no">{provider_name}</span>
      </p>
      {invoice.charged_for ? (
        <p className="wrap-anywhere">
          The visit was not held. <span translate="no">{invoice.charged_for}</span>.
        </p>
      ) : null}
      {invoice.claim ? <InvoiceShares amount_ngwee={amount_ngwee} claim={invoice.claim} /> : null}
      {open_ngwee > 0 ? (
        <p className="font-bold">
          <span translate="no">{formatMoney(open_ngwee)}</span> to pay
          {due_on ? ` by ${formatDate(due_on)}` : ''}
          {invoice.claim?.state === 'billed' ? ', the rest after the insurer' : ''}
        </p>
      ) : null}
      {invoice.payments.map((payment) => (
        <PaymentLine
          key={payment.id}
          invoice_id={invoice.id}
          payment={payment}
          onReverse={() => void onReverse(payment)}
        />
      ))}
      {open_ngwee > 0 ? (
        <div className="form-actions">
          <Button data-adds-fields="means amount_ngwee" data-of={invoice.id} onClick={onTake}>
            Take a payment
            <VisuallyHidden>
              {' '}
              of invoice <span translate="no">{number}</span>
            </VisuallyHidden>
          </Button>
        </div>
      ) : null}
    </li>
  )
}

interface PaymentLineProps {
  invoice_id: string
  payment: DeskPayment
  onReverse: () => void
}

function PaymentLine({ invoice_id, payment, onReverse }: PaymentLineProps) {
  const { amount_ngwee, paid_on, paid_by, reference, taken_by_name, is_reversed, receipt } = payment
  const print = useAction(async () => saveAnswer(await fetchReceipt(invoice_id, payment.id)), {
    failure: errorTitles.receipt,
  })
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="wrap-anywhere text-muted">
        {is_reversed ? 'Reversed: ' : ''}
        <span translate="no">{formatMoney(amount_ngwee)}</span>,{' '}
        {meansLabels[paid_by].toLowerCase()}, {formatDate(paid_on)}
        {reference ? (
          <>
            , <span translate="no">{reference}</span>
          </>
        ) : null}
        {taken_by_name ? (
          <>
            , taken by <span translate="no">{taken_by_name}</span>
          </>
        ) : null}
        {payment.is_to_give_back ? '. Return it: see “Money to return”' : ''}
      </p>
      <ActionButton variant="quiet" action={print} busyLabel="Making the receipt...">
        Receipt <span translate="no">{receipt}</span>
        <VisuallyHidden>
          {' '}
          of <span translate="no">{formatMoney(amount_ngwee)}</span>
        </VisuallyHidden>
      </ActionButton>
      {payment.may_reverse ? (
        <Button variant="quiet" data-adds-fields="reason" data-of={payment.id} onClick={onReverse}>
          Reverse
          <VisuallyHidden>
            {' '}
            <span translate="no">{formatMoney(amount_ngwee)}</span>
          </VisuallyHidden>
        </Button>
      ) : null}
    </div>
  )
}
