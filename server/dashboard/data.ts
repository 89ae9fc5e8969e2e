import { sql } from 'kysely'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { dosesOfToday } from '#domain/medications/doses-of-today.ts'
import { firstRefillBy } from '#domain/medications/supply.ts'
import type { OwnNextStep } from '#domain/next-steps/schema.ts'
import { safetyItem } from '#domain/screening/instruments/phq-9.ts'
import { instantAt } from '#domain/values/lusaka.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { listMedicines } from '../medications/data.ts'
import { listDoses } from '../medications/doses/data.ts'
import { countUnread } from '../messages/data.ts'
import { hasCurrentPlan } from '../personal-plans/data.ts'
import { listOpenRequests } from '../questionnaires/data.ts'
import { readNextStep } from '../screening/next-steps/data.ts'

type UnsentNews = Unsent<DayNews, 'meal_plan_at' | 'exercise_plan_at' | 'screened_at' | 'safety_at'>

/** The newest moment of each kind of news for a person, and the doses of today. */
export async function readNews(tx: Transaction, user_id: string): Promise<UnsentNews> {
  const [
    medicines,
    doses,
    meals,
    exercises,
    [screened],
    [mood],
    nextStep,
    questions,
    unread,
    has_care_plan,
  ] = await Promise.all([
    listMedicines(tx, user_id),
    listDoses(tx, user_id),
    tx.run(
      tables
        .selectFrom('meal_plan_requests')
        .select(({ fn }) => fn.max('completed_at').as('at'))
        .where('user_id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('exercise_plan_requests')
        .select(({ fn }) => fn.max('completed_at').as('at'))
        .where('user_id', '=', user_id),
    ),
    tx.run(newestScreening(user_id)),
    // One instrument alone says nothing of item 9: the newest answer to it counts.
    tx.run(newestScreening(user_id).where(sql<boolean>`answers ? 'PHQ-9'`)),
    readNextStep(tx, user_id, now()),
    listOpenRequests(tx, user_id),
    countUnread(tx),
    hasCurrentPlan(tx, user_id),
  ])
  return {
    meal_plan_at: meals[0]?.at ?? null,
    exercise_plan_at: exercises[0]?.at ?? null,
    screened_at: screened?.created_at ?? null,
    next_step: nextStep && openIn(nextStep),
    safety_at: mood?.asks_for_safety ? mood.created_at : null,
    doses: dosesOfToday(medicines, doses, now().getTime()).map(
      ({ medicine: { id, name }, day, time, outcome }) => ({
        medicine_id: id,
        name,
        day,
        time,
        outcome,
      }),
    ),
    refill_by: firstRefillBy(medicines, todayInLusaka()),
    questions,
    unread,
    has_care_plan,
  }
}

/** What of a next step there is to do: to answer an offer, or to find help. */
function openIn({ step, status }: Pick<OwnNextStep, 'step' | 'status'>): DayNews['next_step'] {
  if (step === 'urgent') return 'urgent'
  return status === 'suggested' || status === 'suggested_again' ? 'offered' : null
}

const newestScreening = (user_id: string) =>
  tables
    .selectFrom('screening_results')
    .select([
      'created_at',
      sql<boolean>`coalesce((answers -> 'PHQ-9' ->> ${safetyItem})::int > 0, false)`.as(
        'asks_for_safety',
      ),
    ])
    .where('user_id', '=', user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)

const dayOf = (instant: 'created_at' | 'felt_at' | 'done_at') =>
  sql<string>`(${sql.ref(instant)} at time zone 'Africa/Lusaka')::date::text`

/**
 * The days in Lusaka, oldest first, on which a person did something for themselves: a reading, a
 * dose taken, an entry of a diary, a screening, or a tool of the students' hub.
 *
 * @param from the first day, `YYYY-MM-DD`
 */
export async function listSelfCareDays(
  tx: Transaction,
  user_id: string,
  from: string,
): Promise<string[]> {
  const today = todayInLusaka()
  const start = instantAt(from)
  const byInstant = (
    table:
      | 'blood_pressure_readings'
      | 'glucose_readings'
      | 'screening_results'
      | 'burnout_checks'
      | 'focus_rounds',
  ) =>
    tables
      .selectFrom(table)
      .select(dayOf('created_at').as('day'))
      .where('user_id', '=', user_id)
      .where('created_at', '>=', start)
  const byDay = (table: 'carbohydrate_entries' | 'activities') =>
    tables
      .selectFrom(table)
      .select(sql<string>`day::text`.as('day'))
      .where('user_id', '=', user_id)
      .where('day', '>=', from)
  const doses = tables
    .selectFrom('medicine_doses')
    .select(sql<string>`day::text`.as('day'))
    .where('user_id', '=', user_id)
    .where('day', '>=', from)
    .where('outcome', '<>', 'missed')
  const symptoms = tables
    .selectFrom('symptom_entries')
    .select(dayOf('felt_at').as('day'))
    .where('user_id', '=', user_id)
    .where('felt_at', '>=', start)
  const planned = tables
    .selectFrom('planner_tasks')
    .select(dayOf('done_at').as('day'))
    .where('user_id', '=', user_id)
    .where('done_at', '>=', start)
  const rows = await tx.run(
    byInstant('blood_pressure_readings')
      .union(byInstant('glucose_readings'))
      .union(byInstant('screening_results'))
      .union(byInstant('burnout_checks'))
      .union(byInstant('focus_rounds'))
      .union(byDay('carbohydrate_entries'))
      .union(byDay('activities'))
      .union(doses)
      .union(symptoms)
      .union(planned)
      .orderBy('day'),
  )
  return rows.map(({ day }) => day).filter((day) => day <= today)
}
