import { sql } from 'kysely'
import { clinicPurposes } from '#domain/registrations/clinic-consent.ts'
import type { NewRegistration, RegistrationChanges } from '#domain/registrations/schema.ts'
import { audit, auditReading } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { requireOwnId, waitForStandby } from '#server/platform/insert-idempotent.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { visitIdOf } from '../practice/clinic-records/visit-id.ts'
import { findRemaining } from './merges/remaining/data.ts'
import { findMatches } from './matches/data.ts'
import { endTakeOverCode } from './take-over-codes/data.ts'
import {
  registrationBudget,
  requireBornBy,
  requireBudget,
  requireNoLogin,
  requireSeen,
} from './registration-problems.ts'

const ofProfile = ['full_name', 'gender', 'date_of_birth', 'phone_number'] as const
const ofRegistration = [
  'born_in',
  'phone_of',
  'email',
  'nrc',
  'nhima_number',
  'next_of_kin_name',
  'next_of_kin_phone',
  'next_of_kin_relation',
  'language',
  'address',
] as const

type Fields = Pick<
  RegistrationChanges,
  (typeof ofProfile)[number] | (typeof ofRegistration)[number]
>

/** The columns of the two tables; what was not given is null. */
const columnsOf = (typed: Fields) => ({
  profile: {
    full_name: typed.full_name,
    gender: typed.gender,
    date_of_birth: typed.date_of_birth ?? null,
    // A form sends an empty number where there is none.
    phone_number: typed.phone_number || null,
  },
  registration: {
    // The year is that of the day, where the day is known.
    born_in: typed.date_of_birth ? null : (typed.born_in ?? null),
    phone_of: typed.phone_of ?? null,
    email: typed.email ?? null,
    nrc: typed.nrc ?? null,
    nhima_number: typed.nhima_number ?? null,
    next_of_kin_name: typed.next_of_kin_name ?? null,
    next_of_kin_phone: typed.next_of_kin_phone || null,
    next_of_kin_relation: typed.next_of_kin_relation ?? null,
    language: typed.language ?? null,
    address: typed.address ?? null,
  },
})

/** Another text for another content of the two rows. */
const version = sql<string>`md5(row(person.full_name, person.gender, person.phone_number, person.date_of_birth,
  registration.born_in, registration.phone_of, registration.email, registration.nrc, registration.nhima_number,
  registration.next_of_kin_name, registration.next_of_kin_phone, registration.next_of_kin_relation,
  registration.language, registration.address)::text)`

/** Registered patients with what staff see of them. */
const registered = tables
  .selectFrom('patient_registrations as registration')
  .innerJoin('user_profiles as person', 'person.id', 'registration.user_id')
  .innerJoin('accounts.users as account', 'account.id', 'registration.user_id')
  .where('account.deleted_at', 'is', null)
  .select(['person.id', 'person.full_name', 'person.gender', 'person.phone_number'])
  .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
  .select([
    'registration.born_in',
    'registration.phone_of',
    'registration.email',
    'registration.nrc',
    'registration.nhima_number',
    'registration.next_of_kin_name',
    'registration.next_of_kin_phone',
    'registration.next_of_kin_relation',
    'registration.language',
    'registration.address',
    'registration.registered_at',
  ])
  .select(version.as('version'))
  .select(sql<boolean>`account.email_confirmed_at is not null`.as('gets_email'))
  .select(
    sql<
      string[]
    >`array(select c.purpose from public.consents c where c.user_id = person.id and c.withdrawn_at is null and registration.taken_over_at is null
      and c.purpose = any (${[...clinicPurposes]}::text[]) order by c.purpose)`.as('consents'),
  )

/**
 * A registered patient, as the system. A provider sees those whom they treat or have registered; desk and admins all.
 *
 * @throws Problem 404
 */
async function readRegistered(tx: Transaction, actor_id: string, id: string) {
  const [row] = await tx.run(
    registered.where('registration.user_id', '=', id).where(mayOpen(actor_id)),
  )
  requireFound(row)
  return row
}

/** Whether this member of staff may open the registration of a row. */
const mayOpen = (actor_id: string) =>
  sql<boolean>`(registration.registered_by = ${actor_id}::uuid
    or (select s.role in ('front_desk', 'admin') from public.user_profiles s where s.id = ${actor_id}::uuid)
    or exists (select from public.appointments v where v.provider_id = ${actor_id}::uuid and v.patient_id = registration.user_id
      and v.status <> 'cancelled' and not v.by_desk_alone and not exists (select from public.discharges d
        where d.provider_id = v.provider_id and d.patient_id = v.patient_id and d.readmitted_at is null)))`

/** The same, which is put on record. @throws Problem 404 */
export async function openRegistered(tx: Transaction, actor_id: string, asked: string) {
  // A link from before two records were merged leads to the one that stayed, for who may open that.
  const id = await findRemaining(tx, asked)
  const patient = await readRegistered(tx, actor_id, id)
  await auditReading(tx, actor_id, [id], 'registrations.read')
  return patient
}

/**
 * Requires a registered patient whom this member of staff may open, and locks the registration.
 *
 * @returns whether the person has a login, whether a provider asks, and what their age follows from
 * @throws Problem 404
 */
