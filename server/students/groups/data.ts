import { sql } from 'kysely'
import type { GroupRegistration, GroupSession } from '#domain/students/groups.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { drawPseudonyms } from './draw-pseudonyms.ts'
import { requireClient, requireOpen, type SessionStatus } from './group-problems.ts'

type OwnRegistration = Unsent<GroupRegistration, 'session_time' | 'created_at' | 'cancelled_at'>

/** The public part of a session: no number below 5, no name, not where it is. */
export const publicColumns = [
  'id',
  'topic',
  'description',
  'session_time',
  'duration_minutes',
  'capacity',
] as const
export const headCount = sql<number | null>`groups.head_count(group_sessions.id)`
/** The minimum capacity is 5, so a full session has a number to show. */
export const isFull = sql<boolean>`coalesce(groups.head_count(group_sessions.id) >= capacity, false)`

/** The upcoming sessions that are not cancelled, the next first. As the system: it counts registrations. */
export async function listUpcomingSessions(
  tx: Transaction,
  limit: number,
): Promise<Unsent<GroupSession, 'session_time'>[]> {
  return tx.run(
    tables
      .selectFrom('group_sessions')
      .select(publicColumns)
      .select([headCount.as('registered'), isFull.as('is_full')])
      .where('cancelled_at', 'is', null)
      .where('session_time', '>', sql<Date>`now()`)
      .orderBy('session_time')
      .orderBy('id')
      .limit(limit),
  )
}

const own = (user_id: string) =>
  tables
    .selectFrom('group_registrations as registration')
    .innerJoin('group_sessions as session', 'session.id', 'registration.session_id')
    .select(['registration.session_id', 'registration.pseudonym', 'session.topic'])
    .select(['session.description', 'session.session_time', 'session.duration_minutes'])
    .select(['session.how_to_join', 'session.cancelled_at', 'registration.created_at'])
    .where('registration.user_id', '=', user_id)

/** A person's places in sessions that are not over yet, the next first. */
export async function listOwnRegistrations(
  tx: Transaction,
  user_id: string,
  limit: number,
): Promise<OwnRegistration[]> {
  return tx.run(
    own(user_id)
      .where(sql<boolean>`session_time + duration_minutes * interval '1 minute' > now()`)
      .orderBy('session.session_time')
      .orderBy('session.id')
      .limit(limit),
  )
}

async function readSessionStatus(
  tx: Transaction,
  session_id: string,
): Promise<SessionStatus | null> {
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<SessionStatus | null>`groups.standing_of(${session_id}::uuid)`.as('standing'),
    ),
  )
  return row!.standing
}

/**
 * Registers a client for a session, once, under a pseudonym that is unique there and that they have
 * nowhere else: so no one is recognised from group to group.
 *
 * @returns undefined where there is no such session
 * @throws Problem 403 for staff, 409 where it is full, has begun or was cancelled
 */
export async function register(
  tx: Transaction,
  user_id: string,
  session_id: string,
): Promise<{ registration: OwnRegistration; isNew: boolean } | undefined> {
  const [status, [actor], before] = await Promise.all([
    // First: it locks other registrations until this transaction ends.
    readSessionStatus(tx, session_id),
    tx.run(tables.selectNoFrom(sql<string>`accounts.actor_role()`.as('role'))),
    tx.run(own(user_id)),
  ])
  if (!status) return undefined
  const known = before.find((one) => one.session_id === session_id)
  if (known) return { registration: known, isNew: false }
  requireClient(actor!.role)
  requireOpen(status)
  await registerForGroup(
    tx,
    { session_id, user_id },
    new Set(before.map(({ pseudonym }) => pseudonym)),
  )
  const [, [registration]] = await Promise.all([
    auditOwnPlace(tx, user_id, 'register'),
    tx.run(own(user_id).where('session.id', '=', session_id)),
  ])
  return { registration: registration!, isNew: true }
}

async function registerForGroup(
  tx: Transaction,
  place: { session_id: string; user_id: string },
  own_names: ReadonlySet<string>,
) {
  for (const pseudonym of drawPseudonyms()) {
    if (own_names.has(pseudonym)) continue
    const rows = await tx.run(
      tables
        .insertInto('group_registrations')
        .values({ ...place, pseudonym })
        // Another participant may have it; who has which must stay invisible.
        .onConflict((conflict) => conflict.doNothing())
        .returning('pseudonym'),
    )
    if (rows.length > 0) return
  }
  throw new Error('No name is left for a group.')
}

/**
 * Gives a person's place in a session back, until it begins.
 *
 * @returns `left`, also where they had none; `begun` where it is too late, undefined where there is no
 *   such session
 */
export async function leave(tx: Transaction, user_id: string, session_id: string) {
  const [status, rows, mine] = await Promise.all([
    // First here as well: leaving and registering lock in the same order.
    readSessionStatus(tx, session_id),
    tx.run(
      tables
        .deleteFrom('group_registrations')
        .where('session_id', '=', session_id)
        .where('user_id', '=', user_id)
        .returning('id'),
    ),
    tx.run(own(user_id).where('session.id', '=', session_id)),
  ])
  if (!status) return undefined
  if (mine.length > 0) return 'begun'
  if (rows.length > 0) await auditOwnPlace(tx, user_id, 'leave')
  return 'left'
}

/** Without the session's id: no audit trail says who comes to which group. */
async function auditOwnPlace(tx: Transaction, user_id: string, verb: 'register' | 'leave') {
  const action = `group_registration.${verb}`
  await audit(tx, { actor_id: user_id, subject_id: user_id, action })
}
