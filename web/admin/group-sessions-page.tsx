import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PlannedGroupSession } from '#domain/students/groups.ts'
import { Button } from '#web/ui/button.tsx'
import { type Column, DataTable } from '#web/ui/data-table.tsx'
import { formatDate, formatDateTime, formatTime } from '#web/ui/dates.ts'
import { ConfirmDialog, Dialog } from '#web/ui/dialog.tsx'
import { MsasaTree } from '#web/ui/drawings/msasa-tree.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { useLatePart } from '#web/ui/late-part.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { PageHeading, Section, Unseen } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { callOff, plannedSessions } from './group-session-queries.ts'
import { failures, notices } from './texts.ts'
import { AdminMain } from './admin-main.tsx'

/** Fields and their checks come when somebody reaches for them. */
const fetchForm = async () => (await import('./plan-session-form.tsx')).PlanSessionForm

/** The group sessions, to plan, to change and to call off. Who comes is not shown, to nobody (decision 34). */
export function GroupSessionsPage() {
  // A new one, or one that is to be changed.
  const [planned, setPlanned] = useState<PlannedGroupSession | 'new'>()
  const [asked, setAsked] = useState<PlannedGroupSession>()
  const { Part: Form, bring } = useLatePart(fetchForm, failures.form)
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
          <Button data-brings="topic" onClick={() => void open('new')}>
            Plan a session
          </Button>
        }
      />
      <Sessions onCallOff={setAsked} onChange={(session) => void open(session)} />
      <LusakaTimeNote />
      <Dialog
        open={planned !== undefined}
        onClose={close}
        title={planned === 'new' ? 'Plan a session' : 'Change a session'}
      >
        {Form ? <Form session={planned === 'new' ? undefined : planned} onClose={close} /> : null}
      </Dialog>
      {asked ? (
        <CallOffDialog key={asked.id} session={asked} onClose={() => setAsked(undefined)} />
      ) : null}
    </AdminMain>
  )
}

interface SessionsProps {
  onCallOff: (session: PlannedGroupSession) => void
  onChange: (session: PlannedGroupSession) => void
}

function Sessions({ onCallOff, onChange }: SessionsProps) {
  const { data, error, refetch } = useQuery(plannedSessions)
  const now = useNow()
  if (!data)
    return error ? (
      <FailedState title={failures.sessions} failure={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton lines={6} />
    )
  const isAhead = ({ session_time }: PlannedGroupSession) => Date.parse(session_time) > now
  const ahead = data.filter(isAhead).toReversed()
  const past = data.filter((session) => !isAhead(session))
  return (
    <>
      <Section title={`Ahead (${ahead.length})`}>
        {ahead.length > 0 ? (
          <DataTable
            caption="Sessions that lie ahead, the next first"
            columns={[
              ...columns,
              {
                header: 'Action',
                cell: (session) =>
                  session.cancelled_at ? (
                    '–'
                  ) : (
                    <div className="flex flex-wrap gap-2 max-sm:justify-end lg:flex-nowrap">
                      <Button
                        variant="quiet"
                        data-brings="topic"
                        data-of={session.id}
                        onClick={() => onChange(session)}
                      >
                        Change<Unseen> {session.topic}</Unseen>
                      </Button>
                      <Button
                        variant="quiet"
                        className="whitespace-nowrap"
                        onClick={() => onCallOff(session)}
                      >
                        Call off<Unseen> {session.topic}</Unseen>
                      </Button>
                    </div>
                  ),
              },
            ]}
            rows={ahead}
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
            caption="Past sessions, the latest first"
            columns={columns}
            rows={past}
            rowKey={({ id }) => id}
          />
        </Section>
      ) : null}
    </>
  )
}

const columns: readonly Column<PlannedGroupSession>[] = [
  {
    header: 'Topic',
    cell: ({ topic, how_to_join }) => (
      <>
        <span className="wrap-anywhere">{topic}</span>
        <span className="block font-normal wrap-anywhere whitespace-pre-line text-muted">
          {how_to_join}
        </span>
      </>
    ),
  },
  {
    header: 'When',
    cell: ({ session_time, duration_minutes }) => (
      <>
        {formatDate(session_time)},{' '}
        <span className="inline-block">
          {formatTime(session_time)} to{' '}
          {formatTime(Date.parse(session_time) + duration_minutes * 60_000)}
        </span>
      </>
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
      cancelled_at ? (
        <strong className="text-danger">Called off</strong>
      ) : is_full ? (
        'Full'
      ) : (
        'Open'
      ),
  },
]

function CallOffDialog(props: { session: PlannedGroupSession; onClose: () => void }) {
  const { id, topic, session_time } = props.session
  const client = useQueryClient()
  return (
    <ConfirmDialog
      open
      onClose={props.onClose}
      title={`Call off “${topic}”, ${formatDateTime(session_time)}?`}
      confirmLabel="Call off"
      busyLabel="Calling off..."
      onConfirm={async () => {
        await callOff(client, id)
        toast(notices.calledOff)
      }}
    >
      <p>
        Those who registered are told by mail, without the topic. This cannot be taken back; you can
        plan another session.
      </p>
    </ConfirmDialog>
  )
}
