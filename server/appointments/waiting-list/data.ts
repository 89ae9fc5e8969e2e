import { randomUUID } from 'node:crypto'
import type { SessionType } from '#domain/appointments/slots.ts'
import { auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { sql } from 'kysely'
import { bookAppointment, findOwnAppointment } from '../data.ts'
import { lockPatient } from '../booking-locks/data.ts'
import { isBooked } from '../day-waits/over/data.ts'
import { providerCards } from '../slots/data.ts'
import { requireNotWaiting } from './waiting-problems.ts'

/** A person's places in line, the oldest first, each with what they are offered at this moment. */
export async function listWaiting(tx: Transaction, patient_id: string, id?: string) {
  const rows = await tx.run(
    tables
      .selectFrom('waiting_list as entry')
      .leftJoin('slot_offers as offer', (join) =>
        join
          .onRef('offer.entry_id', '=', 'entry.id')
          .on('offer.answer', 'is', null)
          .on('offer.expires_at', '>', sql<Date>`now()`),
      )
      .leftJoin(providerCards.as('card'), 'card.id', 'offer.provider_id')
      .select(['entry.id', 'entry.appointment_id', 'entry.created_at'])
      .select(['offer.id as offer_id', 'offer.appointment_time', 'offer.expires_at'])
      .select(['card.id as provider_id', 'card.full_name', 'card.specialty'])
      .select(['card.profile_picture_url'])
      .where('entry.patient_id', '=', patient_id)
      .$if(id !== undefined, (query) => query.where('entry.id', '=', id!))
      .orderBy('entry.created_at')
      .orderBy('entry.id')
      .limit(1000),
  )
  return rows.map(({ id: entry_id, appointment_id, created_at, ...offer }) => ({
    id: entry_id,
    appointment_id,
    created_at,
    offer: offer.offer_id === null ? null : asOffer({ ...offer, offer_id: offer.offer_id }),
  }))
}

function asOffer(row: {
  offer_id: string
  appointment_time: Date | null
  expires_at: Date | null
  provider_id: string | null
  full_name: string | null
  specialty: string | null
  profile_picture_url: string | null
}) {
  const { offer_id, appointment_time, expires_at, provider_id, full_name, ...card } = row
  return {
    id: offer_id,
    appointment_time: appointment_time!,
    expires_at: expires_at!,
    provider:
      provider_id === null || full_name === null ? null : { id: provider_id, full_name, ...card },
  }
}

/**
 * Adds a patient to the waiting list, once, for an earlier time than an upcoming appointment of theirs.
 *
 * @returns the place in the list; `over` where the appointment is no longer in the future, undefined where
 *   they have no such appointment
 * @throws Problem 409 where they are in line for it already, or the id is in use
 */
export async function joinWaitingList(
  tx: Transaction,
  patient_id: string,
  { id = randomUUID(), appointment_id }: { id?: string | undefined; appointment_id: string },
) {
  const entries = tables
    .selectFrom('waiting_list')
    .select(['id', 'appointment_id'])
    .where('patient_id', '=', patient_id)
  const read = async (entry: string) => (await listWaiting(tx, patient_id, entry))[0]!
  const [known] = await tx.run(entries.where('id', '=', id))
  if (known) {
    const { id: entry } = await sameRow(tx, known, { appointment_id })
    return { entry: await read(entry), isNew: false }
  }
  const [[upcoming], appointment, [waiting]] = await Promise.all([
    tx.run(
      tables.selectNoFrom(sql<boolean>`practice.has_ahead(${appointment_id}::uuid)`.as('is_ahead')),
    ),
    findOwnAppointment(tx, patient_id, appointment_id),
    tx.run(entries.where('appointment_id', '=', appointment_id)),
  ])
  if (!appointment) return undefined
  if (!upcoming!.is_ahead) return 'over'
  requireNotWaiting(waiting)
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('waiting_list')
        .values({ id, patient_id, appointment_id })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'appointment_id']),
      existing: entries.where('id', '=', id),
    },
    { appointment_id },
  )
  if (isNew) await auditOwn(tx, patient_id, 'waiting_list.join', row.id)
  return { entry: await read(row.id), isNew }
}

