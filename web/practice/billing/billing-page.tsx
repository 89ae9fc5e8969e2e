import '#web/practice/practice.css'
import { useQuery } from '@tanstack/react-query'
import type { BillingSummary } from '#domain/practice/billing/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { billing, fetchBooks } from './billing-queries.ts'
import { Invoices } from './invoice-list.tsx'
import { PricesPanel } from './prices-panel.tsx'
import { errorTitles } from './texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'
import { periodsAround } from '#domain/practice/billing/months.ts'
import { useNow } from '#web/platform/use-now.ts'
import { FileButton } from './file-button.tsx'

const periods = [
  ['This month', 'this_month'],
  ['Last month', 'last_month'],
  ['This year', 'this_year'],
] as const

/** All invoices of a period as one file, for a spreadsheet or an accountant. */
function ExportPanel() {
  const spans = periodsAround(new Date(useNow()))
  return (
    <>
      <p>Save the invoices of a period as CSV, by the day of the session.</p>
      <div className="my-4 flex flex-wrap gap-3">
        {periods.map(([label, period]) => (
          <FileButton
            key={period}
            label={label}
            failure={errorTitles.csv}
            fetchFile={() => fetchBooks(spans[period])}
          />
        ))}
      </div>
      <p className="text-muted">
        The file has your patients’ names. Each of them can see that you downloaded it.
      </p>
    </>
  )
}

const fetchMarketBasket = async () =>
  (await import('#web/ui/drawings/market-basket.tsx')).MarketBasket

/** Rendered after the open tasks. */
const fetchChart = async () => (await import('./months-chart.tsx')).MonthsChart

/**
 * A provider's sessions, invoices and payments. Every figure is counted
 * (docs/specification.md, "Billing and messages" and "Figures of a practice").
 */
export function BillingPage() {
  return (
    <Main>
      <PageHeading
        title="Billing & Revenue"
        lead="Each session you complete gets an invoice. Patients pay here, or you record what they pay."
      />
      <ForVerified
        drawing={<LateDrawing fetchDrawing={fetchMarketBasket} width={220} box={[260, 210]} />}
      >
        <Books />
      </ForVerified>
    </Main>
  )
}

function Books() {
  const query = useQuery(billing)
  return (
    <QueryView
      query={query}
      failed={errorTitles.billing}
      Failed={NotShown}
      fallback={
        <div className="stat-tiles-waiting">
          <SkeletonBlock />
          <SkeletonBlock />
        </div>
      }
    >
      {(data) => (
        <>
          <Figures summary={data} />
          <div className="grid gap-x-12 lg:grid-cols-[7fr_5fr]">
            <Section title="Invoices" className="min-w-0">
              <Invoices summary={data} />
            </Section>
            <div className="min-w-0">
              <Section title="Your months">
                <Lazy
                  load={fetchChart}
                  props={{ months: data.months }}
                  fallback={<SkeletonBlock />}
                />
              </Section>
              <Section title="Your prices">
                <PricesPanel prices={data.prices} />
              </Section>
              <Section title="For your books">
                <ExportPanel />
              </Section>
            </div>
          </div>
        </>
      )}
    </QueryView>
  )
}

function Figures({ summary }: { summary: BillingSummary }) {
  const { drafts, issued, owed_ngwee, months } = summary
  const figures = [
    ['Unpaid', formatMoney(owed_ngwee)],
    ['To be paid', issued],
    ['To issue', drafts],
    ['Sessions this month', months.at(-1)?.sessions ?? 0],
  ] as const
  return (
    <ul className="stat-tiles" aria-label="Your books in figures">
      {figures.map(([label, figure]) => (
        <li key={label} className="stat-tile">
          <span className="stat-figure">{figure}</span>
          <span>{label}</span>
        </li>
      ))}
    </ul>
  )
}
