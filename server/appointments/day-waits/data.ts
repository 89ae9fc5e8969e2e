import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { NewDayWait } from '#domain/appointments/day-waits.ts'
import { professionOf, type Topic } from '#domain/appointments/topics.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { insertIdempotent, sameRow } from '#server/platform/insert-idempotent.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockPatient } from '../booking-locks/data.ts'
import { countOpen } from '../eligibility/data.ts'
import { requireCapacity } from '../booking-problems.ts'
import { providerCards, readTopic, statesOfDays } from '../slots/data.ts'
import { readVisit } from '../visit-types/data.ts'
import {
  requireFewDays,
  requireFullDay,
  requireNotOnList,
  requireNoVisit,
} from './day-wait-problems.ts'
import { hasVisit, isBooked } from './over/data.ts'

/** Days that are still to come or today, by the clock in Lusaka. */
export const isAhead = sql<boolean>`wait.day >= (now() at time zone 'Africa/Lusaka')::date`

/** A person's places on the lists of days, the next day first, each with what they are offered at this moment. */
export async function listDayWaits(tx: Transaction, patient_id: string, id?: string) {
  const rows = await tx.run(
    tables
      .selectFrom('day_waits as wait')
      .innerJoin('visit_types as type', 'type.id', 'wait.visit_type_id')
      .leftJoin(providerCards.as('wanted'), 'wanted.id', 'wait.provider_id')
      .leftJoin('slot_offers as offer', (join) =>
        join
          .onRef('offer.day_wait_id', '=', 'wait.id')
          .on('offer.answer', 'is', null)
          .on('offer.expires_at', '>', sql<Date>`now()`),
      )
      .leftJoin(providerCards.as('card'), 'card.id', 'offer.provider_id')
      .select(['wait.id', 'wait.day', 'wait.about', 'wait.session_type', 'wait.visit_type_id'])
      .select(['type.duration_minutes', 'wait.created_at', 'wanted.id as wanted_id'])
      .select(['wanted.full_name as wanted_name', 'wanted.specialty as wanted_specialty'])
      .select('wanted.profile_picture_url as wanted_picture')
      .select(['offer.id as offer_id', 'offer.appointment_time', 'offer.expires_at'])
      .select(['card.id as provider_id', 'card.full_name', 'card.specialty'])
      .select('card.profile_picture_url')
      .where('wait.patient_id', '=', patient_id)
      .where(isAhead)
      .where((row) => row.not(isBooked))
      .$if(id !== undefined, (query) => query.where('wait.id', '=', id!))
      .orderBy('wait.day')
      .orderBy('wait.id')
      .limit(100),
  )
  return rows.map(
    ({
      wanted_id,
      wanted_name,
      wanted_specialty,
      wanted_picture,
      offer_id,
      appointment_time,
      expires_at,
      provider_id,
      full_name,
      specialty,
      profile_picture_url,
      ...wait
    }) => ({
      ...wait,
      provider: cardOf(wanted_id, wanted_name, wanted_specialty, wanted_picture),
      offer:
        offer_id === null
          ? null
          : {
              id: offer_id,
              appointment_time: appointment_time!,
              expires_at: expires_at!,
              provider: cardOf(provider_id, full_name, specialty, profile_picture_url),
            },
    }),
  )
}

const cardOf = (
  id: string | null,
  full_name: string | null,
  specialty: string | null,
  profile_picture_url: string | null,
) => (id === null || full_name === null ? null : { id, full_name, specialty, profile_picture_url })

/** Who puts the name on the list: the patient, or the front desk through the system. */
interface Entered {
  patient_id: string
  by?: { user_id: string; by_desk: true }
}

/**
 * Puts a patient on the list of a day that is full for what they want to book, once: with one provider or
 * with anyone, they have one place for a visit type and a profession.
 *
 * @throws Problem 409 where the day has a free time, the patient has a visit on it or five upcoming ones, waits for too
 *   many days or for this one already, or the id is in use; 422 where the day is closed or nothing is booked in this way
 */
