import { Lazy } from '#web/platform/lazy.tsx'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { formatDay, formatTime, greeting } from '#web/platform/values/dates.ts'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { NextPanel } from '#web/ui/layout/next-panel.tsx'
import { Main, PageHeading, Section } from '#web/ui/layout/page.tsx'
import { type Place, PlaceList } from '#web/ui/layout/place-list.tsx'
import { useFailureToast } from '#web/ui/overlays/failure-toast.ts'
import { useNow } from '#web/platform/use-now.ts'
import { HelpPanel } from './help-panel.tsx'
import { OwnWeek } from './own-week.tsx'
import { errorTitles } from './texts.ts'
import { useStudentDay } from './use-student-day.ts'

/** Nothing, but for a new account. */
const fetchFirstRun = async () => (await import('#web/first-run/first-run.tsx')).FirstRun

const fetchTree = async () => (await import('#web/dashboard/tree/self-care-tree.tsx')).SelfCareTree

/** Below the first screen, like the tree and the details. */
const fetchGroups = async () => (await import('./groups/group-sessions.tsx')).GroupSessions

const fetchDetails = async () => (await import('./student-details.tsx')).StudentDetails

const fetchBooks = async () => (await import('#web/ui/drawings/books.tsx')).Books

/** A student's day: what comes next, the week, numbers to call, and the tools that are free for them. */
export function StudentProfilePage() {
  const { data: profile, error } = useProfile()
  useFailureToast(errorTitles.profile, error)
  const now = useNow()
  const { step, appointment, retry, ...week } = useStudentDay(profile, now)
  return (
    <Main>
      <PageHeading
        kicker={
          <>
            {greeting(now)}. <span className="whitespace-nowrap">{formatDay(now)}</span>
          </>
        }
        title="Student Profile and Wellness Hub"
      />
      <Lazy load={fetchFirstRun} props={{ kind: 'student' }} optional />
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <div className="grid gap-6">
          <NextPanel
            step={step}
            otherwise="Your dates could not be fetched, so we cannot say what comes next."
            onRetry={retry}
            fetchDrawing={fetchBooks}
          />
          <OwnWeek {...week} onRetry={step === null ? undefined : retry} />
        </div>
        <HelpPanel />
      </div>
      <Section title="Wellness tools">
        <PlaceList places={tools(appointment?.appointment_time)} />
      </Section>
      <div id="groups">
        <Lazy load={fetchGroups} props={{ profile }} fallback={<SkeletonBlock />} />
      </div>
      <Lazy load={fetchTree} props={{}} fallback={<SkeletonBlock />} />
      <div className="mt-12 grid items-start gap-6 lg:grid-cols-2">
        <Lazy load={fetchDetails} props={{ profile }} fallback={<SkeletonBlock />} />
      </div>
    </Main>
  )
}

/** @param appointment_time of the appointment that comes next */
const tools = (appointment_time: string | undefined): readonly Place[] => [
  {
    to: '/time-management',
    icon: 'list',
    title: 'Time management',
    text: 'Plan the week, and see what comes first.',
  },
  {
    to: '/burnout',
    icon: 'battery',
    title: 'Burnout',
    text: 'A short check, and ways to come to rest.',
  },
  {
    to: '/screening',
    icon: 'questions',
    title: 'Mental wellness',
    text: 'Short questions about mood, worry and sleep.',
  },
  {
    to: '/library',
    icon: 'file',
    title: 'Self-help library',
    text: 'Short guides about exams, sleep, worry and more.',
  },
  {
    to: '/book-appointment',
    icon: 'calendar',
    title: 'Appointments',
    text: appointment_time
      ? `Next: ${formatDay(appointment_time)}, ${formatTime(appointment_time)}.`
      : 'Talk to a licensed therapist.',
  },
  {
    to: '/meal-plan-questionnaire',
    icon: 'plan',
    title: 'Ask for a meal plan',
    text: 'Tell a dietitian how you eat.',
  },
  {
    to: '/my-meal-plan',
    icon: 'cup',
    title: 'My meal plan',
    text: 'What your dietitian wrote for you.',
  },
  {
    to: '/exercise-plan-questionnaire',
    icon: 'plan',
    title: 'Ask for an exercise plan',
    text: 'Tell a fitness expert what you enjoy.',
  },
  {
    to: '/my-exercise-plan',
    icon: 'activity',
    title: 'My exercise plan',
    text: 'What your fitness expert wrote for you.',
  },
]
