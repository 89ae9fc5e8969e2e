import { sql } from 'kysely'
import type { RequestStatus } from '#domain/care-plans/shared/request.ts'
import { type PlanKind, planKinds } from '#domain/care-plans/shared/kinds.ts'
import type { PlanRequestRow } from '#domain/care-plans/shared/queue.ts'
import type { Identity } from '#domain/practice/identity.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { requestsOf } from '../shared/data.ts'
import { requireClaimed, requireReleased, requireWriter } from './queue-problems.ts'

/** More than a provider writes in a year. */
const maxLines = 300

/** As it is returned, with whose record it is of once the actor has claimed it. */
type Line = Unsent<Omit<PlanRequestRow, keyof Identity>, 'created_at' | 'waiting_since'> & {
  person_id: string | null
}

/**
 * Which kind of plans the actor writes, by what an admin let them into practice as.
 *
 * @throws Problem 403 for a caller who writes no plans
 */
export async function kindOfActor(tx: Transaction): Promise<PlanKind> {
  const [writes] = await tx.run(
    tables.selectNoFrom([
      sql<boolean>`practice.practises_as('dietitian')`.as('meal'),
      sql<boolean>`practice.practises_as('fitness expert')`.as('exercise'),
    ]),
  )
  return requireWriter(writes!)
}

/**
 * The queue of the actor: pending requests that are theirs or unclaimed, changes of a sent plan first,
 * then the longest waiting; or those they have completed, newest first. Each row that they have claimed is a
 * reading of that person's record. The others name no one, not to the server either.
 */
export async function listPlanRequests(
  tx: Transaction,
  provider_id: string,
  status: RequestStatus,
) {
  const kind = await kindOfActor(tx)
  const mine = linesTaken(kind, provider_id, sql`r.status = ${status}`)
  return readRows(
    tx,
    provider_id,
    status === 'pending'
      ? sql<Line>`select * from (${linesWaiting(kind)} union all ${mine}) line order by changes > 0 desc, waiting_since, id limit ${maxLines}`
      : sql<Line>`select * from (${mine}) line order by completed_at desc, id limit ${maxLines}`,
  )
}

async function readRows(tx: Transaction, provider_id: string, query: ReturnType<typeof sql<Line>>) {
  const lines = await tx.run({ compile: () => query.compile(tables) })
  const subjects = lines.flatMap(({ person_id }) => person_id ?? [])
  const [identityOf] = await Promise.all([
    readIdentities(tx, subjects),
    auditReading(tx, provider_id, subjects, 'plan_requests.read'),
  ])
  return lines.map(({ person_id, ...shown }) => ({ ...shown, ...identityOf(person_id) }))
}

/** Without a name and without answers: what decides whether to claim. */
const linesWaiting = (kind: PlanKind) => sql`
  select w.id, ${kind}::text as kind, w.primary_goal, 'pending' as status, w.created_at, w.waiting_since, null::timestamptz as completed_at,
    w.changes, false as is_mine, null::uuid as person_id, null::text as full_name,
    jsonb_build_object('age_group', w.age_group, 'clinician_first', w.clinician_first) as before_claim
  from ${sql.id('plans', `${kind}_requests_to_claim`)}() w`

const goals = { meal: sql`r.primary_goal`, exercise: sql`r.profile_goals ->> 'primaryGoal'` }

const linesTaken = (kind: PlanKind, provider_id: string, which: ReturnType<typeof sql>) => sql`
  select r.id, ${kind}::text as kind, ${goals[kind]} as primary_goal, r.status, r.created_at,
    coalesce(c.newest, r.created_at) as waiting_since, r.completed_at,
    c.count::integer as changes, true as is_mine, p.id as person_id, p.full_name,
    null::jsonb as before_claim
  from ${sql.table(`${kind}_plan_requests`)} r
  cross join lateral ${sql.id('plans', `person_of_${kind}_request`)}(r.id) p
  cross join lateral (select max(created_at) as newest, count(*)
    from ${sql.table(`${kind}_plan_changes`)} where request_id = r.id) c
  where r.taken_by = ${provider_id} and ${which}`

/** How many plans the actor has to write, of either kind, and since when: none for a caller who writes no plans. */
export async function countPlansToWrite(tx: Transaction, provider_id: string) {
  const waiting = planKinds.map(
    (kind) => sql`select waiting_since from ${sql.id('plans', `waiting_${kind}_requests`)}()
      union all select coalesce((select max(created_at) from ${sql.table(`${kind}_plan_changes`)} where request_id = r.id), r.created_at)
        from ${sql.table(`${kind}_plan_requests`)} r where r.taken_by = ${provider_id} and r.status = 'pending'`,
  )
  const query = sql<{ plans_to_write: number; oldest_plan_request_at: string | null }>`
    select count(*)::integer as plans_to_write, min(waiting_since) as oldest_plan_request_at
    from (${sql.join(waiting, sql` union all `)}) waits`
  const [counted] = await tx.run({ compile: () => query.compile(tables) })
  return counted!
}

/**
 * Claims a pending request, so that no other provider writes for it. One who has it already stays.
 *
 * @returns which kind it is of
 * @throws Problem 404 where there is none, 409 where a colleague was first
 */
export async function claimPlanRequest(tx: Transaction, provider_id: string, id: string) {
  const kind = await kindOfActor(tx)
  const mine = tables
    .selectFrom(requestsOf(kind))
    .select('user_id')
    .where('id', '=', id)
    .where('taken_by', '=', provider_id)
  const [[before], [taken], [after]] = await Promise.all([
    tx.run(mine),
    tx.run(
      tables.selectNoFrom(
        sql<string | null>`${sql.id('plans', `take_${kind}_request`)}(${id})`.as('by'),
      ),
    ),
    tx.run(mine),
  ])
  requireClaimed(taken!.by, after)
  if (!before) await auditStep(tx, provider_id, after.user_id, 'take', id)
  return kind
}

/** The request as the queue shows it, once it is the actor's. */
export async function readTakenLine(
  tx: Transaction,
  kind: PlanKind,
  provider_id: string,
  id: string,
) {
  const [line] = await readRows(
    tx,
    provider_id,
    sql<Line>`${linesTaken(kind, provider_id, sql`r.id = ${id}`)}`,
  )
  return line!
}

/**
 * Releases a pending request to the colleagues.
 *
 * @throws Problem 404 where the actor has not taken it, 409 where its plan is written already
 */
export async function releasePlanRequest(tx: Transaction, provider_id: string, id: string) {
  const kind = await kindOfActor(tx)
  const [[mine], [released]] = await Promise.all([
    tx.run(
      tables
        .selectFrom(requestsOf(kind))
        .select('user_id')
        .where('id', '=', id)
        .where('taken_by', '=', provider_id),
    ),
    tx.run(
      tables.selectNoFrom(
        sql<boolean>`${sql.id('plans', `release_${kind}_request`)}(${id})`.as('done'),
      ),
    ),
  ])
  requireReleased(mine, released!.done)
  await auditStep(tx, provider_id, mine.user_id, 'release', id)
}

async function auditStep(
  tx: Transaction,
  actor_id: string,
  subject_id: string,
  step: 'take' | 'release',
  record_id: string,
) {
  await audit(tx, { actor_id, subject_id, action: `plan_request.${step}`, record_id })
}
