import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { isProposal } from '#web/appointments/order.ts'
import { useOwnAppointments } from '#web/appointments/own-appointments.ts'
import { useLiveMessages } from '#web/messages/live-queries.ts'
import { unreadMessages } from '#web/platform/signed-in/counts.ts'
import { useCare } from '#web/readings/care/queries.ts'
import { BloodPressureCard, GlucoseCard } from '#web/readings/dashboard-cards.tsx'
import { bloodPressureReadings, glucoseReadings, useFewReadings } from '#web/readings/queries.ts'
import { formatDate, formatDay, formatTime, greeting } from '#web/platform/values/dates.ts'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { useNow } from '#web/platform/use-now.ts'
import { MembershipPanel } from './membership-panel.tsx'
import { ClientNext } from './client-next.tsx'
import { useUnread } from './queries.ts'
import { ProfilePanel } from './profile-panel.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'

/** Below the first screen. */
const fetchTree = async () => (await import('./tree/self-care-tree.tsx')).SelfCareTree

/**
 * A client's day: the most important step, the trend of the readings, and links to everything else.
 */
export function PatientProfilePage() {
  const { data: profile, error } = useProfile()
  useFailureToast('Error fetching profile', error)
  const now = useNow()
  const { sorted, isPending } = useOwnAppointments()
  const appointment = sorted?.upcoming[0]
  const { data: news } = useUnread()
  const { data: unread } = useQuery(unreadMessages)
  useLiveMessages()
  return (
    <Main>
      <PageHeading
        kicker={
          <>
            {greeting(now)}. <span className="whitespace-nowrap">{formatDay(now)}</span>
          </>
        }
        title={profile?.full_name ? `Welcome, ${profile.full_name}` : 'Welcome'}
      />
      <div className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:grid-rows-[auto_auto_1fr] lg:gap-x-12">
        <Next
          now={now}
          appointment={sorted?.upcoming.find(isProposal) ?? appointment}
          isWaiting={isPending}
        />
        <div className="grid content-start gap-6 md:grid-cols-2 lg:row-span-2 lg:grid-cols-1">
          <BloodPressureCard />
          <GlucoseCard />
        </div>
        <div className="lg:row-span-2">
          <Section title="Care" className="mt-6">
            <PlaceList places={modules(appointment)} />
          </Section>
          <Section title="Messages, plans and forms" className="mt-8">
            <PlaceList places={papers(news, unread)} isNarrow />
          </Section>
          <Lazy fetchPart={fetchTree} props={{}} meanwhile={<SkeletonBlock />} />
        </div>
        <div className="grid content-start gap-x-6 gap-y-8 pt-6 md:grid-cols-2 lg:grid-cols-1">
          <MembershipPanel />
          <ProfilePanel profile={profile} />
        </div>
      </div>
    </Main>
  )
}

/** Fetched while the readings load: the texts of all advice would delay the page itself. */
const fetchSteps = loadOnce(() => import('./next-step.ts'))
type Steps = Awaited<ReturnType<typeof fetchSteps>>

/** @param props.isWaiting whether there is an appointment is not loaded yet */
function Next(props: { now: number; appointment: Appointment | undefined; isWaiting: boolean }) {
  const { now, appointment } = props
  const bloodPressure = useFewReadings(bloodPressureReadings)
  const glucose = useFewReadings(glucoseReadings)
  const news = useUnread()
  const care = useCare()
  const [steps, setSteps] = useState<Steps | null>()
  useEffect(() => {
    fetchSteps().then(setSteps, () => setSteps(null))
  }, [])
  const isWaiting =
    steps === undefined || props.isWaiting || bloodPressure.isPending || glucose.isPending
  if (isWaiting) return <ClientNext step={undefined} />
  if (!bloodPressure.data || !glucose.data || !steps) return <ClientNext step={null} />
  const known = {
    bloodPressure: bloodPressure.data[0],
    glucose: glucose.data[0],
    appointment,
    care,
  }
  const pressing = steps.pressingStep(known, now)
  if (news.isPending) return <ClientNext step={pressing} />
  return <ClientNext step={steps.nextStep({ ...known, news: news.data }, now)} />
}

const modules = (appointment: Appointment | undefined): readonly Place[] => [
  {
    to: '/screening',
    icon: 'leaf',
    title: 'Mental wellness',
    text: 'Short questions about mood, worry and sleep.',
  },
  {
    to: '/appointments',
    icon: 'calendar',
    title: 'Appointments',
    text: appointment
      ? `Next: ${formatDay(appointment.appointment_time)}, ${formatTime(appointment.appointment_time)}.`
      : 'Talk to a licensed therapist.',
  },
  {
    to: '/hypertension',
    icon: 'pulse',
    title: 'Hypertension',
    text: 'Log blood pressure and see how it goes.',
  },
  {
    to: '/diabetes',
    icon: 'drop',
    title: 'Diabetes',
    text: 'Log glucose in the unit of your meter.',
  },
  {
    to: '/meal-plan-questionnaire',
    icon: 'cup',
    title: 'Meal plan',
    text: 'Tell a dietitian how you eat.',
  },
  {
    to: '/exercise-plan-questionnaire',
    icon: 'pulse',
    title: 'Exercise plan',
    text: 'Tell a fitness expert how you move.',
  },
]

const writtenOn = (at: string | null | undefined) => at && `Written on ${formatDate(at)}.`

const newMessages = (unread: number) =>
  unread === 1 ? 'One new message.' : `${unread} new messages.`

/** The links to what was written for a user, and to what they write for their providers. */
const papers = (news: DayNews | undefined, unread: number | undefined): readonly Place[] => [
  {
    to: '/messages',
    icon: 'chat',
    title: 'Messages',
    text: unread ? newMessages(unread) : 'Between you and your providers.',
  },
  {
    to: '/my-meal-plan',
    icon: 'file',
    title: 'My meal plan',
    text: writtenOn(news?.meal_plan_at) ?? 'What the dietitian wrote for you.',
  },
  {
    to: '/my-exercise-plan',
    icon: 'file',
    title: 'My exercise plan',
    text: writtenOn(news?.exercise_plan_at) ?? 'What the fitness expert wrote for you.',
  },
  {
    to: '/intake',
    icon: 'user',
    title: 'Before your first visit',
    text: 'Tell your provider once what they would ask.',
  },
]
