import { useQuery } from '@tanstack/react-query'
import { describeCharge } from '#domain/practice/billing/charges.ts'
import { asksForMoney, openOf, stateOf } from '#domain/practice/billing/invoice-state.ts'
import type { OwnInvoiceDetails } from '#domain/practice/billing/schema.ts'
import type { PathParams } from '#web/app/routing/route.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { saveAnswer } from '#web/platform/save-file.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate, formatDayAndTime } from '#web/platform/values/dates.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { InvoicePayments } from './invoice-payments.tsx'
import { fetchInvoice, ownInvoice } from './invoice-queries.ts'
import { invoicesFailed, noDocument, stateLabels, stateTones } from './texts.ts'

const fetchShares = async () => (await import('#web/insurance/invoice-shares.tsx')).InvoiceShares

/** Paying comes after the facts: few bytes are needed to read an invoice. */
const fetchPaying = async () => (await import('./pay-invoice.tsx')).PayInvoice

/** One invoice of the user: what it is for, what is open, and what was paid. */
export function InvoicePage({ id }: PathParams<'/invoices/:id'>) {
  const query = useQuery(ownInvoice(id))
  const { data, error } = query
  // An address with an invalid id (422) counts as not found too.
  const isMissing = error instanceof ProblemError && [404, 422].includes(error.status)
  return (
    <Main>
      <p className="mb-4">
        <Link to="/invoices" className="link link-alone gap-2">
          <Icon name="back" />
          All invoices
        </Link>
      </p>
      {isMissing ? (
        <>
          <PageHeading title="Invoice not found" />
          <EmptyState
            text="We did not find this invoice in your account."
            action={<LinkButton to="/invoices">See your invoices</LinkButton>}
          />
        </>
      ) : (
        <>
          <PageHeading
            title={data ? `Invoice ${data.number}` : 'Your invoice'}
            lead={data ? `From ${data.provider_name}` : null}
          />
          <QueryView query={query} failed={invoicesFailed} fallback={<SkeletonBlock />}>
            {(invoice) => <Details invoice={invoice} />}
          </QueryView>
        </>
      )}
    </Main>
  )
}

function Details({ invoice }: { invoice: OwnInvoiceDetails }) {
  const { id, amount_ngwee, issued_at, due_on, paid_ngwee, credited_ngwee, credit_notes } = invoice
  const now = useNow()
  const state = stateOf(invoice, dayOf(now))
  const isOpen = asksForMoney(state)
  const charge = describeCharge(invoice)
  const save = useAction(async () => saveAnswer(await fetchInvoice(id)), {
    failure: noDocument,
  })
  return (
    <>
      <Card>
        <FactList
          facts={[
            [
              'Status',
              <span key="state" className={stateTones[state]}>
                {stateLabels[state]}
              </span>,
            ],
            ['Issued on', issued_at && formatDate(issued_at)],
            ...(isOpen && due_on ? [['Pay by', formatDate(due_on)] as const] : []),
            ['Session', `${formatDayAndTime(invoice.session_time, now)}, ${invoice.session_type}`],
            ...(charge ? [['For', charge] as const] : []),
            ['Amount', amount_ngwee === null ? null : formatMoney(amount_ngwee)],
            ...(credited_ngwee > 0
              ? [
                  [
                    'Credited',
                    `${formatMoney(credited_ngwee)}, ${numbersOf(credit_notes)}`,
                  ] as const,
                ]
              : []),
            ...(paid_ngwee > 0 ? [['Paid', formatMoney(paid_ngwee)] as const] : []),
            ...(isOpen
              ? [
                  [
                    'Still to pay',
                    <strong key="open" translate="no">
                      {formatMoney(openOf(invoice))}
                    </strong>,
                  ] as const,
                ]
              : []),
          ]}
        />
        {invoice.claim && amount_ngwee !== null ? (
          <Lazy load={fetchShares} props={{ amount_ngwee, claim: invoice.claim, isOwn: true }} />
        ) : null}
        <div className="mt-6">
          <ActionButton variant="quiet" action={save} busyLabel="Making the file...">
            Save as PDF
          </ActionButton>
        </div>
      </Card>
      <Lazy load={fetchPaying} props={{ invoice }} />
      {invoice.payments.length > 0 ? (
        <Section title="Payments">
          <InvoicePayments invoice={invoice} />
        </Section>
      ) : null}
    </>
  )
}

const numbersOf = (notes: OwnInvoiceDetails['credit_notes']) =>
  notes.map(({ number }) => number).join(', ')
