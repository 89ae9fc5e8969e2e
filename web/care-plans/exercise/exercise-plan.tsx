import type { ExercisePlan as Plan } from '#domain/care-plans/exercise/plan.ts'
import type { ExercisePlanRequest } from '#domain/care-plans/exercise/request.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { WrittenPlan } from '#web/care-plans/shared/written-plan.tsx'
import { Section, Card } from '#web/ui/layout/page.tsx'
import { ClinicianFirst } from './clinician-first.tsx'
import { needsClinicianFirst } from '#domain/care-plans/exercise/clearance.ts'
import { exerciseRequests } from './queries.ts'
import { planTexts } from './texts.ts'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'

const fetchBicycle = async () => (await import('#web/ui/drawings/bicycle.tsx')).Bicycle

/** Needs the readings of today and their rules, which would delay the plan. */
const fetchCrisisNotice = async () => (await import('./crisis-notice.tsx')).CrisisNotice

/**
 * The plan as its fitness expert wrote it: the message, precautions, the week, how it progresses.
 */
export function ExercisePlan({ request }: { request: ExercisePlanRequest }) {
  const { plan, health_history } = request
  if (!plan) return null
  const { expert_message, weekly_schedule, progression, safety_notes } = plan
  return (
    <WrittenPlan
      words={planTexts}
      request={request}
      requests={exerciseRequests}
      plan={plan}
      drawing={<LateDrawing fetchDrawing={fetchBicycle} width={200} box={[300, 200]} />}
      message={expert_message}
    >
      {needsClinicianFirst(health_history) ? (
        <div className="mt-6">
          <ClinicianFirst hasPlan />
        </div>
      ) : (
        <Lazy load={fetchCrisisNotice} props={{}} />
      )}
      {safety_notes ? <Words title="Safety notes" text={safety_notes} /> : null}
      <Section title="Your week">
        <Card className="py-0">
          <ul className="divide-y divide-hairline">
            {weekly_schedule.map((session) => (
              <li key={session.day} className="max-w-none">
                <Session session={session} />
              </li>
            ))}
          </ul>
        </Card>
      </Section>
      {progression ? <Words title="How it grows" text={progression} /> : null}
    </WrittenPlan>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </Section>
  )
}

function Session({ session }: { session: Plan['weekly_schedule'][number] }) {
  const { day, focus, minutes, exercises } = session
  return (
    <div className="grid gap-x-8 gap-y-3 py-5 wrap-anywhere md:grid-cols-[14rem_minmax(0,1fr)]">
      <div>
        <h3>{day}</h3>
        <p className="text-muted">
          {[focus, minutes && `${minutes} minutes`].filter(Boolean).join(', ')}
        </p>
      </div>
      {exercises.length > 0 ? (
        <ol className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
          {exercises.map((one, index) => (
            // A plan never changes, so its index is its key.
            <li key={index}>
              <p className="font-bold">{one.exercise}</p>
              <p>
                {[
                  one.sets && `${one.sets} ${one.sets === 1 ? 'set' : 'sets'}`,
                  one.amount,
                  one.rest && `rest ${one.rest}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {one.how ? <p className="text-muted">{one.how}</p> : null}
            </li>
          ))}
        </ol>
      ) : null}
    </div>
  )
}
