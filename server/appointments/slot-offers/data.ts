import { type Insertable, type NotNull, type RawBuilder, sql } from 'kysely'
import { isOfferHour } from '#domain/appointments/day-waits.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import type { Tables } from '#server/platform/db/schema.ts'
import { lockParticipants, lockPatient, lockProvider } from '../booking-locks/data.ts'
import { isBooked } from '../day-waits/over/data.ts'
import {
  type DayOffer,
  findFirstOfDay,
  listWaitedDays,
  type WaitedDay,
} from '../day-offers/data.ts'

/** How long an offered hour is reserved for its patient, as an interval of SQL. */
const offerStands = '2 hours'
/** An hour that begins sooner is not offered; an interval of SQL. */
const minNotice = '30 minutes'

type OfferColumn =
  | 'entry_id'
  | 'day_wait_id'
  | 'patient_id'
  | 'provider_id'
  | 'appointment_time'
  | 'duration_minutes'
  | 'buffer_minutes'

/** An hour of a provider that a patient released. */
export interface FreedSlot {
  provider_id: string
  appointment_time: Date
}

/**
 * Offers an hour that was released to the first in line, for two hours or until it begins, with
 * the event for the email: of those who want an earlier time, and between 06:00 and 21:00 of those
 * who wait for that day, the person who has waited longest. Does nothing where it is not free, or too soon, or both lists
 * are empty. To be called in a transaction of the system.
 *
 * @returns the offer's id; undefined where none was made
 */
export async function offerFreedSlot(
  tx: Transaction,
  slot: FreedSlot,
  now: Date,
): Promise<string | undefined> {
  const { provider_id, appointment_time } = slot
  const provider = sql<string>`${provider_id}::uuid`
  const at = sql<Date>`${appointment_time}::timestamptz`
  // One offer is made after the other, and none during a booking with the provider, or of who waits for the day.
  await lockOffering(tx)
  const next = isOfferHour(now) ? await findFirstOfSlot(tx, slot) : undefined
  if (next) await lockPatient(tx, next.patient_id)
  await lockProvider(tx, provider_id)
  await expireOffers(tx)
  const [first] = await tx.run(
    waitingFor(provider, at)
      .select(['entry.id', 'entry.patient_id', 'entry.created_at'])
      .where(isToOffer(provider, at))
      .orderBy('entry.created_at')
      .orderBy('entry.id')
      .limit(1)
      // A place that moves with its appointment at this moment is waited for.
      .forKeyShare('entry'),
  )
  const again = next && (await findFirstOfSlot(tx, slot))
  // Where a booking was quicker, the job of the minute comes to the next in turn.
  const ofDay = again?.day_wait_id === next?.day_wait_id ? again : undefined
  if (ofDay && (!first || ofDay.since < first.created_at)) return offerOfDay(tx, ofDay)
  if (!first) return undefined
  const { id: entry_id, patient_id } = first
  return insertOffer(tx, { entry_id, patient_id, provider_id, appointment_time })
}

/** The first of the lists of its day who could come at an hour of a provider. */
async function findFirstOfSlot(tx: Transaction, slot: FreedSlot): Promise<DayOffer | undefined> {
  const { day } = lusakaClock(slot.appointment_time)
  const earliest = await readEarliest(tx)
  const found: DayOffer[] = []
  for (const waited of await listWaitedDays(tx, day)) {
    const first = await findFirstOfDay(tx, waited, earliest, slot)
    if (first) found.push(first)
  }
  return found.toSorted((one, other) => +one.since - +other.since)[0]
}

/**
 * Offers the first in turn a time of a full day, as `offerFreedSlot`.
 *
 * @returns the offer's id; `outrun` where a booking was quicker, undefined where there is no time, or no one for it
 */
export async function offerTimeOf(tx: Transaction, waited: WaitedDay): Promise<string | undefined> {
  await lockOffering(tx)
  const earliest = await readEarliest(tx)
  const found = await findFirstOfDay(tx, waited, earliest)
  if (!found) return undefined
  await lockParticipants(tx, found)
  await expireOffers(tx)
  // A booking with the provider, or of the patient, may have been quicker, before the locks.
  const again = await findFirstOfDay(tx, waited, earliest, found)
  return again?.day_wait_id === found.day_wait_id ? offerOfDay(tx, again) : 'outrun'
}

const offerOfDay = (tx: Transaction, { visit, since: _since, ...offer }: DayOffer) =>
  insertOffer(tx, { ...offer, duration_minutes: visit.minutes, buffer_minutes: visit.buffer })

async function insertOffer(
  tx: Transaction,
  offer: Pick<Insertable<Tables['slot_offers']>, OfferColumn>,
): Promise<string> {
  const at = sql<Date>`${offer.appointment_time}::timestamptz`
  const [made] = await tx.run(
    tables
      .insertInto('slot_offers')
      .values({
        ...offer,
        expires_at: sql<Date>`least(now() + ${offerStands}::interval, ${at})`,
      })
      .returning('id'),
  )
  await tx.run(
    tables.insertInto('appointment_events').values({ offer_id: made!.id, kind: 'offered' }),
  )
  return made!.id
}

