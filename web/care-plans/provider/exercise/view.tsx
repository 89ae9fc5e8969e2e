import type { NewExercisePlan } from '#domain/care-plans/exercise/plan.ts'

type Sheet = Pick<
  NewExercisePlan,
  'expert_message' | 'weekly_schedule' | 'progression' | 'safety_notes'
>

/** An exercise plan as the patient reads it: message, week, progression, precautions. */
export function ExerciseView({ plan }: { plan: Sheet }) {
  return (
    <div className="surface desk-sheet">
      <p className="wrap-anywhere whitespace-pre-line">{plan.expert_message}</p>
      {plan.weekly_schedule.map(({ day, focus, minutes, exercises }) => (
        <div key={day}>
          <h3>
            {day}: {focus}
          </h3>
          {minutes ? <p className="text-muted">{minutes} minutes</p> : null}
          <ul className="list-disc ps-6">
            {exercises.map(({ exercise, sets, amount, rest, how }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- a read-only list
              <li key={index} className="wrap-anywhere">
                {[
                  exercise,
                  sets ? `${sets} ${sets === 1 ? 'set' : 'sets'}` : null,
                  amount,
                  rest ? `rest ${rest}` : null,
                ]
                  .filter(Boolean)
                  .join(', ')}
                {how ? <span className="block text-muted">{how}</span> : null}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Words title="How it grows" text={plan.progression} />
      <Words title="Safety notes" text={plan.safety_notes} />
    </div>
  )
}

function Words({ title, text }: { title: string; text: string | null | undefined }) {
  return text ? (
    <div>
      <h3>{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line">{text}</p>
    </div>
  ) : null
}