export async function joinDay(
  tx: Transaction,
  { patient_id, by }: Entered,
  { id = randomUUID(), day, session_type, visit_type_id, provider_id, about: named }: NewDayWait,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  await lockPatient(tx, patient_id)
  const about = await topicOf(tx, named ?? 'unsure', provider_id)
  const wanted = { day, session_type, provider_id: provider_id ?? null, about }
  const entries = tables
    .selectFrom('day_waits')
    .select(['id', 'day', 'session_type', 'provider_id', 'about'])
    .where('patient_id', '=', patient_id)
  const [known] = await tx.run(entries.where('id', '=', id))
  if (known) return { id: (await sameRow(tx, known, wanted)).id, isNew: false }
  const asked = { visit_type_id, session_type, provider_id, about }
  const visit = await readVisit(tx, { ...asked, by: 'patient' })
  const type = visit.visit_type_id!
  const [[state], open, others, visited] = await Promise.all([
    statesOfDays(tx, patient_id, { date: day, count: 1, visit, about, provider_id }, now),
    countOpen(tx, patient_id),
    tx.run(
      tables
        .selectFrom('day_waits as wait')
        .select(['wait.id', 'wait.day', 'wait.visit_type_id', 'wait.profession'])
        .select(isBooked.as('is_booked'))
        .where('wait.patient_id', '=', patient_id)
        .where(isAhead),
    ),
    hasVisit(tx, { patient_id, day, provider_id, profession: professionOf(about) }),
  ])
  requireFullDay(state!.state)
  requireNoVisit(visited)
  requireCapacity({ clashes: false, open })
  const same = others.find(
    (one) =>
      one.day === day && one.visit_type_id === type && one.profession === professionOf(about),
  )
  requireNotOnList(same !== undefined && !same.is_booked)
  requireFewDays(others.filter(({ is_booked }) => !is_booked).length)
  if (same) await tx.run(tables.deleteFrom('day_waits').where('id', '=', same.id))
  const { row, isNew } = await insertIdempotent(
    tx,
    {
      insert: tables
        .insertInto('day_waits')
        .values({
          id,
          patient_id,
          ...wanted,
          visit_type_id: type,
          ...(by ? { by_desk: true } : {}),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'day', 'session_type', 'provider_id', 'about']),
      existing: entries.where('id', '=', id),
    },
    wanted,
  )
  if (isNew) await record(tx, 'day_wait.join', row.id, patient_id, by?.user_id)
  return { id: row.id, isNew }
}

/** The topic that was named; for a provider of another profession, theirs. */
async function topicOf(tx: Transaction, named: Topic, provider_id: string | undefined) {
  const theirs = provider_id === undefined ? named : await readTopic(tx, provider_id)
  return professionOf(theirs) === professionOf(named) ? named : theirs
}

/** Takes a name off the list of a day, with what is offered. @returns what is free again; undefined where it was not there */
export async function leaveDay(
  tx: Transaction,
  id: string,
  by: { patient_id: string } | { desk_id: string },
) {
  const freed = await tx.run(
    tables
      .selectFrom('slot_offers')
      .select(['provider_id', 'appointment_time'])
      .where('day_wait_id', '=', id)
      .where('answer', 'is', null),
  )
  const [left] = await tx.run(
    tables
      .deleteFrom('day_waits')
      .where('id', '=', id)
      .$if('patient_id' in by, (query) =>
        query.where('patient_id', '=', 'patient_id' in by ? by.patient_id : ''),
      )
      .returning('patient_id'),
  )
  if (!left) return undefined
  const desk_id = 'desk_id' in by ? by.desk_id : undefined
  await record(tx, 'day_wait.leave', id, left.patient_id, desk_id)
  return { freed }
}

const record = (
  tx: Transaction,
  action: string,
  record_id: string,
  patient_id: string,
  desk_id: string | undefined,
) =>
  desk_id
    ? audit(tx, { actor_id: desk_id, subject_id: patient_id, action, record_id })
    : auditOwn(tx, patient_id, action, record_id)
