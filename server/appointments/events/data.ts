import { type RawBuilder, sql } from 'kysely'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Reader, NotifiedAppointment } from '../mails.ts'
import { lockByName } from '../booking-locks/data.ts'
import type { Happening } from './notification-type.ts'

/** One event, with what its emails say and whom it is about. */
export type AppointmentEvent = Happening &
  Omit<NotifiedAppointment, 'costs' | 'series_times' | 'moved_times'> & {
    id: string
    patient_id: string
    provider_id: string | null
    /** Who did it; null for a job, and for what an earlier version wrote. */
    acted_by: string | null
  }

/** Locks an event without notification for this transaction; undefined where another transaction has sent it. */
async function claimEvent(tx: Transaction, id: string): Promise<AppointmentEvent | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('appointment_events as event')
      .leftJoin('slot_offers as offer', 'offer.id', 'event.offer_id')
      .leftJoin('waiting_list as entry', 'entry.id', 'offer.entry_id')
      .innerJoin('appointments as appointment', (join) =>
        join.on(
          sql<boolean>`appointment.id = coalesce(event.appointment_id, entry.appointment_id)`,
        ),
      )
      .leftJoin('user_profiles as provider', (join) =>
        join.on(sql<boolean>`provider.id = coalesce(offer.provider_id, appointment.provider_id)`),
      )
      .leftJoin('appointments as replaced', 'replaced.id', 'appointment.replaces')
      .leftJoin('appointments as earlier', 'earlier.id', 'appointment.moved_from')
      .select(['earlier.appointment_time as moved_time', 'appointment.by_desk'])
      .select('appointment.agreed_how')
      // An offer is of another time, for which no room is decided.
      .leftJoin('rooms as room', (join) =>
        join.on(sql<boolean>`room.id = appointment.room_id and event.offer_id is null`),
      )
      .select('room.name as room')
      .leftJoin('visit_types as type', 'type.id', 'appointment.visit_type_id')
      .select('type.bring')
      .select(['event.id', 'event.kind', 'event.acted_by'])
      .select(['appointment.status', 'appointment.requested_by'])
      .select(['appointment.cancelled_by', 'appointment.cancelled_at', 'appointment.session_type'])
      .select(['appointment.patient_id', 'provider.id as provider_id'])
      .select('provider.full_name as provider_name')
      .select(['offer.answer', 'offer.expires_at'])
      .select(
        sql<string | null>`case when event.offer_id is null then appointment.id end`.as(
          'appointment_id',
        ),
      )
      .select([
        sql<Date>`coalesce(offer.appointment_time, appointment.appointment_time)`.as(
          'appointment_time',
        ),
        sql<Date | null>`case when event.kind in ('requested', 'confirmed') then replaced.appointment_time end`.as(
          'replaced_time',
        ),
        sql<boolean>`exists (select from appointments newer where newer.replaces = appointment.id and newer.status in ('confirmed', 'completed'))`.as(
          'is_replaced',
        ),
        sql<boolean>`exists (select from appointments newer where newer.moved_from = appointment.id)`.as(
          'is_moved',
        ),
      ])
      .where('event.id', '=', id)
      .where('event.told_at', 'is', null)
      .forUpdate('event'),
  )
  return row
}

/** As `claimEvent`, of an offer of the list of a full day: it is of no appointment yet. */
async function claimDayOffer(tx: Transaction, id: string): Promise<AppointmentEvent | undefined> {
  const [row] = await tx.run(
    tables
      .selectFrom('appointment_events as event')
      .innerJoin('slot_offers as offer', 'offer.id', 'event.offer_id')
      .innerJoin('day_waits as wait', 'wait.id', 'offer.day_wait_id')
      .innerJoin('user_profiles as provider', 'provider.id', 'offer.provider_id')
      .select(['event.id', 'offer.answer', 'offer.expires_at', 'offer.appointment_time'])
      .select(['offer.patient_id', 'wait.session_type', 'provider.id as provider_id'])
      .select('provider.full_name as provider_name')
      .where('event.id', '=', id)
      .where('event.told_at', 'is', null)
      .forUpdate('event'),
  )
  return row && { ...row, ...noAppointment }
}

const noAppointment = {
  kind: 'offered',
  is_of_day: true,
  status: 'requested',
  requested_by: 'patient',
  acted_by: null,
  cancelled_by: null,
  cancelled_at: null,
  appointment_id: null,
  replaced_time: null,
  moved_time: null,
  agreed_how: null,
  is_replaced: false,
  is_moved: false,
} as const

