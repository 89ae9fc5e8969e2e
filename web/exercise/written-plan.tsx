import { useQueryClient } from '@tanstack/react-query'
import type { ExercisePlan } from '#domain/exercise/plan.ts'
import type { ExercisePlanRequest } from '#domain/exercise/request.ts'
import { AskForChange, BeingChanged } from '#web/plans/ask-for-change.tsx'
import { PlanMessage } from '#web/plans/plan-message.tsx'
import { Section, Surface } from '#web/ui/page.tsx'
import { ClinicianFirst } from './clinician-first.tsx'
import { needsClinicianFirst } from '#domain/exercise/clearance.ts'
import { askForChange } from './queries.ts'
import { planWords } from './texts.ts'

/** The plan as its fitness expert wrote it: the message, what to mind, the week, how it grows. */
export function WrittenPlan({ request }: { request: ExercisePlanRequest }) {
  const client = useQueryClient()
  const { plan, status, changes, health_history } = request
  if (!plan) return null
  const { expert_message, weekly_schedule, progression, safety_notes } = plan
  return (
    <>
      {status === 'pending' ? <BeingChanged asked={changes.at(-1)} /> : null}
      <PlanMessage plan={plan} words={planWords}>
        {expert_message}
      </PlanMessage>
      {needsClinicianFirst(health_history) ? (
        <div className="mt-6">
          <ClinicianFirst hasPlan />
        </div>
      ) : null}
      {safety_notes ? <Words title="Safety notes" text={safety_notes} /> : null}
      <Section title="Your week">
        <ul className="grid items-start gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {weekly_schedule.map((session) => (
            <li key={session.day} className="max-w-none">
              <Session session={session} />
            </li>
          ))}
        </ul>
      </Section>
      {progression ? <Words title="How it grows" text={progression} /> : null}
      {status === 'completed' ? (
        <AskForChange
          words={planWords}
          ask={(change) => askForChange(client, request.id, change)}
        />
      ) : null}
    </>
  )
}

function Words({ title, text }: { title: string; text: string }) {
  return (
    <Section title={title}>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </Section>
  )
}

function Session({ session }: { session: ExercisePlan['weekly_schedule'][number] }) {
  const { day, focus, minutes, exercises } = session
  return (
    <Surface className="wrap-anywhere">
      <h3 className="text-lg">{day}</h3>
      <p className="text-muted">
        {[focus, minutes && `${minutes} minutes`].filter(Boolean).join(', ')}
      </p>
      {exercises.length > 0 ? (
        <ol className="mt-3">
          {exercises.map((one, index) => (
            // Nothing of a plan ever changes, so its place is its name.
            <li key={index} className="border-t border-hairline py-3 last:pb-0">
              <p className="font-semibold">{one.exercise}</p>
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
    </Surface>
  )
}