/** Removes a patient from the list, with their offer. @returns whether they were in it */
export async function leaveWaitingList(tx: Transaction, patient_id: string, id: string) {
  const offers = await tx.run(
    tables
      .selectFrom('slot_offers')
      .select(['provider_id', 'appointment_time'])
      .where('entry_id', '=', id)
      .where('patient_id', '=', patient_id)
      .where('answer', 'is', null),
  )
  const [left] = await tx.run(
    tables
      .deleteFrom('waiting_list')
      .where('id', '=', id)
      .where('patient_id', '=', patient_id)
      .returning('id'),
  )
  if (left) await auditOwn(tx, patient_id, 'waiting_list.leave', id)
  return left && { freed: offers }
}

async function readOffer(tx: Transaction, patient_id: string, id: string) {
  const [offer] = await tx.run(
    tables
      .selectFrom('slot_offers as offer')
      .leftJoin('waiting_list as entry', 'entry.id', 'offer.entry_id')
      .leftJoin('appointments as later', 'later.id', 'entry.appointment_id')
      .leftJoin('day_waits as wait', 'wait.id', 'offer.day_wait_id')
      .select(['offer.id', 'offer.provider_id', 'offer.appointment_time', 'offer.answer'])
      .select(['later.id as replaces', 'wait.visit_type_id'])
      .select(sql<SessionType>`coalesce(later.session_type, wait.session_type)`.as('session_type'))
      .select(
        sql<boolean>`offer.expires_at > now() and (wait.id is null or not ${isBooked})`.as(
          'stands',
        ),
      )
      .where('offer.id', '=', id)
      .where('offer.patient_id', '=', patient_id),
  )
  return offer
}

/**
 * Takes an offer: requests its hour, where there is one in place of the later one, which stays until the provider has
 * confirmed. The appointment bears the offer's id, so that taking it twice makes one.
 *
 * @returns the appointment; `over` where the offer has ended, `taken` where the hour cannot be had
 *   any more, undefined where they have no such offer
 */
export async function acceptOffer(tx: Transaction, patient_id: string, id: string, now: Date) {
  // The later one may be moving: what the offer is in place of is known once it has.
  await lockPatient(tx, patient_id)
  const offer = await readOffer(tx, patient_id, id)
  if (!offer) return undefined
  if (offer.answer === 'accepted') {
    const appointment = await findOwnAppointment(tx, patient_id, offer.id)
    return appointment ? { appointment, isNew: false } : ('over' as const)
  }
  if (offer.answer !== null || !offer.stands) return 'over'
  const { provider_id, session_type, replaces, visit_type_id } = offer
  const appointment_time = offer.appointment_time.toISOString()
  const wanted = {
    id: offer.id,
    appointment_time,
    session_type,
    provider_id,
    ...(replaces ? { replaces } : { visit_type_id: visit_type_id! }),
  }
  const booked = await bookAppointment(tx, patient_id, wanted, now)
  if (typeof booked !== 'object') return 'taken'
  await answerOffer(tx, patient_id, id, 'accepted')
  return booked
}

/**
 * Declines an offer, so that the next patient on the waiting list gets it.
 *
 * @returns the hour that is free again; `refused` where it was declined before, `over` where the
 * offer has ended otherwise, undefined where they have no such offer
 */
export async function declineOffer(tx: Transaction, patient_id: string, id: string) {
  const freed = await answerOffer(tx, patient_id, id, 'refused')
  if (freed) return freed
  const offer = await readOffer(tx, patient_id, id)
  return offer && (offer.answer === 'refused' ? 'refused' : 'over')
}

async function answerOffer(
  tx: Transaction,
  patient_id: string,
  id: string,
  answer: 'accepted' | 'refused',
) {
  const [answered] = await tx.run(
    tables
      .updateTable('slot_offers')
      .set({ answer, answered_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('patient_id', '=', patient_id)
      .where('answer', 'is', null)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['provider_id', 'appointment_time']),
  )
  const verb = answer === 'accepted' ? 'accept' : 'refuse'
  if (answered) await auditOwn(tx, patient_id, `slot_offer.${verb}`, id)
  return answered
}
