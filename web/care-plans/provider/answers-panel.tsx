import type { ReactNode } from 'react'
import { healthNotes } from '#domain/care-plans/shared/weight-loss.ts'
import { needsClinicianFirst } from '#domain/care-plans/exercise/clearance.ts'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { Section } from '#web/ui/layout/page.tsx'

type Facts = readonly (readonly [string, ReactNode])[]
type Of<Kind extends TakenPlanRequest['kind']> = Extract<TakenPlanRequest, { kind: Kind }>

const several = (chosen: readonly string[]) => chosen.join(', ')
const text = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null

/**
 * Everything the patient answered, by the steps of the questionnaire; unanswered questions say so.
 */
export function AnswersPanel({ request }: { request: TakenPlanRequest }) {
  return (
    <Section title="What they answered" className="desk-answers">
      <Group title="The person" facts={aboutPerson(request.person)} />
      {request.kind === 'meal' ? <MealAnswers {...request} /> : <ExerciseAnswers {...request} />}
    </Section>
  )
}

function Group({ title, facts }: { title: string; facts: Facts }) {
  return (
    <div className="desk-facts">
      <h3>{title}</h3>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={value ? undefined : 'text-muted'}>{value || 'Not answered'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const aboutPerson = (person: TakenPlanRequest['person']): Facts => [
  ['Age', person.age === null ? null : `${person.age} years`],
  ['Gender', person.gender],
  ['Allergies and conditions in their profile', person.known_allergies_conditions],
]

/** The questions of step 2, in their order. */
const details: Readonly<Record<string, string>> = {
  target: 'Wants to',
  speed: 'How fast',
  condition: 'Condition',
  other_condition: 'In their words',
  activity: 'Activity',
  other_activity: 'In their words',
  trainingHours: 'Hours of training a week',
}

function MealAnswers({ answers, budget }: Of<'meal'>) {
  const { diet, other_diet, allergens, allergies, dislikes, mealsPerDay, health } =
    answers.dietary_profile
  const { mealPrepTime, people } = answers.budget_logistics
  const notes = healthNotes(health)
  return (
    <>
      {notes.length > 0 ? (
        <CareCard level="clinician" title="Before you plan">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </CareCard>
      ) : null}
      <Group
        title="Their goal"
        facts={[
          ['Goal', answers.primary_goal],
          ...Object.entries(details)
            .filter(([key]) => key in answers.goal_details)
            .map(([key, name]) => [name, text(answers.goal_details[key])] as const),
        ]}
      />
      <Group
        title="How they eat"
        facts={[
          ['Diet', several([diet, other_diet ?? ''].filter(Boolean))],
          ['Must never eat', several(allergens ?? [])],
          ['Allergies', allergies],
          ['Does not like', dislikes],
          ['Meals a day', mealsPerDay],
          ['Health', several(health ?? [])],
        ]}
      />
      <Group
        title="Budget and kitchen"
        facts={[
          ['Budget', budget],
          ['People who eat', String(people)],
          ['Time to cook', mealPrepTime],
        ]}
      />
      <Group title="Anything else" facts={[['In their words', answers.final_details]]} />
    </>
  )
}

function ExerciseAnswers({ answers }: Of<'exercise'>) {
  const { profile_goals: goal, fitness_level: level, health_history: health } = answers
  const { environment_equipment: place, exercise_preferences: likes } = answers
  const { lifestyle_nutrition: life } = answers
  return (
    <>
      {needsClinicianFirst(health) ? (
        <CareCard level="clinician" title="They should talk to a clinician before they train">
          <p>We told them so when they sent their answers. Plan gently, and say it again.</p>
        </CareCard>
      ) : null}
      <Group
        title="Their goal"
        facts={[
          ['Goal', goal.primaryGoal],
          ['In their words', goal.goalDetails],
          ['Time', goal.timeFrame],
        ]}
      />
      <Group
        title="Health and safety"
        facts={[
          ['Injuries', health.hasInjuries],
          ...(health.hasInjuries === 'Yes' ? ([['Which', health.injuryDetails]] as const) : []),
          ['Medical conditions', health.medicalConditions],
          ['Pregnant or postpartum', health.isPregnantOrPostpartum],
          ['Medication', health.medication],
          ['Cleared for exercise', health.clearedForExercise],
          ['Signs', several(health.warningSigns ?? [])],
          ['Movements that hurt', likes.painfulMovements],
        ]}
      />
      <Group
        title="Fitness now"
        facts={[
          ['Experience', level.experienceLevel],
          ['Does now', level.currentActivities],
          ['Days a week', text(level.daysPerWeek)],
          ['Time for each', level.minutesPerSession],
        ]}
      />
      <Group
        title="Place and equipment"
        facts={[
          ['Trains at', several(place.workoutLocation)],
          ['Has', several(place.availableEquipment)],
        ]}
      />
      <Group
        title="What they enjoy"
        facts={[
          ['Enjoys', several(likes.enjoyedExercises)],
          ['Does not like', several(likes.dislikedExercises)],
        ]}
      />
      <Group
        title="Daily life"
        facts={[
          ['Sleep', life.sleepQuality],
          ['Stress', life.stressLevels],
          ['Food', life.nutrition],
          ['Work', life.occupation],
        ]}
      />
    </>
  )
}
