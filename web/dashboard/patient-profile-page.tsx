import { useEffect } from 'react'
import type { Appointment } from '#domain/appointments/schema.ts'
import { useProfile } from '#web/app/signed-in/profile.ts'
import { isProposal } from '#web/appointments/order.ts'
import { useOwnAppointments } from '#web/appointments/own-appointments.ts'
import { BloodPressureCard, GlucoseCard } from '#web/readings/dashboard-cards.tsx'
import { bloodPressureReadings, glucoseReadings, useFewReadings } from '#web/readings/queries.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDay, formatTime, greeting } from '#web/ui/dates.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Main, PageHeading, Section, Surface } from '#web/ui/page.tsx'
import { type Place, PlaceList } from '#web/ui/place-list.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { MembershipPanel } from './membership-panel.tsx'
import { nextStep } from './next-step.ts'
import { ProfilePanel } from './profile-panel.tsx'

/** A client's day: what matters now, how the readings go, and the way to everything else. */
export function PatientProfilePage() {
  const { data: profile, error } = useProfile()
  useEffect(() => {
    if (!error) return
    toast({ title: 'Error fetching profile', text: describeFailure(error), kind: 'destructive' })
  }, [error])
  const now = useNow()
  const { sorted, isPending } = useOwnAppointments()
  const appointment = sorted?.ahead[0]
  return (
    <Main>
      <PageHeading
        kicker={`${greeting(now)}. ${formatDay(now)}`}
        title={profile?.full_name ? `Welcome, ${profile.full_name}` : 'Welcome'}
      />
      <div className="grid gap-6 lg:grid-cols-3">
        <Next
          now={now}
          appointment={sorted?.ahead.find(isProposal) ?? appointment}
          isWaiting={isPending}
        />
        <BloodPressureCard />
        <GlucoseCard />
      </div>
      <Section title="Care">
        <PlaceList places={modules(appointment)} />
      </Section>
      <Section title="Plans and forms">
        <PlaceList places={papers} />
      </Section>
      <div className="mt-12 grid gap-6 lg:grid-cols-2">
        <ProfilePanel profile={profile} />
        <MembershipPanel />
      </div>
    </Main>
  )
}

/** @param props.isWaiting whether there is an appointment is not known yet */
function Next(props: { now: number; appointment: Appointment | undefined; isWaiting: boolean }) {
  const { now, appointment } = props
  const bloodPressure = useFewReadings(bloodPressureReadings)
  const glucose = useFewReadings(glucoseReadings)
  const isWaiting = props.isWaiting || bloodPressure.isPending || glucose.isPending
  const isKnown = !isWaiting && bloodPressure.data !== undefined && glucose.data !== undefined
  const [lastPressure, lastGlucose] = [bloodPressure.data?.[0], glucose.data?.[0]]
  const step = nextStep(
    {
      ...(lastPressure ? { bloodPressure: lastPressure } : {}),
      ...(lastGlucose ? { glucose: lastGlucose } : {}),
      ...(appointment ? { appointment } : {}),
    },
    now,
  )
  return (
    <Surface className="grid content-start justify-items-start gap-3 border-l-4 border-l-copper">
      <p className="font-semibold text-copper">Next</p>
      {isKnown ? (
        <>
          <h2>{step.title}</h2>
          <p>{step.text}</p>
          <LinkButton to={step.to}>{step.action}</LinkButton>
        </>
      ) : isWaiting ? (
        <div className="justify-self-stretch">
          <Skeleton lines={4} />
        </div>
      ) : (
        <p>Your readings could not be fetched, so we cannot say what comes next.</p>
      )}
    </Surface>
  )
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
    to: '/intake',
    icon: 'file',
    title: 'Intake form',
    text: 'What your provider should know before you meet.',
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

/** What is written for a person, and what they write for those who will see them. */
const papers: readonly Place[] = [
  {
    to: '/my-meal-plan',
    icon: 'file',
    title: 'My meal plan',
    text: 'What the dietitian wrote for you.',
  },
  {
    to: '/my-exercise-plan',
    icon: 'file',
    title: 'My exercise plan',
    text: 'What the fitness expert wrote for you.',
  },
  {
    to: '/intake',
    icon: 'user',
    title: 'Before your first visit',
    text: 'Tell your provider once what they would ask.',
  },
]
