import { sql } from 'kysely'
import { claimMinutes } from '#domain/support/limits.ts'
import type { Team } from '#domain/support/topics.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { reachable } from '../../appointments/events/data.ts'

/** More than are due in a minute; the next run takes the others. */
const maxAtOnce = 200

/** Of whom it is known who must act: one person, or all of a team. */
export interface DueQuestion {
  team: Team
  /** Who has claimed it, while the claim holds. */
  holder_id: string | null
}

const dueOnes = (condition: ReturnType<typeof sql<boolean>>) =>
  tables
    .selectFrom('support_questions')
    .select('id')
    .where('status', '=', 'waiting')
    .where(condition)
    .orderBy('due_at')
    .limit(maxAtOnce)
    .forUpdate()
    .skipLocked()

/**
 * Marks, as the system, the questions that are due in half an hour: once for each wait and team. A server that comes
 * second gets none of them.
 */
export async function claimTeamReminders(tx: Transaction, at: Date): Promise<DueQuestion[]> {
  const heldSince = new Date(at.getTime() - claimMinutes * 60_000)
  return tx.run(
    tables
      .updateTable('support_questions')
      .set({ team_reminded_at: at })
      .where('id', 'in', dueOnes(sql`remind_at <= ${at} and team_reminded_at is null`))
      .returning([
        'team',
        sql<string | null>`case when claimed_at > ${heldSince} then claimed_by end`.as('holder_id'),
      ]),
  )
}

/**
 * Marks, as the system, the questions that are late: those that became late, and again all of them while it is open. Once
 * an hour at most, whatever becomes late meanwhile.
 *
 * @returns how many there are
 */
export async function claimEscalations(
  tx: Transaction,
  { at, isOpen }: { at: Date; isOpen: boolean },
): Promise<number> {
  await lockByName(tx, 'support escalation')
  const hourAgo = new Date(at.getTime() - 60 * 60_000)
  const [recent] = await tx.run(
    tables
      .selectFrom('support_questions')
      .select('id')
      .where('escalated_at', '>', hourAgo)
      .limit(1),
  )
  if (recent) return 0
  const marked = await tx.run(
    tables
      .updateTable('support_questions')
      .set({ escalated_at: at })
      .where(
        'id',
        'in',
        dueOnes(sql`due_at <= ${at} and (escalated_at is null or ${isOpen}::boolean)`),
      )
      .returning('id'),
  )
  return marked.length
}

/** Who may be written to, of those who work here: never who is away. */
const here = sql<boolean>`not practice.is_away(account.id)`

const inPractice = sql<boolean>`account.id in (select practice.providers_in_practice())`

/** The addresses of those who must act: of who has claimed a question, or else of all of its team. */
export async function findAnswerers(
  tx: Transaction,
  due: readonly DueQuestion[],
): Promise<string[]> {
  const holders = due.flatMap(({ holder_id }) => holder_id ?? [])
  const teams = [...new Set(due.flatMap(({ team, holder_id }) => (holder_id ? [] : team)))]
  const rows = await tx.run(
    reachable
      .where(
        sql<boolean>`(account.id = any(${holders}::uuid[])
          or profile.role in ('front_desk', 'admin') and 'desk' = any(${teams}::text[])
          or profile.profession = any(${teams}::text[]) and ${inPractice} and ${here})`,
      )
      .orderBy('account.id'),
  )
  return rows.map(({ address }) => address)
}

/** The addresses of admins and of the clinic’s lead. */
export async function findLeads(tx: Transaction) {
  const rows = await tx.run(
    reachable
      .select(sql<boolean>`profile.role = 'admin'`.as('is_admin'))
      .where(
        sql<boolean>`(profile.role = 'admin' or account.id in (select duty.provider_id from public.safety_duties duty
          where duty.duty = 'lead') and ${inPractice} and ${here})`,
      )
      .orderBy('account.id'),
  )
  return rows.map(({ address, is_admin }) => ({ address, is_admin }))
}
