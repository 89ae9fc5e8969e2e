import { useState } from 'react'
import { Button } from '#web/ui/actions/button.tsx'
import { FetchedTab } from './care-hub.tsx'

const fetchReport = async () =>
  (await import('#web/readings/report/glucose-report.tsx')).GlucoseReport

/** The way to the report, for which the specification names no tab. */
export function GlucoseReportPanel() {
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
