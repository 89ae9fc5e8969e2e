import '#web/my-summary/my-summary.css'

import { SummarySheet } from '#web/my-summary/summary-sheet.tsx'
import { useSummary } from '#web/my-summary/queries.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { formatRecent } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** What a nurse asks for, large and on one page, also without a connection. */
export function MySummaryPage() {
  const query = useSummary()
  const { now } = useServerNow()
  const { data, isStored } = query
  return (
    <Main>
      <div className="summary">
        <PageHeading
          title="Show my nurse"
          lead={
            data
              ? `Updated ${formatRecent(data.made_at, now).replace(',', ' at')} (Lusaka time)`
              : null
          }
          actions={
            data ? (
              <Button className="screen-only" variant="quiet" onClick={() => print()}>
                Print
              </Button>
            ) : null
          }
        />
        {isStored ? (
          <p role="status" className="summary-note screen-only">
            We could not fetch newer figures. This is what was stored on this device.
          </p>
        ) : null}
        <QueryView query={query} failed="Error fetching your summary" fallback={<SkeletonBlock />}>
          {(summary) => <SummarySheet summary={summary} now={now} />}
        </QueryView>
      </div>
    </Main>
  )
}
