import { type RawBuilder, sql } from 'kysely'
import { type Profession, professionSigns } from '#domain/practice/professions.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { providerCards } from '../../slots/data.ts'

/** As `professionIn`, of the specialty on a provider's card. */
const professionOfCard = sql`case when card.specialty ~* ${professionSigns.dietitian.source} then 'dietitian'
  when card.specialty ~* ${professionSigns['fitness expert'].source} then 'fitness expert' else 'therapist' end`

/** Visits of the person of a place, on its day, with the provider of it, or with one of the profession where it names none. */
const visitsOfDay = (wait: RawBuilder<unknown>) => sql`appointments visit
  where visit.patient_id = ${wait}.patient_id
    and visit.appointment_time >= ${wait}.day::timestamp at time zone 'Africa/Lusaka'
    and visit.appointment_time < (${wait}.day + 1)::timestamp at time zone 'Africa/Lusaka'
    and case when ${wait}.provider_id is null
      then exists (select from ${providerCards} card where card.id = visit.provider_id and ${professionOfCard} = ${wait}.profession)
      else visit.provider_id = ${wait}.provider_id end`

const place = sql.ref('wait')

/**
 * Whether a place on the list of a day is over. A visit on that day ends it, however it was booked: by the patient, the
 * desk, in a series, by a move, or by an offer of another list; what was cancelled ends it no more, and what has been
 * counts where it was booked since. A time that was offered ends it, too, unless the provider declined it.
 */
export const isBooked = sql<boolean>`(exists (select from ${visitsOfDay(place)}
    and (visit.status in ('requested', 'confirmed') or visit.status = 'completed' and visit.created_at >= wait.created_at))
  or exists (select from slot_offers taken join appointments booked
    on booked.patient_id = taken.patient_id and booked.provider_id = taken.provider_id and booked.appointment_time = taken.appointment_time
    where taken.day_wait_id = wait.id and (booked.status <> 'cancelled' or booked.cancelled_by = 'patient'
      or exists (select from appointments moved where moved.moved_from = booked.id))))`

/** Whether the person has an open visit that would end such a place at once. */
export async function hasVisit(
  tx: Transaction,
  wanted: {
    patient_id: string
    day: string
    provider_id: string | undefined
    profession: Profession
  },
): Promise<boolean> {
  const { patient_id, day, provider_id, profession } = wanted
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`exists (select from (select ${patient_id}::uuid as patient_id, ${day}::date as day,
          ${provider_id ?? null}::uuid as provider_id, ${profession}::text as profession) wait, ${visitsOfDay(place)}
        and visit.status in ('requested', 'confirmed'))`.as('has_visit'),
    ),
  )
  return row!.has_visit
}
