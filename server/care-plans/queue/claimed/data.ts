import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { yearsBetween } from '#domain/values/age.ts'
import { pregnancyOf } from '#domain/readings/care.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import type { Gender } from '#domain/values/gender.ts'
import { asksToLoseWeight } from '#domain/care-plans/shared/weight-loss.ts'
import { painWrittenIn } from '#domain/care-plans/exercise/painful-movements.ts'
import { allergensNamedIn, avoidedBy } from '#domain/care-plans/meal/allergens.ts'
import type { NewPlan } from '#domain/care-plans/shared/queue.ts'
import type { Identity } from '#domain/practice/identity.ts'
import type { PlanKind } from '#domain/care-plans/shared/kinds.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { readIdentities } from '../../../accounts/identities/data.ts'
import { type ReadExerciseRequest, readExerciseRequest } from '../../exercise/data.ts'
import { type ReadMealRequest, readMealRequest } from '../../meal/data.ts'
import type { CareRow } from '../../../readings/care/data.ts'
import { kindOfActor, claimPlanRequest } from '../data.ts'
import { requestsOf } from '../../shared/data.ts'
import { contents, requireKind } from '../queue-problems.ts'
import { listPlanReasons } from './reasons/data.ts'
import {
  requireNewest,
  requireNoAllergen,
  requireNoPain,
  requireNoWeightLoss,
} from './plan-problems.ts'

interface Person {
  id: string
  full_name: string
  gender: Gender | null
  date_of_birth: string | null
  /** Stops a dish; of it only food allergens are shown. */
  known_allergies_conditions: string | null
}

/**
 * A request that the actor has taken, with its answers and the newest plan; a reading of that person's
 * record.
 *
 * @param now by which the person has their age
 * @throws Problem 404 where the actor has not taken it
 */
export async function openPlanRequest(tx: Transaction, provider_id: string, id: string, now: Date) {
  const kind = await kindOfActor(tx)
  const person_of = sql.id('plans', `person_of_${kind}_request`)
  const [[found], [care], reasons, meal, exercise] = await Promise.all([
    tx.run(tables.selectFrom(sql<Person>`${person_of}(${id})`.as('person')).selectAll()),
    tx.run(tables.selectFrom(sql<CareNow>`plans.care_of_request(${id})`.as('care')).selectAll()),
    listPlanReasons(tx, kind, id),
    kind === 'meal' ? readMealRequest(tx, id) : undefined,
    kind === 'exercise' ? readExerciseRequest(tx, id) : undefined,
  ])
  requireFound(found)
  const [identityOf] = await Promise.all([
    readIdentities(tx, [found.id]),
    auditReading(tx, provider_id, [found.id], 'plan_requests.read'),
  ])
  const { known_allergies_conditions, ...known } = found
  const { date_of_birth } = found
  const person = {
    ...known,
    allergies_in_profile: kind === 'meal' ? allergensNamedIn(known_allergies_conditions) : null,
    ...identityOf(found.id),
    age: date_of_birth === null ? null : yearsBetween(date_of_birth, lusakaClock(now).day),
    ...careNow(care, found, now),
  }
  return {
    ...(meal ? asMealRequest(meal, person) : asExerciseRequest(exercise!, person)),
    reasons,
  }
}

/** What a person says of their care now, of what their questionnaire asks. */
type CareNow = Pick<CareRow, 'pregnancy' | 'pregnancy_at' | 'kidney_disease'> & {
  kidney_disease_at: Date | null
}

/** A pregnancy and a kidney disease, each with the day of its answer; null where there is none. */
function careNow(
  care: CareNow | undefined,
  { gender, date_of_birth }: Pick<Person, 'gender' | 'date_of_birth'>,
  now: Date,
) {
  const { pregnancy = null, pregnancy_at = null } = care ?? {}
  const status = pregnancyOf({ gender, date_of_birth, pregnancy, pregnancy_at }, now)
  const isToKnow = status === 'pregnant' || status === 'postpartum'
  return {
    pregnancy: isToKnow ? { status, answered_at: pregnancy_at! } : null,
    kidney_disease: care?.kidney_disease === 'yes' ? { answered_at: care.kidney_disease_at } : null,
  }
}

