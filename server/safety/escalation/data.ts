import { sql } from 'kysely'
import { escalation, type ReachedAs } from '#domain/safety/escalation.ts'
import { audit } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { reachable } from '../../appointments/events/data.ts'
import { findDue, isReminded, type LastNotice, type Recipient } from './due-notices.ts'

/** What an open alert has in common with the others of its person. */
interface Course {
  id: string
  raise_id: string
  /** The time from which a provider has something to do. */
  due_at: Date
  raised_at: Date
  /** Since `due_at`; negative before it. */
  minutes: number
  are_admins_notified: boolean
}

/** A user who gets an email now, and what it says. */
export interface DueNotice {
  recipient_id: string
  says: 'task' | 'task again' | 'on duty' | 'lead' | 'open item' | 'open item again'
}

export const isReminder = (says: DueNotice['says']) =>
  says === 'task again' || says === 'open item again'

/** False for an alert that its person ended by withdrawing their consent for three days, although they consent again. */
const goesOn = sql<boolean>`not exists (select from consents w where w.user_id = alert.user_id and w.purpose = 'safety_alerts'
  and w.withdrawn_at > coalesce(alert.raised_again_at, alert.raised_at)
  and not exists (select from consents g where g.user_id = w.user_id and g.purpose = w.purpose
    and g.given_at between w.withdrawn_at and w.withdrawn_at + interval '3 days'))`

/** The people with an open alert, while they consent to it. */
export async function findPeopleToAttend(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables
      .selectFrom('safety_alerts as alert')
      .innerJoin('consents as consent', 'consent.user_id', 'alert.user_id')
      .select('alert.user_id')
      .distinct()
      .where('alert.acknowledged_at', 'is', null)
      .where('consent.purpose', '=', 'safety_alerts')
      .where('consent.withdrawn_at', 'is', null)
      .where(goesOn),
  )
  return rows.map(({ user_id }) => user_id)
}

/** The person of an open alert; undefined where it is closed or gone. */
export async function findPersonOf(tx: Transaction, id: string): Promise<string | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('safety_alerts')
      .select('user_id')
      .where('id', '=', id)
      .where('acknowledged_at', 'is', null),
  )
  return row?.user_id
}

/**
 * Marks everyone who is due an email about a person's open alerts, and opens an alert for each who has none
 * yet. Of two servers, the second finds nothing due.
 *
 * @param now decides what is within working hours
 */
export async function claimNotices(
  tx: Transaction,
  user_id: string,
  now: Date,
): Promise<DueNotice[]> {
  await tx.run(
    tables.selectNoFrom(sql<null>`practice.lock_safety_alerts(${user_id}::uuid)`.as('locked')),
  )
  const course = await findCourse(tx, user_id)
  if (!course) return []
  const [rows, last, admins] = await Promise.all([
    listRecipients(tx, user_id),
    readLastNotices(tx, user_id, course.raised_at),
    listAdmins(tx),
  ])
  const recipients = rows.map((one) => ({ ...one, last: last.get(one.provider_id ?? '') }))
  const { notified, reminded, areAdminsDue } = findDue(recipients, { minutes: course.minutes, now })
  const areAdminsNew = areAdminsDue && !course.are_admins_notified
  await openAlerts(tx, user_id, course, notified)
  await Promise.all([
    markNotified(tx, notified),
    areAdminsNew && markAdminsNotified(tx, user_id),
    ...notified.map((one) => note(tx, user_id, nameOf(one), one.alert?.id ?? course.id)),
    ...(areAdminsNew ? [note(tx, user_id, 'admins', course.id)] : []),
  ])
  return [
    ...notified.map((one) => ({ recipient_id: one.provider_id!, says: wordsFor[one.reached_as] })),
    ...reminded.map((one) => ({ recipient_id: one.provider_id!, says: 'task again' as const })),
    ...admins
      .filter((id) => areAdminsNew || (course.are_admins_notified && isReminded(last.get(id), now)))
      .map((recipient_id) => ({
        recipient_id,
        says: areAdminsNew ? ('open item' as const) : ('open item again' as const),
      })),
  ]
}

const wordsFor = { provider: 'task', on_duty: 'on duty', lead: 'lead' } as const

/** The word of the audit trail for who is notified. */
const nameOf = ({ reached_as, alert }: Recipient) => {
  if (reached_as !== 'provider') return reached_as
  return alert?.wave === 'first' ? 'provider' : 'other_provider'
}

/**
 * The email addresses of these users; none for suspended or deleted accounts and unconfirmed
 * addresses.
 */
export async function findAddresses(
  tx: Transaction,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.run(reachable.select('account.id').where('account.id', 'in', ids))
  return new Map(rows.map(({ id, address }) => [id, address]))
}

/** Keeps which email notified whom of a person's alert. */
export async function recordNotice(
  tx: Transaction,
  notice: { user_id: string; recipient_id: string; mail_id: string },
): Promise<void> {
  await tx.run(tables.insertInto('safety_notices').values(notice))
}

/** An email about any person's alert that this recipient got in the last hour; undefined without one. */
export async function findRecentMail(
  tx: Transaction,
  recipient_id: string,
): Promise<string | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('safety_notices')
      .select('mail_id')
      .where('recipient_id', '=', recipient_id)
      .groupBy('mail_id')
      .having(
        sql<boolean>`min(written_at) > now() - ${escalation.repeatAfter - 1}::integer * interval '1 minute'`,
      )
      .orderBy(sql`min(written_at)`, 'desc')
      .limit(1),
  )
  return row?.mail_id
}