/** The instant before which no time is offered. */
async function readEarliest(tx: Transaction): Promise<Date> {
  const [row] = await tx.run(
    tables.selectNoFrom(sql<Date>`now() + ${minNotice}::interval`.as('earliest')),
  )
  return row!.earliest
}

/**
 * Ends the offers without an answer in time, and those of a day on which the person has a visit now; one that is answered
 * at this moment waits for the next run. Locks of people come before it: who answers holds theirs.
 */
export async function expireOffers(tx: Transaction): Promise<void> {
  await tx.run(
    tables
      .updateTable('slot_offers')
      .set({ answer: 'expired', answered_at: sql<Date>`now()` })
      .where('id', 'in', (row) =>
        row
          .selectFrom('slot_offers')
          .select('id')
          .where('answer', 'is', null)
          .where(
            sql<boolean>`(expires_at <= now()
              or exists (select from day_waits wait where wait.id = slot_offers.day_wait_id and ${isBooked}))`,
          )
          .forUpdate()
          .skipLocked(),
      ),
  )
}

/** The hours that patients released, that are free, and that a patient in the list has not been offered. */
export async function findFreedSlots(tx: Transaction): Promise<FreedSlot[]> {
  const provider = sql<string>`freed.provider_id`
  const at = sql<Date>`freed.appointment_time`
  return tx.run(
    tables
      .selectFrom('appointments as freed')
      .select(['freed.provider_id', 'freed.appointment_time'])
      .distinct()
      .where('freed.status', '=', 'cancelled')
      .where('freed.cancelled_by', '=', 'patient')
      .where('freed.appointment_time', '>', sql<Date>`now()`)
      .where('freed.provider_id', 'is not', null)
      .where(hasNotice(at))
      .where((row) =>
        row.exists(waitingFor(provider, at).select('entry.id').where(isToOffer(provider, at))),
      )
      .orderBy('freed.appointment_time')
      .orderBy('freed.provider_id')
      .limit(1000)
      .$narrowType<{ provider_id: NotNull }>(),
  )
}

const hasNotice = (at: RawBuilder<Date>) => sql<boolean>`${at} > now() + ${minNotice}::interval`

/** What is offered lasts as long as the later appointment, which it would replace. */
function isToOffer(provider: RawBuilder<string>, at: RawBuilder<Date>) {
  return sql<boolean>`${at} > now() + ${minNotice}::interval
    and practice.is_open_for(${provider}, ${at}, later.duration_minutes, later.buffer_minutes)`
}

/**
 * Those in line who could come at an hour of a provider: their own is later and with the same
 * provider or one of the same specialty; they are free then, have no offer open, were not offered
 * this before, did not release it themselves or move from it, and have no open request for an earlier
 * time they took.
 */
function waitingFor(provider: RawBuilder<string>, at: RawBuilder<Date>) {
  return tables
    .selectFrom('waiting_list as entry')
    .innerJoin('appointments as later', 'later.id', 'entry.appointment_id')
    .innerJoin('accounts.users as account', 'account.id', 'entry.patient_id')
    .innerJoin('user_profiles as theirs', 'theirs.id', 'later.provider_id')
    .innerJoin('user_profiles as offering', (join) => join.on('offering.id', '=', provider))
    .where('later.status', 'in', ['requested', 'confirmed'])
    .where('later.appointment_time', '>', at)
    .where('entry.patient_id', '<>', provider)
    .where(
      sql<boolean>`(theirs.id = offering.id or theirs.specialty is not distinct from offering.specialty)`,
    )
    .where('account.deleted_at', 'is', null)
    .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)
    .where((row) =>
      row.not(
        row.exists(
          tables
            .selectFrom('slot_offers as offer')
            .select('offer.id')
            .where(sql<boolean>`offer.patient_id = entry.patient_id`)
            .where(
              sql<boolean>`(offer.entry_id = entry.id and offer.answer is null and offer.expires_at > now()
                or offer.provider_id = ${provider} and offer.appointment_time = ${at})`,
            ),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          tables
            .selectFrom('appointments as other')
            .select('other.id')
            .where(sql<boolean>`other.patient_id = entry.patient_id`)
            .where(
              sql<boolean>`case when other.status in ('requested', 'confirmed')
                then other.replaces = later.id or other.appointment_time < ${at} + later.duration_minutes * interval '1 minute'
                  and other.appointment_time + other.duration_minutes * interval '1 minute' > ${at}
                else other.provider_id = ${provider} and other.appointment_time = ${at} and (other.cancelled_by = 'patient'
                  or exists (select from appointments moved where moved.moved_from = other.id)) end`,
            ),
        ),
      ),
    )
}

async function lockOffering(tx: Transaction): Promise<void> {
  await tx.run(
    tables.selectNoFrom(
      sql<null>`pg_advisory_xact_lock(hashtextextended('offering to the waiting list', 4))`.as(
        'locked',
      ),
    ),
  )
}
