import { sql } from 'kysely'
import type { ChangedCalendar, KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { audit } from '#server/platform/audit.ts'
import type { Unsent } from '#server/platform/http/answers.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { lockByName } from '../../appointments/booking-locks/data.ts'
import { readCalendar, type StoredCalendar } from '../../appointments/clinic-calendar/data.ts'
import { requireUnchangedCalendar } from './calendar-problems.ts'

/** As it is answered. */
type Kept = Unsent<KeptCalendar, 'updated_at'>

/** As the system: the clinic's calendar, with how many upcoming appointments are outside of it. */
export async function readKeptCalendar(tx: Transaction): Promise<Kept> {
  const [calendar, [counted]] = await Promise.all([readCalendar(tx), tx.run(outside)])
  const { opening, closed_days, ...rest } = calendar
  return { ...rest, opening: [...opening], closed_days: [...closed_days], ...counted! }
}

/**
 * Upcoming appointments on closed days, or that do not lie within one opening. Those of the same time and length are
 * looked at once, not one by one.
 */
const outside = tables
  .selectFrom(
    tables
      .selectFrom('appointments')
      .select(sql<Date>`appointment_time at time zone 'Africa/Lusaka'`.as('at'))
      .select('duration_minutes')
      .select(sql<number>`count(*)::integer`.as('many'))
      .where('status', 'in', ['requested', 'confirmed'])
      .where('appointment_time', '>', sql<Date>`now()`)
      .groupBy(['appointment_time', 'duration_minutes'])
      .as('l'),
  )
  .select(sql<number>`coalesce(sum(l.many), 0)::integer`.as('outside'))
  .where(
    sql<boolean>`(l.at::date in (select day from practice.closed_between(current_date, current_date + 400))
      or not exists (select from opening_hours o where o.weekday = extract(isodow from l.at)
        and l.at - date_trunc('day', l.at) >= o.starts_at::interval
        and l.at - date_trunc('day', l.at) + l.duration_minutes * interval '1 minute' <= o.ends_at::interval))`,
  )

const isSame = (stored: StoredCalendar, sent: ChangedCalendar) => {
  const plain = ({
    slot_minutes,
    closes_on_holidays,
    opening,
    closed_days,
  }: StoredCalendar | ChangedCalendar) =>
    JSON.stringify([
      slot_minutes,
      closes_on_holidays,
      opening
        .map(({ weekday, starts_at, ends_at }) => `${weekday} ${starts_at} ${ends_at}`)
        .toSorted(),
      closed_days.map(({ day, is_closed, name }) => `${day} ${is_closed} ${name}`).toSorted(),
    ])
  return plain(stored) === plain(sent)
}

/**
 * Puts the calendar of the clinic in the place of the one that an admin has seen, whole. Appointments stay as they are.
 *
 * @throws Problem 409 where another admin was faster
 */
export async function changeCalendar(
  tx: Transaction,
  actor_id: string,
  sent: ChangedCalendar,
): Promise<Kept> {
  await lockByName(tx, 'clinic calendar')
  const stored = await readCalendar(tx)
  // The first answer may have been lost: what is stored is what is sent.
  if (isSame(stored, sent)) return readKeptCalendar(tx)
  requireUnchangedCalendar(stored.updated_at, sent.updated_at)
  const { slot_minutes, closes_on_holidays, opening, closed_days } = sent
  await Promise.all([
    tx.run(
      tables
        .updateTable('clinic_calendar')
        .set({ slot_minutes, closes_on_holidays, updated_at: sql<Date>`now()` }),
    ),
    tx.run(tables.deleteFrom('opening_hours')),
    tx.run(tables.deleteFrom('closed_days')),
    ...(opening.length > 0 ? [tx.run(tables.insertInto('opening_hours').values(opening))] : []),
    ...(closed_days.length > 0
      ? [tx.run(tables.insertInto('closed_days').values(closed_days))]
      : []),
    audit(tx, { actor_id, subject_id: actor_id, action: 'calendar.change' }),
  ])
  return readKeptCalendar(tx)
}
