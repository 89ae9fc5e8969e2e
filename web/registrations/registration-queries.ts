import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RecordErasure } from '#domain/registrations/erasure.ts'
import type { DeskPatients } from '#domain/registrations/desk-search.ts'
import type {
  MatchQuestion,
  NewRegistration,
  PatientMatch,
  RegisteredPatient,
  RegistrationChanges,
} from '#domain/registrations/schema.ts'
import type { ClinicPurpose, RecordedConsents } from '#domain/registrations/clinic-consent.ts'
import type { TakeOverCode } from '#domain/registrations/take-over.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { patients } = api<'registrations'>(authenticatedFetch).clinic
const matches = api<'patientMatches'>(authenticatedFetch).clinic['patient-matches']
const searched = api<'patientSearch'>(authenticatedFetch).desk['patient-search']

/** @throws ProblemError 409 `likely_match` where others who are alike were not looked at */
export const registerPatient = async (json: NewRegistration): Promise<RegisteredPatient> =>
  (await patients.$post({ json })).json()

/** Those who may be this person. Each is recorded as read. */
export const findMatches = async (json: MatchQuestion): Promise<PatientMatch[]> =>
  (await matches.$post({ json })).json()

/** Patients by whatever the desk knows of them. Each search is recorded in the record of each who is found. */
export const searchPatients = async (search: string): Promise<DeskPatients> =>
  (await searched.$get({ query: { search } })).json()

/** Each opening is recorded in the record of the patient. */
export const registeredPatient = (id: string) =>
  queryOptions({
    queryKey: ['clinic', 'patient', id],
    queryFn: async (): Promise<RegisteredPatient> =>
      (await patients[':id'].$get({ param: { id } })).json(),
    staleTime: 0,
    gcTime: 0,
  })

/**
 * Changes what the clinic has of a person, and fetches again what shows them.
 *
 * @throws ProblemError 409 `stale_registration` where someone else has changed it since, 409 `has_login`
 */
export async function changeRegistration(
  client: QueryClient,
  id: string,
  json: RegistrationChanges,
): Promise<RegisteredPatient> {
  const changed = await (await patients[':id'].$put({ param: { id }, json })).json()
  await client.invalidateQueries()
  return changed
}

/** What is stored now. */
export const storedRegistration = (client: QueryClient, id: string): Promise<RegisteredPatient> =>
  client.fetchQuery(registeredPatient(id))

/** As an admin. @throws ProblemError 409 `has_login`, 422 at the name or the password */
export async function eraseRegistration(
  client: QueryClient,
  id: string,
  json: RecordErasure,
): Promise<void> {
  await patients[':id'].$delete({ param: { id }, json })
  await client.invalidateQueries()
}

export const recordConsents = async (
  id: string,
  json: RecordedConsents,
): Promise<RegisteredPatient> =>
  (await patients[':id'].consents.$post({ param: { id }, json })).json()

export const withdrawConsent = async (
  id: string,
  purpose: ClinicPurpose,
): Promise<RegisteredPatient> =>
  (await patients[':id']['consent-withdrawals'].$post({ param: { id }, json: { purpose } })).json()

/** A new code ends an earlier one. */
export const makeCode = async (id: string): Promise<TakeOverCode> =>
  (await patients[':id']['take-over-code'].$post({ param: { id } })).json()
