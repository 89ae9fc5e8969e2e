import { type ReactNode, useState } from 'react'
import { asksToLoseWeight, healthNotes } from '#domain/care-plans/shared/weight-loss.ts'
import { needsClinicianFirst } from '#domain/care-plans/exercise/clearance.ts'
import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { genderLabels } from '#domain/values/gender.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Section } from '#web/ui/layout/page.tsx'

type Facts = readonly (readonly [string, ReactNode])[]
type Of<Kind extends TakenPlanRequest['kind']> = Extract<TakenPlanRequest, { kind: Kind }>

const several = (chosen: readonly string[]) => chosen.join(', ')
const text = (value: unknown) =>
  Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'string' || typeof value === 'number'
      ? String(value)
      : null

interface AnswersPanelProps {
  request: TakenPlanRequest
  /** Nothing is written yet: all answers are shown. */
  isOpenAtFirst: boolean
}

/**
 * The patient's answers: first the answers that the plan must respect, then the rest, which can be
 * collapsed. Unanswered questions are marked.
 */
export function AnswersPanel({ request, isOpenAtFirst }: AnswersPanelProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const { first, groups, care } =
    request.kind === 'meal' ? mealAnswers(request) : exerciseAnswers(request)
  return (
    <Section title="What they answered" className="desk-answers">
      {request.at_clinic ? (
        <p className="mb-4">Asked at the clinic: a provider entered these answers.</p>
      ) : null}
      <NewerCare request={request} />
      {care}
      <Facts facts={[...aboutPerson(request), ...first]} />
      <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>
          All their answers
          <Icon name="chevron" />
        </summary>
        <div className="desk-groups">
          {groups.map(([title, facts]) => (
            <div key={title} className="desk-facts">
              <h3>{title}</h3>
              <Facts facts={facts} />
            </div>
          ))}
        </div>
      </details>
    </Section>
  )
}

/** What the person has said since, or in another place: above the answers, for it can be against them. */
function NewerCare({ request }: { request: TakenPlanRequest }) {
  const { pregnancy, kidney_disease } = request.person
  const on = (at: string | null) => (at ? `, answered on ${formatDate(at)}` : '')
  const isLoss = asksToLoseWeight(request)
  if (!pregnancy && !kidney_disease) return null
  return (
    <div className="mb-4">
      <CareCard level="clinician" reader="staff" title="Their care profile says now">
        <ul>
          {pregnancy ? (
            <li>
              {pregnancy.status === 'pregnant' ? 'Pregnant' : 'Gave birth in the last 6 weeks'}
              {on(pregnancy.answered_at)}.
            </li>
          ) : null}
          {kidney_disease ? <li>Kidney disease{on(kidney_disease.answered_at)}.</li> : null}
        </ul>
        {pregnancy?.status === 'pregnant' && isLoss ? (
          <p>
            <strong>Plan no weight loss in pregnancy.</strong> Write to them, or plan for another
            goal.
          </p>
        ) : null}
      </CareCard>
    </div>
  )
}

function Facts({ facts }: { facts: Facts }) {
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={value ? undefined : 'text-muted'}>{value || 'Not answered'}</dd>
        </div>
      ))}
    </dl>
  )
}

function aboutPerson(request: TakenPlanRequest): Facts {
  const { age, gender, allergies_in_profile } = request.person
  const said = request.kind === 'meal' ? request.answers.dietary_profile.allergies : null
  return [
    ['Age', age === null ? null : `${age} years`],
    ['Gender', gender && genderLabels[gender]],
    // Mostly their answer put it there.
    ...(request.kind === 'meal' && allergies_in_profile && allergies_in_profile !== said
      ? ([['Food allergies in their profile', allergies_in_profile]] as const)
      : []),
  ]
}

/** The questions of step 2, in their order. */
const details: Readonly<Record<string, string>> = {
  target: 'Wants to',
  speed: 'How fast',
  condition: 'Conditions',
  other_condition: 'In their words',
  activity: 'Activity',
  other_activity: 'In their words',
  trainingHours: 'Hours of training a week',
}

