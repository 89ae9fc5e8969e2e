import { sql } from 'kysely'
import { type KnownPerson, likenessOf } from '#domain/registrations/likeness.ts'
import type { PatientMatch } from '#domain/registrations/schema.ts'
import { plainPhone } from '#domain/phone/read-phone.ts'
import { nameWords } from '#domain/values/names.ts'
import { tables, type Transaction } from '#server/platform/db.ts'

/** Candidates of each kind; among more, those with the name are in the first. */
const maxCandidates = 300
/** More are not compared at a counter. */
const maxMatches = 10

/** What a provider reads of a match whom they do not treat: that there is someone of this name, and why it is like them. */
const withoutDetails = { date_of_birth: null, born_in: null, phone_number: null, phone_of: null }

/**
 * The patients of the clinic who may be this person, the likeliest first, as the system; as this member of staff may
 * see them.
 */
export async function findMatches(
  tx: Transaction,
  person: KnownPerson,
  actor_id: string,
): Promise<PatientMatch[]> {
  const { date_of_birth, born_in } = person
  const year = date_of_birth ? Number(date_of_birth.slice(0, 4)) : born_in
  const phone = person.phone_number ? plainPhone(person.phone_number) : null
  const candidates = sql`accounts.similar_patients(${nameWords(person.full_name)}::text[], ${phone}::text,
    ${date_of_birth}::date, ${year}::integer, ${person.nrc}::text, ${person.nhima_number}::text, ${maxCandidates}::integer)`
  const rows = await tx.run(
    tables
      .selectFrom('user_profiles as person')
      .innerJoin('accounts.users as account', 'account.id', 'person.id')
      .leftJoin('patient_registrations as registration', 'registration.user_id', 'person.id')
      .where(sql<boolean>`person.id in (select ${candidates})`)
      .select(['person.id', 'person.full_name', 'person.gender', 'person.phone_number'])
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      .select(['registration.born_in', 'registration.phone_of'])
      .select(['registration.nrc', 'registration.nhima_number'])
      .select(
        sql<boolean>`((select s.role from public.user_profiles s where s.id = ${actor_id}::uuid) is distinct from 'provider'
          or registration.registered_by is not distinct from ${actor_id}::uuid
          or exists (select from public.appointments v where v.provider_id = ${actor_id}::uuid and v.patient_id = person.id
            and v.status <> 'cancelled' and not v.by_desk_alone and not exists (select from public.discharges d
              where d.provider_id = v.provider_id and d.patient_id = v.patient_id and d.readmitted_at is null)))`.as(
          'has_details',
        ),
      )
      .select(sql<boolean>`registration.user_id is not null`.as('is_registered'))
      .select(sql<boolean>`account.email_confirmed_at is not null`.as('gets_email')),
  )
  return rows
    .map(({ gender, nrc, nhima_number, has_details, ...shown }) => ({
      ...shown,
      ...(has_details ? {} : withoutDetails),
      why: likenessOf(person, { ...shown, gender, nrc, nhima_number }),
    }))
    .filter(({ why }) => why.length > 0)
    .toSorted((one, other) => other.why.length - one.why.length)
    .slice(0, maxMatches)
}
