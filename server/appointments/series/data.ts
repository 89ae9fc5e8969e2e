import { randomUUID } from 'node:crypto'
import { type NotNull, sql } from 'kysely'
import type { Participant } from '#domain/appointments/status.ts'
import type { NewSeries, SeriesHour } from '#domain/appointments/series-schema.ts'
import type { SeriesInterval } from '#domain/appointments/series.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { listOwnSeries } from '../data.ts'
import { lockParticipants, type Participants } from '../booking-locks/data.ts'
import { readVisit, type Visit } from '../visit-types/data.ts'
import type { WantedVisit } from '../visit-types/visit-problems.ts'
import {
  daysOf,
  hoursOf,
  requireAllFree,
  requireRoom,
  requireSameSeries,
  requireSeries,
  slotsOn,
} from './series-times.ts'

/** Those of some instants at which the two cannot meet; of all where the actor is neither. */
export async function findTaken(
  tx: Transaction,
  { patient_id, provider_id }: Participants,
  times: readonly (string | Date)[],
  { minutes, buffer }: Visit,
): Promise<Date[]> {
  const instants = times.map((at) => new Date(at).toISOString())
  const rows = await tx.run(
    tables
      .selectFrom(
        sql<{
          starts_at: Date
        }>`practice.taken_for_visit(${provider_id}::uuid, ${patient_id}::uuid, ${instants}::timestamptz[], ${minutes}::integer, ${buffer}::integer)`.as(
          'taken',
        ),
      )
      .select('starts_at'),
  )
  return rows.map(({ starts_at }) => starts_at)
}

/** The hours of a series that one of the two considers: free or not, and what else is free on each day. */
export async function readSeriesHours(
  tx: Transaction,
  participants: Participants,
  wanted: {
    first: string
    every_weeks: SeriesInterval
    count: number
  } & Pick<WantedVisit, 'session_type' | 'visit_type_id'>,
  by: WantedVisit['by'],
): Promise<SeriesHour[]> {
  const series = daysOf(wanted)
  const { visit_type_id, session_type } = wanted
  const { provider_id } = participants
  const visit = await readVisit(tx, { visit_type_id, session_type, provider_id, by })
  const { starts } = visit
  const taken = await findTaken(tx, participants, slotsOn(series.days, starts), visit)
  return hoursOf(series, new Set(taken.map((at) => at.toISOString())), starts)
}

/** Sessions that one of the two asks for together. */
export type WantedSeries = Omit<NewSeries, 'provider_id'> &
  Participants & { requested_by: Participant }

/**
 * Books all sessions of a series, or none. The caller's id makes a retry harmless.
 *
 * @returns whether they are new
 * @throws Problem 422 for what is no series; 409 where hours are taken, which are named, where there are
 *   too many, or where the id is in use
 */
export async function addSeries(
  tx: Transaction,
  { id: series_id, times, every_weeks, visit_type_id, ...wanted }: WantedSeries,
  now: Date,
): Promise<boolean> {
  const { patient_id, provider_id, requested_by, session_type } = wanted
  const sorted = times.map((at) => new Date(at)).toSorted((one, other) => +one - +other)
  // A booking with either of the two waits for this one: what is free here stays free.
  await lockParticipants(tx, wanted)
  const stored = await findSeries(tx, series_id)
  if (stored.length > 0) {
    requireSameSeries(stored, wanted, sorted)
    await waitForStandby(tx)
    return false
  }
  const by = requested_by === 'patient' ? 'patient' : 'staff'
  const visit = await readVisit(tx, { visit_type_id, session_type, provider_id, by })
  requireSeries({ times, every_weeks }, now, visit.starts)
  const [[room], taken] = await Promise.all([
    tx.run(
      tables.selectNoFrom(
        sql<boolean>`practice.has_room(${patient_id}::uuid, ${series_id}::uuid, ${sorted[0]!}::timestamptz)`.as(
          'is_there',
        ),
      ),
    ),
    findTaken(tx, wanted, sorted, visit),
  ])
  requireAllFree(taken)
  requireRoom(room!.is_there)
  const rows = sorted.map((appointment_time) => ({
    id: randomUUID(),
    ...wanted,
    appointment_time,
    series_id,
    visit_type_id: visit.visit_type_id,
  }))
  // A statement each, the earliest first: the policy counts those before.
  await Promise.all(
    rows.flatMap((row) => [
      tx.run(tables.insertInto('appointments').values(row)),
      requested_by === 'patient'
        ? auditOwn(tx, patient_id, 'appointment.book', row.id)
        : audit(tx, {
            actor_id: row.provider_id,
            subject_id: patient_id,
            action: 'appointment.propose',
            record_id: row.id,
          }),
    ]),
  )
  return true
}