export async function lockRegistered(tx: Transaction, actor_id: string, id: string) {
  const [row] = await tx.run(
    tables
      .selectFrom('patient_registrations as registration')
      .innerJoin('user_profiles as person', 'person.id', 'registration.user_id')
      .innerJoin('accounts.users as account', 'account.id', 'registration.user_id')
      .where('account.deleted_at', 'is', null)
      .where('registration.user_id', '=', id)
      .where(mayOpen(actor_id))
      .select(sql<boolean>`registration.taken_over_at is not null`.as('has_login'))
      .select(['registration.born_in', 'registration.email'])
      .select(['person.full_name', 'person.phone_number'])
      .select(version.as('version'))
      .select(
        sql<boolean>`exists (select from public.user_profiles s where s.id = ${actor_id}::uuid and s.role = 'provider')`.as(
          'is_asked_by_provider',
        ),
      )
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      .forUpdate('registration'),
  )
  requireFound(row)
  return row
}

/**
 * Registers a person as the system: an account without a login, so that all that a patient has can be theirs at
 * once. Registrations are made one after another, so that two counters cannot register one person at once.
 *
 * @returns `matches` where others are like them and were not looked at: nothing is thrown, so that the count and the
 *   reading stay
 * @throws Problem 409 where the id is in use
 */
export async function registerPatient(
  tx: Transaction,
  settings: LimitSettings,
  actor_id: string,
  { id, is_another_person, notes, ...typed }: NewRegistration,
) {
  requireBornBy(typed, todayInLusaka())
  const locked = sql<string>`pg_advisory_xact_lock(hashtextextended('patient registrations', 7))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const { profile, registration } = columnsOf(typed)
  const [known] = await tx.run(
    tables
      .selectFrom('user_profiles as person')
      .leftJoin('patient_registrations as registration', 'registration.user_id', 'person.id')
      .select(['registration.registered_by', 'person.full_name'])
      .where('person.id', '=', id),
  )
  if (known) {
    // A retry whose first answer was lost.
    requireOwnId(known.registered_by === actor_id && known.full_name === profile.full_name)
    await waitForStandby(tx)
    return { patient: await readRegistered(tx, actor_id, id), isNew: false }
  }
  requireBudget(await countWithin(tx, settings, registrationBudget, actor_id))
  if (!is_another_person) {
    const matches = await findMatches(tx, { ...profile, ...registration }, actor_id)
    if (matches.length > 0) {
      await auditReading(
        tx,
        actor_id,
        matches.map(({ id: match }) => match),
        'desk_patients.read',
      )
      return { matches }
    }
  }
  await tx.run(tables.insertInto('accounts.users').values({ id }))
  await tx.run(tables.insertInto('user_profiles').values({ id, role: 'client', ...profile }))
  await tx.run(
    tables
      .insertInto('patient_registrations')
      .values({ user_id: id, registered_by: actor_id, ...registration }),
  )
  await audit(tx, { actor_id, subject_id: id, action: 'patient.register', record_id: id })
  await recordFirstVisit(tx, actor_id, id, notes)
  return { patient: await readRegistered(tx, actor_id, id), isNew: true }
}

/**
 * A provider who registers a person sees them now: a visit that took place, as of a record that a person takes over
 * (docs/decisions/079-running-a-practice.md). For the desk nothing is written.
 */
async function recordFirstVisit(
  tx: Transaction,
  actor_id: string,
  patient_id: string,
  notes: string | undefined,
): Promise<void> {
  const [provider] = await tx.run(
    tables
      .selectFrom('user_profiles')
      .select('id')
      .where('id', '=', actor_id)
      .where('role', '=', 'provider'),
  )
  if (!provider) return
  await tx.run(
    tables.insertInto('appointments').values({
      id: visitIdOf(patient_id, actor_id),
      patient_id,
      provider_id: actor_id,
      appointment_time: sql<Date>`now()`,
      session_type: 'In-person',
      status: 'completed',
      requested_by: 'provider',
      notes: notes ?? null,
    }),
  )
}

/**
 * Sets what the clinic has of a person without a login, as the system. Another number or address ends their code and
 * the invitation of a walk-in record.
 *
 * @throws Problem 404, 409 `has_login`, 409 `stale_registration` where another version is stored than the one seen
 */
export async function setRegistration(
  tx: Transaction,
  actor_id: string,
  id: string,
  { version: seen, ...typed }: RegistrationChanges,
) {
  requireBornBy(typed, todayInLusaka())
  const known = await lockRegistered(tx, actor_id, id)
  requireNoLogin(known.has_login)
  requireSeen(known.version, seen)
  const { profile, registration } = columnsOf(typed)
  // Who holds the code must not be able to enter a number or address of their own beside it.
  if (known.phone_number !== profile.phone_number || known.email !== registration.email) {
    await endTakeOverCode(tx, id)
    // Where an invitation went is not where they are reached.
    await tx.run(tables.deleteFrom('clinic_records').where('patient_id', '=', id))
  }
  await Promise.all([
    tx.run(tables.updateTable('user_profiles').set(profile).where('id', '=', id)),
    tx.run(tables.updateTable('patient_registrations').set(registration).where('user_id', '=', id)),
    audit(tx, { actor_id, subject_id: id, action: 'patient.change', record_id: id }),
  ])
  return readRegistered(tx, actor_id, id)
}