type Shown = Omit<Person, 'known_allergies_conditions'> & {
  allergies_in_profile: string | null
} & Identity & { age: number | null } & ReturnType<typeof careNow>

function asMealRequest(request: ReadMealRequest, person: Shown) {
  const {
    user_id: _,
    id,
    status,
    created_at,
    completed_at,
    changes,
    budget,
    plan,
    at_clinic,
    recorded_by_name: __,
    is_stopped: ___,
    ...answers
  } = request
  const rest = { id, at_clinic, status, created_at, completed_at, changes, budget, plan }
  return { kind: 'meal' as const, person, answers, ...rest }
}

function asExerciseRequest(request: ReadExerciseRequest, person: Shown) {
  const {
    user_id: _,
    consent_given: __,
    recorded_by_name: ___,
    is_stopped: ____,
    ...shown
  } = request
  const { id, at_clinic, status, created_at, completed_at, changes, plan, ...answers } = shown
  const rest = { id, at_clinic, status, created_at, completed_at, changes, plan }
  return { kind: 'exercise' as const, person, answers, ...rest }
}

/**
 * Writes the plan of a request, which completes it, and claims it where it is still pending. What says the
 * same as the newest version, or has the id of one, writes nothing.
 *
 * @throws Problem 404 where there is no such request of the actor's kind, 409 where a colleague has it,
 *   where another version was sent since, and for an id in use, 422 for a plan of the other kind, and for what is
 *   stopped
 *
 * @param now by which a pregnancy lasts
 */
export async function writePlan(
  tx: Transaction,
  provider_id: string,
  request_id: string,
  { id = randomUUID(), follows_version, weight_loss_reason, ...plan }: NewPlan,
  now: Date,
): Promise<void> {
  const kind = await claimPlanRequest(tx, provider_id, request_id)
  requireKind(kind, plan)
  const content = asStored(kind, plan)
  // Two copies of one press come one after the other, so that the second finds the first.
  const [, versions] = await Promise.all([
    tx.run(
      tables.selectNoFrom(
        sql<null>`pg_advisory_xact_lock(hashtextextended(${`plan of ${request_id}`}::text, 14))`.as(
          'locked',
        ),
      ),
    ),
    readVersions(tx, kind, request_id),
  ])
  const sent = versions.find((version) => version.id === id)
  if (sent) await sameRow(tx, sent, { content })
  if (sent || isDeepStrictEqual(versions[0]?.content, content)) return
  requireNewest(follows_version, versions[0]?.version ?? 0)
  if (!weight_loss_reason) await checkWeightLoss(tx, kind, request_id, now)
  if ('dietitian_message' in plan) await checkAllergens(tx, request_id, plan)
  else await checkPain(tx, request_id, plan)
  const reason = {
    ...(weight_loss_reason ? { weight_loss_reason } : {}),
    ...('painful_reason' in plan ? { painful_reason: plan.painful_reason } : {}),
  }
  await insertPlan(tx, kind, { id, request_id, author_id: provider_id, content, reason })
  const [request] = await tx.run(
    tables.selectFrom(requestsOf(kind)).select('user_id').where('id', '=', request_id),
  )
  await audit(tx, {
    actor_id: provider_id,
    subject_id: request!.user_id,
    action: `${kind}_plan.write`,
    record_id: id,
  })
}

/**
 * Stops a plan with a dish that its person must not eat, until the dietitian says that each was checked.
 *
 * @throws Problem 422 with the first place
 */