/** What the actor can see of a series, the earliest first. */
const findSeries = (tx: Transaction, series_id: string) =>
  tx.run(
    tables
      .selectFrom('appointments')
      .select(['patient_id', 'provider_id', 'session_type', 'requested_by', 'appointment_time'])
      .where('series_id', '=', series_id)
      // The times as requested: a retry is recognized even after one of the appointments has moved.
      .where('moved_from', 'is', null)
      .orderBy('appointment_time'),
  )

/** Requests a series as its patient. */
export async function bookSeries(
  tx: Transaction,
  patient_id: string,
  wanted: NewSeries,
  now: Date,
) {
  const isNew = await addSeries(tx, { ...wanted, patient_id, requested_by: 'patient' }, now)
  return { isNew, appointments: await listOwnSeries(tx, patient_id, wanted.id) }
}

/** The appointment that a step starts from, with the series it belongs to. */
const ofSameSeries = (patient_id: string, id: string) => sql<boolean>`exists (
  select from appointments as chosen where chosen.id = ${id} and chosen.patient_id = ${patient_id}
    and chosen.provider_id = appointments.provider_id and (chosen.id = appointments.id
      or chosen.series_id = appointments.series_id and chosen.appointment_time <= appointments.appointment_time))`

/**
 * Cancels, as their patient, an appointment and all that follow it in its series.
 *
 * @returns those whose hours are free again; undefined where the patient has no such appointment
 */
export async function cancelFollowing(tx: Transaction, patient_id: string, id: string) {
  if (!(await isOwn(tx, patient_id, id))) return undefined
  const freed = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: 'patient', cancelled_at: sql<Date>`now()` })
      .where('patient_id', '=', patient_id)
      .where(ofSameSeries(patient_id, id))
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning(['id', 'provider_id', 'appointment_time'])
      // A provider who erases their account leaves nothing open behind.
      .$narrowType<{ provider_id: NotNull }>(),
  )
  await Promise.all(freed.map((one) => auditOwn(tx, patient_id, 'appointment.cancel', one.id)))
  return freed
}

/**
 * Accepts, as their patient, what a provider proposed of a series, from one appointment on.
 *
 * @returns the ids; undefined where the patient has no such appointment
 */
export async function acceptFollowing(tx: Transaction, patient_id: string, id: string) {
  if (!(await isOwn(tx, patient_id, id))) return undefined
  const accepted = await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'confirmed' })
      .where('patient_id', '=', patient_id)
      .where(ofSameSeries(patient_id, id))
      .where('requested_by', '=', 'provider')
      .where('status', '=', 'requested')
      .where(sql<boolean>`practice.can_be_booked(provider_id)`)
      .where('appointment_time', '>', sql<Date>`now()`)
      .returning('id'),
  )
  await Promise.all(accepted.map((one) => auditOwn(tx, patient_id, 'appointment.accept', one.id)))
  return accepted.map((one) => one.id)
}

async function isOwn(tx: Transaction, patient_id: string, id: string): Promise<boolean> {
  const found = await tx.run(
    tables
      .selectFrom('appointments')
      .select('id')
      .where('id', '=', id)
      .where('patient_id', '=', patient_id),
  )
  return found.length > 0
}
