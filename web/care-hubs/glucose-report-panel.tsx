import { useState } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FetchedTab } from './care-hub.tsx'

const fetchReport = async () => (await import('#web/readings/glucose-report.tsx')).GlucoseReport

/**
 * Under the dashboard: the way to one's action plan, which a warning speaks of, and the report, for which
 * the specification names no tab.
 */
export function GlucoseReportPanel() {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="mt-6 grid gap-6">
      <p className="flex flex-wrap gap-4">
        <LinkButton to="/diabetes?tab=emergency" variant="quiet">
          My action plan
        </LinkButton>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          Report for your clinic
        </Button>
      </p>
      {isOpen ? <FetchedTab fetchTab={fetchReport} /> : null}
    </div>
  )
}