async function checkAllergens(
  tx: Transaction,
  request_id: string,
  plan: Extract<NewPlan, { dietitian_message: string }>,
): Promise<void> {
  if (plan.allergens_checked) return
  const [[person], request] = await Promise.all([
    tx.run(
      tables
        .selectFrom(
          sql<Person>`${sql.id('plans', 'person_of_meal_request')}(${request_id})`.as('person'),
        )
        .selectAll(),
    ),
    readMealRequest(tx, request_id),
  ])
  const { dietary_profile } = request!
  requireNoAllergen(plan, avoidedBy(dietary_profile, person?.known_allergies_conditions ?? null))
}

/**
 * Stops a plan with an exercise that needs a movement which hurts its person, until the expert says why it is
 * right for them.
 *
 * @throws Problem 422 with the field of each
 */
async function checkPain(
  tx: Transaction,
  request_id: string,
  plan: Extract<NewPlan, { expert_message: string }>,
): Promise<void> {
  if (plan.painful_reason) return
  const request = await readExerciseRequest(tx, request_id)
  requireNoPain(plan, painWrittenIn(request!))
}

/**
 * Stops a plan to lose weight for a person who must not, also where they said so after they asked for it, until the
 * writer says why it is right.
 *
 * @throws Problem 422 that asks for the reason
 */
async function checkWeightLoss(
  tx: Transaction,
  kind: PlanKind,
  request_id: string,
  now: Date,
): Promise<void> {
  const person_of = sql.id('plans', `person_of_${kind}_request`)
  const [[person], [care], meal, exercise] = await Promise.all([
    tx.run(tables.selectFrom(sql<Person>`${person_of}(${request_id})`.as('person')).selectAll()),
    tx.run(
      tables.selectFrom(sql<CareNow>`plans.care_of_request(${request_id})`.as('care')).selectAll(),
    ),
    kind === 'meal' ? readMealRequest(tx, request_id) : undefined,
    kind === 'exercise' ? readExerciseRequest(tx, request_id) : undefined,
  ])
  const born = person?.date_of_birth ?? null
  requireNoWeightLoss(
    meal
      ? asksToLoseWeight({ kind: 'meal', answers: meal })
      : asksToLoseWeight({ kind: 'exercise', answers: exercise! }),
    {
      health: meal?.dietary_profile.health,
      age: born === null ? null : yearsBetween(born, lusakaClock(now).day),
      isPregnant:
        person !== undefined && careNow(care, person, now).pregnancy?.status === 'pregnant',
    },
  )
}

/** Every version of a request's plan, newest first. */
async function readVersions(tx: Transaction, kind: PlanKind, request_id: string) {
  const columns = sql.join(contents[kind].flatMap((name) => [sql.lit(name), sql.ref(name)]))
  const query = sql<{ id: string; version: number; content: object }>`
    select id, version, jsonb_build_object(${columns}) as content
    from ${sql.table(`${kind}_plans`)} where request_id = ${request_id} order by version desc`
  return tx.run({ compile: () => query.compile(tables) })
}

async function insertPlan(
  tx: Transaction,
  kind: PlanKind,
  {
    content,
    reason,
    ...plan
  }: { id: string; request_id: string; author_id: string; content: object; reason: object },
) {
  const table = sql.table(`${kind}_plans`)
  const names = [...contents[kind], ...Object.keys(reason)]
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const insert = sql`
    insert into ${table} (id, request_id, author_id, ${columns})
    select ${plan.id}::uuid, ${plan.request_id}::uuid, ${plan.author_id}::uuid, ${columns}
    from jsonb_populate_record(null::${table}, ${JSON.stringify({ ...content, ...reason })}::jsonb)`
  await tx.run({ compile: () => insert.compile(tables) })
}

/** The content as the database gives it back: what is left out is null. */
function asStored(kind: PlanKind, plan: Record<string, unknown>): object {
  const content = Object.fromEntries(contents[kind].map((name) => [name, plan[name] ?? null]))
  return JSON.parse(JSON.stringify(content)) as object
}
