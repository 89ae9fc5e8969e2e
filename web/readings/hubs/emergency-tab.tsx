import { useState } from 'react'
import { adviceOnGlucose } from '#domain/readings/advice/glucose-advice.ts'
import { glucoseThresholds } from '#domain/readings/glucose.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { HelplineList } from '#web/app/help/helpline-list.tsx'
import { ActionPlanPanel } from '#web/diary/action-plan-panel.tsx'
import { AdviceCard } from '#web/readings/advice-card.tsx'
import { useCare } from '#web/readings/queries.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { FetchedTab } from './care-hub.tsx'

const { 'mg/dL': mass, 'mmol/L': moles } = glucoseThresholds

const far = [
  {
    title: `LO, or below ${mass.very_low} mg/dL (${moles.very_low.toFixed(1)} mmol/L)`,
    value: mass.very_low - 1,
  },
  {
    title: `Below ${mass.low} mg/dL (${moles.low.toFixed(1)} mmol/L)`,
    value: mass.low - 1,
  },
  {
    title: `From ${mass.ketones} mg/dL (${moles.ketones.toFixed(1)} mmol/L)`,
    value: mass.ketones,
  },
  {
    title: `From ${mass.very_high} mg/dL (${moles.very_high.toFixed(1)} mmol/L)`,
    value: mass.very_high,
  },
  {
    title: `HI, or from ${mass.emergency} mg/dL (${moles.emergency.toFixed(1)} mmol/L)`,
    value: mass.emergency,
  },
]

/** A number of which nothing but the value is known. */
const plain = { entered_unit: 'mg/dL', context: null, meter_shows: null } as const

/** What to do at very low or high sugar: numbers to call, the personal plan, the steps for everyone. */
export function EmergencyTab() {
  const care = useCare()
  return (
    <div className="grid gap-12">
      <div className="screen-only">
        <CallList only="emergency" />
      </div>
      <ActionPlanPanel />
      <GlucoseReportPanel />
      <section className="grid gap-6">
        <h2>For everyone</h2>
        <div className="grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">
          {far.map(({ title, value }) => (
            <section key={title} className="grid gap-3">
              <h3>{title}</h3>
              <AdviceCard advice={adviceOnGlucose({ ...plain, entered_value: value }, care)} />
            </section>
          ))}
        </div>
        <p className="max-w-text text-sm text-muted">
          15 to 20 g of quick sugar and 15 minutes: NHS. Levels: American Diabetes Association and
          JBDS. The words are ours.
        </p>
      </section>
      <section className="grid gap-3 screen-only">
        <h2>Helplines</h2>
        <HelplineList />
      </section>
    </div>
  )
}

const fetchReport = async () =>
  (await import('#web/readings/report/glucose-report.tsx')).GlucoseReport

/** The way to the report, for which the specification names no tab. */
function GlucoseReportPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6 grid gap-6">
      <p className="flex flex-wrap gap-4">
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Report for your clinic
        </Button>
      </p>
      {isOpen ? <FetchedTab fetchTab={fetchReport} /> : null}
    </div>
  )
}
