import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedGroupSession } from '#domain/students/groups.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDate, formatDateTime, formatTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx'
import { MsasaTree } from '#web/ui/drawings/scenes/msasa-tree.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { cancelGroupSession, plannedSessions } from './group-session-queries.ts'
import { errorTitles, toasts } from '#web/admin/texts.ts'
import { AdminMain } from '#web/admin/admin-main.tsx'

/** Fields and their checks are fetched when the admin reaches for them. */
const fetchForm = async () => (await import('./group-session-form.tsx')).PlanSessionForm

/**
 * The group sessions, to plan, to change and to cancel. The registered users are shown to no one
 * (docs/specification.md, "Group sessions").
 */
export function GroupSessionsPage() {
  // A new one, or the one to be changed.
  const [planned, setPlanned] = useState<PlannedGroupSession | 'new'>()
  const [asked, setAsked] = useState<PlannedGroupSession>()
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const close = () => setPlanned(undefined)

  async function open(session: PlannedGroupSession | 'new') {
    if (await bring()) setPlanned(session)
  }

  return (
    <AdminMain>
      <PageHeading
        title="Group sessions"
        lead="People come under a pseudonym. Who they are is not shown here, and no number of them below five."
        actions={
          <Button data-adds-fields="topic" onClick={() => void open('new')}>
            Plan a session
          </Button>
        }
      />
      <Sessions onCancelSession={setAsked} onChange={(session) => void open(session)} />
      <LusakaTimeNote />
      <Dialog
        open={planned !== undefined}
        onClose={close}
        title={planned === 'new' ? 'Plan a session' : 'Change a session'}
      >
        {Form ? <Form session={planned === 'new' ? undefined : planned} onClose={close} /> : null}
      </Dialog>
      {asked ? (
        <CancelDialog key={asked.id} session={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </AdminMain>
  )
}

interface SessionsProps {
  onCancelSession: (session: PlannedGroupSession) => void
  onChange: (session: PlannedGroupSession) => void
}

function Sessions({ onCancelSession, onChange }: SessionsProps) {
  const query = useQuery(plannedSessions)
  const now = useNow()
  return (
    <QueryView query={query} failed={errorTitles.sessions} fallback={<Skeleton lines={6} />}>
      {(data) => {
        const isUpcoming = ({ session_time }: PlannedGroupSession) => Date.parse(session_time) > now
        const upcoming = data.filter(isUpcoming).toReversed()
        const past = data.filter((session) => !isUpcoming(session))
        return (
          <>
            <Section title={`Upcoming (${upcoming.length})`}>
              {upcoming.length > 0 ? (
                <DataTable
                  caption="Upcoming sessions, the next first"
                  columns={[
                    ...columns,
                    {
                      header: 'Actions',
                      isActions: true,
                      cell: (session) =>
                        session.cancelled_at ? null : (
                          <div className="flex flex-wrap gap-2 md:grid md:justify-items-start lg:flex lg:flex-nowrap">
                            <Button
                              variant="quiet"
                              data-adds-fields="topic"
                              data-of={session.id}
                              onClick={() => onChange(session)}
                            >
                              Change<VisuallyHidden> {session.topic}</VisuallyHidden>
                            </Button>
                            <Button
                              variant="quiet"
                              className="whitespace-nowrap"
                              onClick={() => onCancelSession(session)}
                            >
                              Cancel session<VisuallyHidden> {session.topic}</VisuallyHidden>
                            </Button>
                          </div>
                        ),
                    },
                  ]}
                  rows={upcoming}
                  rowKey={({ id }) => id}
                />
              ) : (
                <EmptyState drawing={<MsasaTree width={180} />} text="No session is planned." />
              )}
            </Section>
            {past.length > 0 ? (
              <Section title={`Past (${past.length})`}>
                <DataTable
                  boxed
                  caption="Past sessions, newest first"
                  columns={columns}
                  rows={past}
                  rowKey={({ id }) => id}
                />
              </Section>
            ) : null}
          </>
        )
      }}
    </QueryView>
  )
}

const columns: readonly Column<PlannedGroupSession>[] = [
  {
    header: 'Topic',
    cell: ({ topic, how_to_join }) => (
      <div className="md:min-w-36">
        <span className="wrap-anywhere">{topic}</span>
        <span className="block font-normal wrap-anywhere whitespace-pre-line text-muted">
          {how_to_join}
        </span>
      </div>
    ),
  },
  {
    header: 'When',
    cell: ({ session_time, duration_minutes }) => (
      <span className="md:block md:min-w-36">
        {formatDate(session_time)},{' '}
        <span className="inline-block md:whitespace-nowrap">
          {formatTime(session_time)} to{' '}
          {formatTime(Date.parse(session_time) + duration_minutes * 60_000)}
        </span>
      </span>
    ),
  },
  {
    header: 'Registered',
    cell: ({ registered, capacity }) => (
      <span className="whitespace-nowrap">
        {registered ?? 'under 5'} of {capacity}
      </span>
    ),
  },
  {
    header: 'Status',
    cell: ({ cancelled_at, is_full }) =>
      cancelled_at ? <strong className="text-danger">Cancelled</strong> : is_full ? 'Full' : 'Open',
  },
]

function CancelDialog(props: { session: PlannedGroupSession; onClose: () => void }) {
  const { id, topic, session_time } = props.session
  const client = useQueryClient()
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      title={`Cancel “${topic}”, ${formatDateTime(session_time)}?`}
      confirmLabel="Cancel session"
      cancelLabel="Keep session"
      busyLabel="Cancelling..."
      onConfirm={async () => {
        await cancelGroupSession(client, id)
        toast(toasts.cancelled)
      }}
    >
      <p>
        Participants get an email without the topic. You cannot undo this. You can plan another
        session.
      </p>
    </ConfirmDialog>
  )
}
