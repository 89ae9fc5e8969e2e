import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { agreementOfMove } from '#domain/appointments/agreement.ts'
import type { NewMoveByProvider } from '#domain/appointments/moves.ts'
import type { Participant } from '#domain/appointments/status.ts'
import { audit } from '#server/platform/audit.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { lockParticipants, type Participants } from '../booking-locks/data.ts'
import { readVisitOf } from '../visit-types/data.ts'
import {
  requireFreeToMove,
  requireMoveTimes,
  requireProvider,
  requireRoomTaken,
  requireUnchanged,
} from './move-problems.ts'

/** One of the two of an appointment, who moves it. */
export interface Mover {
  user_id: string
  is: Participant
}

/** What moved: the ids of the new appointments in order, and the hours that are free again. */
export interface Moved {
  ids: string[]
  isNew: boolean
  freed: { provider_id: string; appointment_time: Date }[]
}

/**
 * Moves an appointment to another time, or an appointment and all that follow in its series: the old ones are
 * cancelled, and the new ones requested by the mover, all or none. The other participant answers them. What its
 * provider moves stays confirmed, and is confirmed where the patient has agreed.
 *
 * @throws Problem 404 where the mover has no such appointment; 422 for times that cannot be; 409 where times are
 *   not free, which are named, where the appointments have changed, or where the id is in use
 */
export async function moveAppointments(
  tx: Transaction,
  mover: Mover,
  old_id: string,
  { id, times, agreed_how }: NewMoveByProvider,
  now: Date,
): Promise<Moved> {
  const [chosen] = await tx.run(appointmentsOf(mover).where('id', '=', old_id))
  requireFound(chosen)
  const { patient_id, provider_id, session_type, series_id } = chosen
  requireProvider(provider_id)
  const participants = { patient_id, provider_id }
  const wanted = times.map((at) => new Date(at))
  // A booking with either of the two waits for this one: what is free here stays free.
  await lockParticipants(tx, participants)
  const known = await findMoved(tx, participants, id)
  if (known.length > 0) {
    requireOwnId(known[0]?.moved_from === old_id && isSameTimes(known, wanted))
    await waitForStandby(tx)
    return { ids: known.map((one) => one.id), isNew: false, freed: [] }
  }
  // Locked, so that no one answers or cancels them meanwhile.
  let query = appointmentsOf(mover)
    .where('patient_id', '=', patient_id)
    .where('status', 'in', ['requested', 'confirmed'])
    .where('appointment_time', '>', sql<Date>`now()`)
    .orderBy('appointment_time')
    .forUpdate()
  query =
    wanted.length > 1 && series_id
      ? query
          .where('series_id', '=', series_id)
          .where('appointment_time', '>=', chosen.appointment_time)
      : query.where('id', '=', old_id)
  const old = await tx.run(query)
  requireUnchanged(old, old_id, wanted.length)
  const visit = await readVisitOf(tx, old_id)
  requireMoveTimes(
    wanted,
    old.map((one) => one.appointment_time),
    now,
    visit?.starts,
  )
  await tx.run(
    tables
      .updateTable('appointments')
      .set({ status: 'cancelled', cancelled_by: mover.is, cancelled_at: sql<Date>`now()` })
      .where(
        'id',
        'in',
        old.map((one) => one.id),
      ),
  )
  requireFreeToMove(await findTaken(tx, old_id, wanted))
  const rows = old.map((one, index) => ({
    id: index === 0 ? id : randomUUID(),
    ...participants,
    session_type,
    series_id,
    requested_by: mover.is,
    ...(mover.is === 'provider' ? { agreed_how: agreementOfMove(agreed_how, one.status) } : {}),
    appointment_time: wanted[index]!,
    moved_from: one.id,
  }))
  // A statement each: the policy asks for each whether the old one is cancelled.
  await Promise.all(
    rows.flatMap((row) => [
      tx.run(tables.insertInto('appointments').values(row)),
      audit(tx, {
        actor_id: mover.user_id,
        subject_id: patient_id,
        action: 'appointment.move',
        record_id: row.id,
      }),
    ]),
  )
  const freed = old.map((one) => ({ provider_id, appointment_time: one.appointment_time }))
  return { ids: rows.map((row) => row.id), isNew: true, freed }
}

/**
 * Moves once more where another session took the room at the same moment: the appointment has none then.
 *
 * @param move a transaction of its own
 */
export const orWithoutRoom = <Result>(move: () => Promise<Result>): Promise<Result> =>
  move().catch((error: unknown) => {
    requireRoomTaken(error)
    return move()
  })

const appointmentsOf = ({ user_id, is }: Mover) =>
  tables
    .selectFrom('appointments')
    .select(['id', 'patient_id', 'provider_id', 'session_type', 'series_id', 'appointment_time'])
    .select('status')
    .where(is === 'patient' ? 'patient_id' : 'provider_id', '=', user_id)

/** The appointments of the move whose first has this id, in order; none where there was no such move. */
const findMoved = (tx: Transaction, { patient_id, provider_id }: Participants, id: string) =>
  tx.run(
    tables
      .selectFrom('appointments as first')
      .innerJoin('appointments as moved', (join) =>
        join.on(
          sql<boolean>`moved.id = first.id or moved.series_id = first.series_id
            and moved.moved_from is not null and moved.created_at = first.created_at`,
        ),
      )
      .select(['moved.id', 'moved.moved_from', 'moved.appointment_time'])
      .where('first.id', '=', id)
      .where('moved.patient_id', '=', patient_id)
      .where('moved.provider_id', '=', provider_id)
      .orderBy('moved.appointment_time'),
  )

const isSameTimes = (known: readonly { appointment_time: Date }[], wanted: readonly Date[]) =>
  known.length === wanted.length &&
  known.every((one, index) => +one.appointment_time === +wanted[index]!)

/** Those of some hours at which the two of an appointment that has just been cancelled cannot meet. */
async function findTaken(tx: Transaction, old_id: string, times: readonly Date[]): Promise<Date[]> {
  const instants = times.map((at) => at.toISOString())
  const rows = await tx.run(
    tables
      .selectFrom(
        sql<{
          starts_at: Date
        }>`practice.taken_for_move(${old_id}::uuid, ${instants}::timestamptz[])`.as('taken'),
      )
      .select('starts_at'),
  )
  return rows.map(({ starts_at }) => starts_at)
}