interface Answers {
  /** A warning above everything. */
  care: ReactNode
  /** What is kept in mind while writing. */
  first: Facts
  groups: readonly (readonly [title: string, facts: Facts])[]
}

function mealAnswers({ answers, budget }: Of<'meal'>): Answers {
  const { diet, other_diet, allergens, allergies, dislikes, mealsPerDay, health } =
    answers.dietary_profile
  const { mealPrepTime, people } = answers.budget_logistics
  const notes = healthNotes(health, answers)
  const goal = Object.entries(details)
    .filter(([key]) => key in answers.goal_details)
    .map(([key, name]) => [name, text(answers.goal_details[key])] as const)
  return {
    care:
      notes.length > 0 ? (
        <CareCard level="clinician" reader="staff" title="Before you plan">
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </CareCard>
      ) : null,
    first: [
      ['Must never eat', several(allergens ?? [])],
      ['Allergies', allergies],
      ['Diet', several([diet, other_diet ?? ''].filter(Boolean))],
      ['Goal', answers.primary_goal],
      ['Budget', budget],
      ['People who eat', String(people)],
    ],
    groups: [
      ...(goal.length > 0 ? ([['Their goal', goal]] as const) : []),
      [
        'How they eat',
        [
          ['Does not like', dislikes],
          ['Meals a day', mealsPerDay],
          ['Health', several(health ?? [])],
          ['Time to cook', mealPrepTime],
        ],
      ],
      ['Anything else', [['In their words', answers.final_details]]],
    ],
  }
}

function exerciseAnswers({ answers, at_clinic }: Of<'exercise'>): Answers {
  const { profile_goals: goal, fitness_level: level, health_history: health } = answers
  const { environment_equipment: place, exercise_preferences: likes } = answers
  const { lifestyle_nutrition: life } = answers
  return {
    care: needsClinicianFirst(health) ? (
      <CareCard
        level="clinician"
        reader="staff"
        title="They should talk to a clinician before they train"
      >
        <p>
          {at_clinic
            ? 'Tell them so, if you have not. Plan gently.'
            : 'We told them so when they sent their answers. Plan gently, and say it again.'}
        </p>
      </CareCard>
    ) : null,
    first: [
      ['Goal', goal.primaryGoal],
      ['Days a week', text(level.daysPerWeek)],
      ['Time for each', level.minutesPerSession],
      ['Injuries', health.hasInjuries],
      ...(health.hasInjuries === 'Yes' ? ([['Which', health.injuryDetails]] as const) : []),
      ['Movements that hurt', likes.painfulMovements],
    ],
    groups: [
      [
        'Their goal',
        [
          ['In their words', goal.goalDetails],
          ['Time', goal.timeFrame],
        ],
      ],
      [
        'Health and safety',
        [
          ['Medical conditions', health.medicalConditions],
          ['Pregnant or postpartum', health.isPregnantOrPostpartum],
          ...(health.pregnancyState ? ([['Which', health.pregnancyState]] as const) : []),
          ['Medication', health.medication],
          ['Cleared for exercise', health.clearedForExercise],
          ['Signs', several(health.warningSigns ?? [])],
        ],
      ],
      [
        'Fitness now',
        [
          ['Experience', level.experienceLevel],
          ['Does now', level.currentActivities],
        ],
      ],
      [
        'Place and equipment',
        [
          ['Trains at', several(place.workoutLocation)],
          ['Has', several(place.availableEquipment)],
        ],
      ],
      [
        'What they enjoy',
        [
          ['Enjoys', several(likes.enjoyedExercises)],
          ['Does not like', several(likes.dislikedExercises)],
        ],
      ],
      [
        'Daily life',
        [
          ['Sleep', life.sleepQuality],
          ['Stress', life.stressLevels],
          ['Food', life.nutrition],
          ['Work', life.occupation],
        ],
      ],
    ],
  }
}
