import { sql } from 'kysely'
import type { NewCallOutcome, QueuedCallBack } from '#domain/call-backs/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { type Claim, type ClaimKind, claimOne, releaseOne } from '#server/platform/claims.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { readIdentities } from '../../accounts/identities/data.ts'
import { requireRecorded } from './outcome-problems.ts'

/** More than therapists answer in a week. */
const maxRows = 300

interface Row {
  id: string
  starts_at: Date
  ends_at: Date
  attempts: number
  is_mine: boolean
  claimed_by_name: string | null
  person_id: string | null
  name: string | null
  phone_number: string | null
}

const queue = sql<Row & { created_at: Date }>`call_backs.queue()`

/**
 * The open requests, the oldest time first. Each name and number that is answered is a reading of that
 * person's record. Empty for a provider who is no therapist.
 */
export async function listQueue(
  tx: Transaction,
  actor_id: string,
): Promise<Unsent<QueuedCallBack, 'starts_at' | 'ends_at'>[]> {
  const rows = await tx.run(
    tables
      .selectFrom(queue.as('queued'))
      .selectAll()
      .orderBy('starts_at')
      .orderBy('created_at')
      .orderBy('id')
      .limit(maxRows),
  )
  const people = rows.flatMap(({ person_id }) => person_id ?? [])
  const [identityOf] = await Promise.all([
    readIdentities(tx, people),
    auditReading(tx, actor_id, people, 'call_backs.read'),
  ])
  return rows.map(({ person_id, name, phone_number, ...row }) => {
    const { id, starts_at, ends_at, attempts, is_mine, claimed_by_name } = row
    const person =
      phone_number === null ? null : { name: name ?? '', phone_number, ...identityOf(person_id) }
    return { id, starts_at, ends_at, attempts, is_mine, claimed_by_name, person }
  })
}

/** How many requests the actor may call about, and since when the first waits: none for other providers. */
export async function countCallsToMake(tx: Transaction) {
  const [counted] = await tx.run(
    tables
      .selectFrom(queue.as('queued'))
      .select([
        sql<number>`count(*)::int`.as('calls_to_make'),
        sql<string | null>`min(created_at)`.as('oldest_call_back_at'),
      ])
      .where('claimed_by_name', 'is', null),
  )
  return counted!
}

const kind: ClaimKind = {
  record: 'call_back',
  what: 'this call',
  ended: 'This call is not needed any more.',
}

/**
 * Claims a request, so that no colleague calls as well; once more changes nothing.
 *
 * @throws Problem 404 where there is none or the actor is no therapist, 409 where a colleague was first or
 *   it has ended
 */
export const claimCallBack = (tx: Transaction, actor_id: string, id: string) =>
  claimOne(tx, kind, { actor_id, id }, async () => {
    const claim = sql<Claim>`call_backs.claim(${id}::uuid)`
    const [done] = await tx.run(tables.selectFrom(claim.as('done')).selectAll())
    return done
  })

/** Releases a request to the colleagues. @throws Problem 404 where the actor has not claimed it */
export const releaseCallBack = (tx: Transaction, actor_id: string, id: string) =>
  releaseOne(tx, kind, { actor_id, id }, async () => {
    const [row] = await tx.run(
      tables.selectNoFrom(sql<string | null>`call_backs.release(${id}::uuid)`.as('person_id')),
    )
    return row!.person_id
  })

/**
 * Records what came of a call; the same once more changes nothing.
 *
 * @throws Problem 404 where the actor has not claimed it, 409 where something else was recorded before
 */
export async function recordOutcome(
  tx: Transaction,
  actor_id: string,
  id: string,
  { outcome, attempt }: NewCallOutcome,
) {
  const record = sql<{ result: string; person_id: string }>`
    call_backs.record_outcome(${id}::uuid, ${outcome}::text, ${attempt}::integer)`
  const [done] = await tx.run(tables.selectFrom(record.as('done')).selectAll())
  requireRecorded(done)
  if (done.result === 'recorded')
    await audit(tx, {
      actor_id,
      subject_id: done.person_id,
      action: `call_back.${outcome}`,
      record_id: id,
    })
}
