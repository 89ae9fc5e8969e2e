import { sql } from 'kysely'
import { maxOffersADay } from '#domain/appointments/day-waits.ts'
import { bookingDays, maxOpen, startOfSlot } from '#domain/appointments/slots.ts'
import { isFor } from '#domain/appointments/topics.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { isAhead } from '../day-waits/data.ts'
import { isBooked } from '../day-waits/over/data.ts'
import { providersAt } from '../slots/data.ts'
import { isOwnTime } from '../slots/open-hours.ts'
import { readVisit, type Visit } from '../visit-types/data.ts'

/** A day, and a visit type that patients wait for on it. */
export interface WaitedDay {
  day: string
  visit_type_id: string
}

/** Who is offered which time. */
export interface DayOffer {
  day_wait_id: string
  patient_id: string
  provider_id: string
  appointment_time: Date
  /** Since when they wait, or since when an offer was not answered. */
  since: Date
  visit: Visit
}

/** What patients wait for, the next day first. */
export async function listWaitedDays(tx: Transaction, day?: string): Promise<WaitedDay[]> {
  return tx.run(
    tables
      .selectFrom('day_waits as wait')
      .innerJoin('visit_types as type', 'type.id', 'wait.visit_type_id')
      .select(['wait.day', 'wait.visit_type_id'])
      .distinct()
      .where('type.retired_at', 'is', null)
      .where('type.self_booked', '=', true)
      .where(isAhead)
      .where(
        sql<boolean>`wait.day <= (now() at time zone 'Africa/Lusaka')::date + ${bookingDays}::integer`,
      )
      .$if(day !== undefined, (query) => query.where('wait.day', '=', day!))
      .orderBy('wait.day')
      .limit(1000),
  )
}

/** The starts and ends of one person's visits of a day, and the times that they know already. */
interface Known {
  own: { appointment_time: Date; duration_minutes: number }[]
  seen: Set<string>
}

const seenKey = (provider_id: string, at: string) => `${provider_id} ${at}`

/**
 * The first in turn for whom a time of this day is free, and that time.
 *
 * @param only undefined for any time of the day
 */
export async function findFirstOfDay(
  tx: Transaction,
  { day, visit_type_id }: WaitedDay,
  earliest: Date,
  only?: { provider_id: string; appointment_time: Date },
): Promise<DayOffer | undefined> {
  const visit = await readVisit(tx, { visit_type_id, by: 'patient' })
  const starts = visit
    .starts(day)
    .map((time) => startOfSlot(day, time))
    .filter((start) => new Date(start) > earliest)
    .filter((start) => !only || start === only.appointment_time.toISOString())
  if (starts.length === 0) return undefined
  const waits = await waitsInTurn(tx, { day, visit_type_id })
  if (waits.length === 0) return undefined
  const ids = [...new Set(waits.map(({ patient_id }) => patient_id))]
  const [{ free }, known] = await Promise.all([
    providersAt(tx, starts, { visit }),
    readKnown(tx, ids, starts),
  ])
  for (const wait of waits) {
    const { own, seen } = known.get(wait.patient_id)!
    for (const start of starts) {
      if (isOwnTime(start, own, visit.minutes)) continue
      const provider = free
        .get(start)
        ?.find(
          (one) =>
            one.id !== wait.patient_id &&
            (!only || one.id === only.provider_id) &&
            (wait.provider_id === null ? isFor(wait.about, one) : one.id === wait.provider_id) &&
            !seen.has(seenKey(one.id, start)),
        )
      if (provider)
        return {
          day_wait_id: wait.id,
          patient_id: wait.patient_id,
          provider_id: provider.id,
          appointment_time: new Date(start),
          since: wait.since,
          visit,
        }
    }
  }
  return undefined
}

/**
 * Those who can be offered a time of this day, the first in turn first. Who did not answer an offer is behind those who
 * came before that; who cannot log in is called by the front desk.
 */
function waitsInTurn(tx: Transaction, { day, visit_type_id }: WaitedDay) {
  const since = sql<Date>`coalesce((select max(late.answered_at) from slot_offers late
    where late.day_wait_id = wait.id and late.answer = 'expired'), wait.created_at)`
  return tx.run(
    tables
      .selectFrom('day_waits as wait')
      .innerJoin('accounts.users as account', 'account.id', 'wait.patient_id')
      .innerJoin('visit_types as type', 'type.id', 'wait.visit_type_id')
      .select(['wait.id', 'wait.patient_id', 'wait.provider_id', 'wait.about'])
      .select(since.as('since'))
      .where('wait.day', '=', day)
      .where('wait.visit_type_id', '=', visit_type_id)
      // An admin may have changed how the visit is held since.
      .where(sql<boolean>`wait.session_type = any (type.session_types)`)
      .where('account.email_confirmed_at', 'is not', null)
      .where('account.deleted_at', 'is', null)
      .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)
      .where((row) => row.not(isBooked))
      .where(
        sql<boolean>`not exists (select from slot_offers open where open.day_wait_id = wait.id
          and open.answer is null and open.expires_at > now())`,
      )
      .where(
        sql<boolean>`(select count(*) from slot_offers made where made.patient_id = wait.patient_id
          and (made.offered_at at time zone 'Africa/Lusaka')::date = (now() at time zone 'Africa/Lusaka')::date) < ${maxOffersADay}::integer`,
      )
      .where(sql<boolean>`practice.open_appointments(wait.patient_id) < ${maxOpen}::integer`)
      .orderBy('since')
      .orderBy('wait.id')
      .limit(200),
  )
}

/** When these people have a visit, and which times they were offered before or gave back. */
async function readKnown(tx: Transaction, ids: readonly string[], starts: readonly string[]) {
  const [first, last] = [starts[0]!, starts.at(-1)!]
  const [visits, offers] = await Promise.all([
    tx.run(
      tables
        .selectFrom('appointments')
        .select(['patient_id', 'provider_id', 'appointment_time', 'duration_minutes', 'status'])
        .where('patient_id', 'in', ids)
        .where(
          sql<boolean>`(status in ('requested', 'confirmed') or cancelled_by = 'patient'
            or exists (select from appointments moved where moved.moved_from = appointments.id))`,
        )
        .where('appointment_time', '>', sql<Date>`${first}::timestamptz - interval '8 hours'`)
        .where('appointment_time', '<', sql<Date>`${last}::timestamptz + interval '3 hours'`),
    ),
    tx.run(
      tables
        .selectFrom('slot_offers')
        .select(['patient_id', 'provider_id', 'appointment_time'])
        .where('patient_id', 'in', ids)
        .where('appointment_time', '>=', sql<Date>`${first}::timestamptz`)
        .where('appointment_time', '<=', sql<Date>`${last}::timestamptz`),
    ),
  ])
  const known = new Map<string, Known>(ids.map((id) => [id, { own: [], seen: new Set() }]))
  for (const visit of visits) {
    const { own, seen } = known.get(visit.patient_id)!
    const isOpen = visit.status === 'requested' || visit.status === 'confirmed'
    if (isOpen) own.push(visit)
    else seen.add(seenKey(visit.provider_id ?? '', visit.appointment_time.toISOString()))
  }
  for (const { patient_id, provider_id, appointment_time } of offers)
    known.get(patient_id)!.seen.add(seenKey(provider_id, appointment_time.toISOString()))
  return known
}

/** A day that is over has no list: the names on it are deleted. */
export async function deletePastWaits(tx: Transaction): Promise<void> {
  await tx.run(
    tables
      .deleteFrom('day_waits')
      .where(sql<boolean>`day < (now() at time zone 'Africa/Lusaka')::date`),
  )
}
