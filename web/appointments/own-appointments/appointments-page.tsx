import '#web/appointments/own-appointments/visits.css'

import type { Appointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading, Section, Card } from '#web/ui/layout/page.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { AppointmentList } from './appointment-list.tsx'
import { CancelledNotice } from './cancelled-notice.tsx'
import { useOwnAppointments } from '../use-own-appointments.ts'
import { PastAppointments } from './past-appointments.tsx'
import { errorTitles } from '../error-titles.ts'

/** A client's appointments: the next one first, past ones below. */
export function AppointmentsPage() {
  return (
    <Main>
      <PageHeading
        title="My Appointments"
        actions={<LinkButton to="/book-appointment">New Appointment</LinkButton>}
      />
      <Lazy load={fetchNotices} props={{}} optional />
      <Appointments />
    </Main>
  )
}

/** A Phone session for which there is no number to call. */
function MissingPhone({ upcoming }: { upcoming: readonly Appointment[] }) {
  const { data: profile } = useProfile()
  const isMissing = upcoming.some(({ session_type }) => session_type === 'Phone')
  if (!profile || profile.phone_number || !isMissing) return null
  return (
    <Card className="mb-8 grid gap-4">
      <h2>We have no phone number of yours</h2>
      <p>Your session is by phone. Give us the number, so that your provider can call you.</p>
      <Lazy
        load={fetchPhonePanel}
        props={{ profile, submitLabel: 'Save the number' }}
        fallback={<SkeletonBlock />}
      />
    </Card>
  )
}

/** Above the appointments: a referral may wait for an answer, or a provider is away. */
const fetchNotices = async () => (await import('./care-notices.tsx')).CareNotices

/** Fetched by those who have an appointment by phone and no number; few do. */
const fetchPhonePanel = async () => (await import('../phone-panel.tsx')).PhonePanel

const fetchTree = async () => (await import('#web/ui/drawings/scenes/msasa-tree.tsx')).MsasaTree

/** Fetched by those who have no appointment yet. */
function LazyTree() {
  return (
    <div className="min-h-37.5">
      <Lazy load={fetchTree} props={{ width: 200 }} optional />
    </div>
  )
}

function Appointments() {
  const own = useOwnAppointments()
  const { rows, sorted, now, error, refetch } = own
  return (
    <QueryView
      query={{ data: rows && sorted && { rows, sorted }, error, refetch }}
      failed={errorTitles.fetching}
      fallback={<SkeletonBlock />}
    >
      {({ rows, sorted }) =>
        rows.length === 0 ? (
          <EmptyState
            drawing={<LazyTree />}
            text="You have no appointments yet."
            action={<LinkButton to="/book-appointment">Book your first one</LinkButton>}
          />
        ) : (
          <>
            <MissingPhone upcoming={sorted.upcoming} />
            <CancelledNotice appointments={sorted.past} now={now} />
            <Section title="Upcoming" className="mt-0">
              {sorted.upcoming.length > 0 ? (
                <AppointmentList appointments={sorted.upcoming} now={now} />
              ) : (
                <p>No upcoming appointments.</p>
              )}
            </Section>
            {sorted.past.length > 0 ? (
              <Section title="Past and cancelled">
                <PastAppointments
                  appointments={sorted.past}
                  onMore={own.hasNextPage ? () => void own.fetchNextPage() : undefined}
                  isFetching={own.isFetchingNextPage}
                />
              </Section>
            ) : null}
            <LusakaTimeNote />
          </>
        )
      }
    </QueryView>
  )
}