/** The newest clock: all open alerts of a person have the same. Undefined without one, or without consent. */
async function findCourse(tx: Transaction, user_id: string): Promise<Course | undefined> {
  const [course] = await tx.run(
    tables
      .selectFrom('safety_alerts as alert')
      .innerJoin('consents as consent', 'consent.user_id', 'alert.user_id')
      .select(['alert.id', 'alert.raise_id', 'alert.due_at'])
      .select([
        sql<Date>`min(alert.raised_at) over ()`.as('raised_at'),
        sql<number>`floor(extract(epoch from now() - alert.due_at) / 60)::integer`.as('minutes'),
        sql<boolean>`alert.admins_told_for is not distinct from alert.due_at`.as(
          'are_admins_notified',
        ),
      ])
      .where('alert.user_id', '=', user_id)
      .where('alert.acknowledged_at', 'is', null)
      .where('consent.purpose', '=', 'safety_alerts')
      .where('consent.withdrawn_at', 'is', null)
      .where(goesOn)
      .orderBy('alert.due_at', 'desc')
      .orderBy('alert.admins_told_for', (order) => order.desc().nullsLast())
      .orderBy('alert.id')
      .limit(1),
  )
  return course
}

/** Everyone who has an open alert of the person, or can get one, in the order in which they are asked. */
async function listRecipients(tx: Transaction, user_id: string): Promise<Recipient[]> {
  const known = sql<{
    provider_id: string
    reached_as: ReachedAs
    can_act: boolean
    place: number
  }>`practice.alert_recipients(${user_id}::uuid)`
  const open = tables
    .selectFrom('safety_alerts')
    .selectAll()
    .where('user_id', '=', user_id)
    .where('acknowledged_at', 'is', null)
  const rows = await tx.run(
    tables
      .selectFrom(open.as('alert'))
      .fullJoin(known.as('recipient'), 'recipient.provider_id', 'alert.provider_id')
      .select(['alert.id', 'alert.wave'])
      .select([
        sql<string | null>`coalesce(alert.provider_id, recipient.provider_id)`.as('provider_id'),
        sql<ReachedAs>`coalesce(alert.reached_as, recipient.reached_as)`.as('reached_as'),
        sql<boolean>`coalesce(recipient.can_act, false)`.as('can_act'),
        sql<boolean>`alert.told_for is not distinct from alert.due_at`.as('is_notified'),
      ])
      .orderBy(sql`recipient.place`, (order) => order.asc().nullsLast())
      .orderBy('alert.id'),
  )
  return rows.map(({ id, wave, is_notified, ...one }) =>
    id !== null && wave !== null ? { ...one, alert: { id, wave, is_notified } } : one,
  )
}

/** The last email about a person's open alert to each recipient, and what became of it. */
async function readLastNotices(
  tx: Transaction,
  user_id: string,
  since: Date,
): Promise<Map<string, LastNotice>> {
  const rows = await tx.run(
    tables
      .selectFrom('safety_notices as notice')
      // A mail that a server has taken is deleted.
      .leftJoin('platform.mail_outbox as email', 'email.id', 'notice.mail_id')
      .distinctOn('notice.recipient_id')
      .select('notice.recipient_id')
      .select([
        sql<number>`floor(extract(epoch from now() - notice.written_at) / 60)::integer`.as(
          'minutes_ago',
        ),
        sql<LastNotice['mail']>`case when email.id is null or email.sent_at is not null then 'sent'
          when email.undelivered is not null then 'given_up'
          when email.last_error is not null then 'failed' else 'waiting' end`.as('mail'),
      ])
      .where('notice.user_id', '=', user_id)
      .where('notice.written_at', '>=', since)
      .orderBy('notice.recipient_id')
      .orderBy('notice.written_at', 'desc'),
  )
  return new Map(rows.map(({ recipient_id, ...notice }) => [recipient_id, notice]))
}

/** An alert for each recipient who has none: it notifies them. */
async function openAlerts(
  tx: Transaction,
  user_id: string,
  { raise_id, due_at, raised_at }: Course,
  notified: readonly Recipient[],
): Promise<void> {
  const added = notified.filter(({ alert }) => !alert)
  if (added.length === 0) return
  await tx.run(
    tables.insertInto('safety_alerts').values(
      added.map(({ provider_id, reached_as }) => ({
        user_id,
        provider_id,
        reached_as,
        raise_id,
        wave: 'other' as const,
        raised_at,
        due_at,
        told_for: due_at,
      })),
    ),
  )
}

async function listAdmins(tx: Transaction): Promise<string[]> {
  const rows = await tx.run(
    tables.selectFrom('user_profiles').select('id').where('role', '=', 'admin').orderBy('id'),
  )
  return rows.map(({ id }) => id)
}

async function markNotified(tx: Transaction, notified: readonly Recipient[]): Promise<void> {
  const ids = notified.flatMap(({ alert }) => (alert ? [alert.id] : []))
  if (ids.length === 0) return
  await tx.run(
    tables
      .updateTable('safety_alerts')
      .set({ told_for: sql<Date>`due_at` })
      .where('id', 'in', ids),
  )
}

async function markAdminsNotified(tx: Transaction, user_id: string): Promise<void> {
  await tx.run(
    tables
      .updateTable('safety_alerts')
      .set({ admins_told_for: sql<Date>`due_at` })
      .where('user_id', '=', user_id)
      .where('acknowledged_at', 'is', null),
  )
}

function note(tx: Transaction, subject_id: string, who: string, record_id: string) {
  return audit(tx, { subject_id, action: `safety_alert.notify_${who}`, record_id })
}
