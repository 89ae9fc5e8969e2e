import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { SafetyAlert } from '#domain/safety/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AcknowledgedAlerts } from './acknowledged-alerts.tsx'
import { FollowUp, isFollowUpDue } from './follow-up.tsx'
import { OpenAlert } from './open-alert.tsx'
import { WithdrawnAlert } from './withdrawn-alert.tsx'
import { dayOf } from '#web/platform/values/dates.ts'
import { useNow } from '#web/platform/use-now.ts'
import { ForVerified, NotShown } from '#web/practice/practice-gate.tsx'
import { waiting } from '#web/platform/signed-in/counts.ts'
import { safetyAlerts } from '#web/practice/queries.ts'
import { errorTitles } from '#web/practice/texts.ts'

/** Patients who may be unsafe: open alerts first, then withdrawn ones, contacts that are due, and closed ones. */
export function AlertsPage() {
  return (
    <Main>
      <PageHeading
        title="Safety alerts"
        lead="Patients who may be unsafe, and who agreed that we notify you. They can tell you why."
      />
      <ForVerified>
        <Alerts />
      </ForVerified>
    </Main>
  )
}

function Alerts() {
  const query = useQuery(safetyAlerts)
  const today = dayOf(useNow())
  const { refetch } = query
  return (
    <QueryView
      query={query}
      failed={errorTitles.alerts}
      Failed={NotShown}
      fallback={<Skeleton lines={6} />}
    >
      {(data) => {
        const withdrawn = data.filter(({ withdrawn_at }) => withdrawn_at)
        const inForce = data.filter(({ withdrawn_at }) => !withdrawn_at)
        const open = inForce.filter(({ acknowledged_at }) => acknowledged_at === null)
        const acknowledged = inForce.filter(({ acknowledged_at }) => acknowledged_at !== null)
        const due = acknowledged.filter((alert) => isFollowUpDue(alert, today))
        return (
          <>
            <Newer open={open} onShow={() => void refetch()} />
            {open.length > 0 ? (
              <ul className="grid gap-6" aria-label="Open alerts">
                {open.map((alert) => (
                  <li key={alert.id} className="max-w-none">
                    <OpenAlert alert={alert} />
                  </li>
                ))}
              </ul>
            ) : due.length + withdrawn.length > 0 ? (
              <p className="mb-6">No open alerts.</p>
            ) : (
              <EmptyState
                drawing={<MsasaTree width={200} />}
                text="No open alerts. You get an email at once when there is one."
                action={
                  <Link to="/provider-profile" className="link link-alone">
                    Back to today
                  </Link>
                }
              />
            )}
            {withdrawn.length > 0 ? (
              <ul className="mt-6 grid gap-6" aria-label="Withdrawn">
                {withdrawn.map((alert) => (
                  <li key={alert.id} className="max-w-none">
                    <WithdrawnAlert alert={alert} />
                  </li>
                ))}
              </ul>
            ) : null}
            {due.length > 0 ? (
              <Section title="Contacts due">
                <ul className="grid gap-6" aria-label="Contacts due">
                  {due.map((alert) => (
                    <li key={alert.id} className="max-w-none">
                      <FollowUp alert={alert} />
                    </li>
                  ))}
                </ul>
              </Section>
            ) : null}
            {acknowledged.length > 0 ? (
              <Section title="Closed">
                <AcknowledgedAlerts alerts={acknowledged} />
              </Section>
            ) : null}
            <p className="mt-6 text-muted">
              Patients can see that you looked at an alert, and when.
            </p>
            <LusakaTimeNote />
          </>
        )
      }}
    </QueryView>
  )
}

/**
 * Shows an alert that has arrived since the list was read: the number is kept current by the live
 * connection, and asked for each minute. Where the list cannot be read again, a button tries.
 */
function Newer({ open, onShow }: { open: readonly SafetyAlert[]; onShow: () => void }) {
  const { data } = useQuery({ ...waiting, refetchInterval: 60_000 })
  const isMore = (data?.open_safety_alerts ?? 0) > open.length
  const show = useEffectEvent(onShow)
  useEffect(() => {
    if (isMore) show()
  }, [isMore])
  return (
    <div role="status">
      {isMore ? (
        <p className="mb-6 flex flex-wrap items-center gap-4">
          There are more open alerts now than this page shows.
          <Button variant="quiet" onClick={onShow}>
            Show them
          </Button>
        </p>
      ) : null}
    </div>
  )
}