export async function markAsNotified(tx: Transaction, ids: readonly string[]): Promise<void> {
  await tx.run(
    tables
      .updateTable('appointment_events')
      .set({ told_at: sql<Date>`now()` })
      .where('id', 'in', ids),
  )
}

/** Keeps which email notifies the patient of these events, so that staff see who got none. */
export async function keepPatientMail(
  tx: Transaction,
  ids: readonly string[],
  patient_mail_id: string,
): Promise<void> {
  await tx.run(
    tables.updateTable('appointment_events').set({ patient_mail_id }).where('id', 'in', ids),
  )
}

/**
 * Claims, with an event of a series, the events of the same kind of its other appointments: one email is
 * about all of them. A series is claimed by one transaction at a time.
 *
 * @returns all of them, in the order of their times; only the first one's where it is of no series
 */
export async function claimEvents(tx: Transaction, id: string): Promise<AppointmentEvent[]> {
  const [known] = await tx.run(
    tables
      .selectFrom('appointment_events as event')
      .innerJoin('appointments as appointment', 'appointment.id', 'event.appointment_id')
      .select(['appointment.series_id', 'appointment.patient_id', 'event.kind'])
      .where('event.id', '=', id)
      .where('appointment.series_id', 'is not', null),
  )
  // Taken before any row is locked, so that two of a series never wait for each other.
  if (known) await lockByName(tx, `emails of ${known.series_id}`)
  const event = (await claimEvent(tx, id)) ?? (await claimDayOffer(tx, id))
  if (!event) return []
  if (!known) return [event]
  const others = await tx.run(
    tables
      .selectFrom('appointment_events as event')
      .innerJoin('appointments as appointment', 'appointment.id', 'event.appointment_id')
      .select('event.id')
      .where('appointment.series_id', '=', known.series_id)
      .where('appointment.patient_id', '=', known.patient_id)
      .where('event.kind', '=', known.kind)
      .where('event.told_at', 'is', null)
      .where('event.id', '<>', id),
  )
  const events = [event]
  for (const other of others) {
    const claimed = await claimEvent(tx, other.id)
    if (claimed) events.push(claimed)
  }
  return events.toSorted((one, two) => +one.appointment_time - +two.appointment_time)
}

/**
 * The accounts that may be written to: not who is suspended, has closed the account, or has not shown
 * that the address is theirs. Authorization requires a confirmed address; an account without one has no caller.
 */
export const reachable = tables
  .selectFrom('accounts.users as account')
  .innerJoin('user_profiles as profile', 'profile.id', 'account.id')
  .select(sql<string>`account.email`.as('address'))
  .where('account.email', 'is not', null)
  .where('account.email_confirmed_at', 'is not', null)
  .where('account.deleted_at', 'is', null)
  .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)

/** Those of the two participants who can get email and have not turned these emails off. */
export async function findReaders(
  tx: Transaction,
  { patient_id, provider_id }: { patient_id: string; provider_id: string | null },
  kind: 'appointments' | 'reminders',
): Promise<Reader[]> {
  const rows = await tx.run(
    reachable
      .leftJoin('mail_settings as settings', 'settings.user_id', 'account.id')
      .select([
        'account.id',
        sql<boolean>`profile.role = 'client' and not profile.is_student`.as('has_list'),
      ])
      .where('account.id', 'in', [patient_id, ...(provider_id ? [provider_id] : [])])
      .where(isWanted(kind)),
  )
  return rows.map(({ id, address, has_list }) =>
    id === patient_id
      ? { address, is: 'patient', place: has_list ? '/appointments' : '/book-appointment' }
      : { address, is: 'provider', place: '/appointment-scheduler' },
  )
}

/** Where a provider gets reminders; undefined where they cannot, or have turned them off. */
export async function findProviderAddress(
  tx: Transaction,
  provider_id: string,
): Promise<string | undefined> {
  const [row] = await tx.run(
    reachable
      .leftJoin('mail_settings as settings', 'settings.user_id', 'account.id')
      .where('account.id', '=', provider_id)
      .where('profile.role', '=', 'provider')
      .where(isWanted('reminders')),
  )
  return row?.address
}

function isWanted(kind: 'appointments' | 'reminders'): RawBuilder<boolean> {
  return sql<boolean>`coalesce(${sql.ref(`settings.${kind}`)}, true)`
}
