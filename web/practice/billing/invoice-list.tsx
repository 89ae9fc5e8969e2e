import { nameOfPatient } from '#web/ui/name-of-patient.ts'
import { PatientName } from '#web/ui/patient-identity.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { describeCharge } from '#domain/practice/billing/charges.ts'
import type { InvoiceStatus } from '#domain/practice/billing/status.ts'
import type { BillingSummary, Invoice } from '#domain/practice/billing/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { Tabs } from '#web/ui/tabs.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NotShown } from '../practice-gate.tsx'
import { invoices, max, step } from './billing-queries.ts'
import { errorTitles, nameless, statusLabels } from './texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchLetter = async () => (await import('#web/ui/drawings/letter.tsx')).Letter

/** Details and forms of one invoice are fetched when the provider opens one. */
const fetchDialog = async () => (await import('./invoice-dialog.tsx')).InvoiceDialog

/** For providers with several drafts. */
const fetchIssueMonth = async () => (await import('./issue-month.tsx')).IssueMonth

/** The invoices by the next action on them; each opens where something can be done. */
export function Invoices({ summary: { drafts, issued } }: { summary: BillingSummary }) {
  const [opened, setOpened] = useState<Invoice>()
  const { Part: InvoiceDialog, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  const open = async (invoice: Invoice) => {
    if (await bring()) setOpened(invoice)
  }
  const list = (status: InvoiceStatus | undefined, none: string) => (
    <List status={status} none={none} onOpen={(invoice) => void open(invoice)} />
  )
  return (
    <>
      <Tabs
        label="Invoices"
        initial={drafts > 0 || issued === 0 ? 'draft' : 'issued'}
        tabs={[
          {
            id: 'draft',
            label: `To issue (${drafts})`,
            content: list('draft', 'No invoices to issue.'),
          },
          {
            id: 'issued',
            label: `To be paid (${issued})`,
            content: list('issued', 'No unpaid invoices.'),
          },
          {
            id: 'all',
            label: 'All',
            content: list(undefined, 'No completed sessions yet.'),
          },
        ]}
      />
      {InvoiceDialog ? (
        <InvoiceDialog invoice={opened} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  )
}

interface ListProps {
  status: InvoiceStatus | undefined
  none: string
  onOpen: (invoice: Invoice) => void
}

function List({ status, none, onOpen }: ListProps) {
  const [limit, setLimit] = useState(step)
  const query = useQuery(invoices(status, limit))
  return (
    <QueryView
      query={query}
      failed={errorTitles.invoices}
      Failed={NotShown}
      fallback={<Skeleton lines={6} text="Loading invoices..." />}
    >
      {(data) => {
        if (data.length === 0)
          return (
            <EmptyState
              drawing={<LateDrawing fetchDrawing={fetchLetter} width={160} box={[260, 180]} />}
              text={none}
            />
          )
        return (
          <>
            {status === 'draft' && data.length > 1 ? (
              <Lazy load={fetchIssueMonth} props={{}} />
            ) : null}
            <DataTable
              caption="Invoices, the latest session first"
              columns={columnsFor(onOpen, status === undefined)}
              rows={data}
              rowKey={({ id }) => id}
            />
            {data.length === limit && limit < max ? (
              <div className="mt-4">
                <Button variant="quiet" onClick={() => setLimit((shown) => shown + step)}>
                  Show more
                </Button>
              </div>
            ) : null}
          </>
        )
      }}
    </QueryView>
  )
}

const columnsFor = (
  onOpen: ListProps['onOpen'],
  hasStates: boolean,
): readonly Column<Invoice>[] => [
  {
    header: 'Session',
    cell: (invoice) => (
      <>
        <span className="whitespace-nowrap">{formatDate(invoice.session_time)}</span>
        <span className="block font-normal text-muted">{invoice.session_type}</span>
        {invoice.charged_for ? (
          <span className="block font-normal text-copper">{describeCharge(invoice)}</span>
        ) : null}
      </>
    ),
  },
  {
    header: 'Patient',
    cell: ({ patient }) => (patient ? <PatientName person={patient} /> : nameless),
  },
  {
    header: 'Amount',
    numeric: true,
    cell: ({ amount_ngwee }) =>
      amount_ngwee === null ? (
        <span className="text-copper">No price yet</span>
      ) : (
        formatMoney(amount_ngwee)
      ),
  },
  ...(hasStates
    ? [{ header: 'State', cell: ({ status }: Invoice) => <State status={status} /> }]
    : []),
  {
    header: 'Actions',
    isActions: true,
    cell: (invoice) => (
      <Button
        variant="quiet"
        data-adds-fields="amount_ngwee paid_on reason"
        data-of={invoice.id}
        onClick={() => onOpen(invoice)}
      >
        {wayOf[invoice.status] ?? 'Open'}
        <VisuallyHidden>
          {invoice.status === 'issued' ? ' for ' : ' '}
          the invoice for {invoice.patient ? nameOfPatient(invoice.patient) : nameless},{' '}
          {formatDate(invoice.session_time)}
        </VisuallyHidden>
      </Button>
    ),
  },
]

const wayOf: Partial<Record<InvoiceStatus, string>> = { draft: 'Issue', issued: 'Record payment' }

const tones: Record<InvoiceStatus, string> = {
  draft: 'text-copper font-bold',
  issued: 'font-bold',
  paid: 'text-ok font-bold',
  waived: 'text-muted',
  void: 'text-muted',
}

function State({ status }: { status: InvoiceStatus }) {
  return <span className={`whitespace-nowrap ${tones[status]}`}>{statusLabels[status]}</span>
}
