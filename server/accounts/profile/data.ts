import { sql } from 'kysely'
import { presentRun } from '#domain/membership/periods.ts'
import type { Membership, Profile, ProfileChanges } from '#domain/accounts/profile.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

const profileColumns = [
  'id',
  'full_name',
  'email',
  'phone_number',
  'gender',
  'date_of_birth',
  'bio',
  'specialty',
  'qualifications',
  'profile_picture_url',
  'is_student',
  'institution_name',
  'student_id',
  'study_area',
  'year_of_study',
  'emergency_contact',
  'known_allergies_conditions',
  'verification_status',
  'verification_document_path',
  'role',
  'provider_status',
  'profession',
  'guardian_name',
  'student_until',
] as const satisfies (keyof Profile)[]

/** The profile of the person with this id, as far as the actor may see it. */
export async function readProfile(tx: Transaction, id: string): Promise<Profile | undefined> {
  const [row] = await tx.run(
    tables.selectFrom('user_profiles').select(profileColumns).where('id', '=', id),
  )
  return row as Profile | undefined
}

/** The last day of the year of birth that the clinic asked of a person; null where it has none. `YYYY-MM-DD` */
export async function youngestBirth(tx: Transaction, id: string): Promise<string | null> {
  const [row] = await tx.run(
    tables.selectFrom('patient_registrations').select('born_in').where('user_id', '=', id),
  )
  return row?.born_in ? `${row.born_in}-12-31` : null
}

/**
 * Puts changes of name, specialty and qualifications before an admin where the actor is a provider
 * whose identity is verified.
 *
 * @returns what the actor may write themselves
 */
export async function proposeIdentity(
  tx: Transaction,
  changes: ProfileChanges,
): Promise<ProfileChanges> {
  const { full_name, specialty, qualifications, ...rest } = changes
  const isOfIdentity = [full_name, specialty, qualifications].some((one) => one !== undefined)
  if (!isOfIdentity) return changes
  const [row] = await tx.run(
    tables.selectNoFrom(
      sql<boolean>`practice.propose_identity(${full_name ?? null}, ${specialty ?? null},
        ${qualifications ?? null}::text[], ${specialty !== undefined})`.as('is_verified'),
    ),
  )
  return row!.is_verified ? rest : changes
}

/** Writes what is given and leaves the rest; a guardian who is named here has agreed. @returns the whole profile */
export async function editProfile(
  tx: Transaction,
  id: string,
  changes: ProfileChanges,
): Promise<Profile | undefined> {
  const { emergency_contact, guardian_agrees: _agrees, ...columns } = changes
  const [row] = await tx.run(
    tables
      .updateTable('user_profiles')
      .set({
        ...Object.fromEntries(
          Object.entries(columns).map(([name, value]) => [name, value || null]),
        ),
        ...(columns.qualifications ? { qualifications: columns.qualifications } : {}),
        ...(emergency_contact === undefined
          ? {}
          : { emergency_contact: emergency_contact && JSON.stringify(emergency_contact) }),
        ...(columns.guardian_name ? { guardian_agreed_at: sql<Date>`now()` } : {}),
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', id)
      .returning(profileColumns),
  )
  return row as Profile | undefined
}

/**
 * Status of what is paid by the month: over on the day after its last, also where the job that writes so
 * has not come round yet.
 */
export const statusToday = sql<Membership['status']>`
  case when status = 'active' and end_date < (now() at time zone 'Africa/Lusaka')::date
    then 'expired' else status end`

/**
 * The membership of the person with this id, or null. What is paid to follow counts from its first day
 * on, also where the job that writes so has not come round yet.
 */
export async function readMembership(tx: Transaction, user_id: string): Promise<Membership | null> {
  const [[row], periods] = await Promise.all([
    tx.run(
      tables
        .selectFrom('memberships')
        .select(['plan_name', 'end_date'])
        .select(statusToday.as('status'))
        .where('user_id', '=', user_id),
    ),
    tx.run(
      tables
        .selectFrom('membership_periods')
        .select(['plan_key', 'plan_name', 'starts_on', 'ends_on'])
        .where('user_id', '=', user_id)
        .where('track', '=', 'membership')
        .where(sql<boolean>`ends_on >= (now() at time zone 'Africa/Lusaka')::date`)
        .orderBy('starts_on'),
    ),
  ])
  const run = presentRun(periods, todayInLusaka())
  if (run) return { plan_name: run.plan_name, status: 'active', end_date: run.ends_on }
  return (row as Membership | undefined) ?? null
}
