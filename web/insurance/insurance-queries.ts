import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { NewPatientInsurance, PatientInsurance } from '#domain/insurance/insurers.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { insurance, desk, provider } = api<'patientInsurances'>(authenticatedFetch)

/** Whose insurance it is: one’s own, or that of a patient of the desk or of a provider. */
export type Insured = { by: 'self' } | { by: 'desk' | 'provider'; patient_id: string }

const callsOf = (whose: Insured) => {
  if (whose.by === 'self')
    return {
      get: () => insurance.$get(),
      put: (json: NewPatientInsurance) => insurance.$put({ json }),
    }
  const param = { patient_id: whose.patient_id }
  const calls = (whose.by === 'desk' ? desk : provider).patients[':patient_id'].insurance
  return {
    get: () => calls.$get({ param }),
    put: (json: NewPatientInsurance) => calls.$put({ param, json }),
  }
}

export const insuranceOf = (whose: Insured) =>
  queryOptions({
    queryKey: ['insurance', whose],
    queryFn: async (): Promise<PatientInsurance> => (await callsOf(whose).get()).json(),
    // Each reading of another person is recorded.
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  })

export async function keepInsurance(
  client: QueryClient,
  whose: Insured,
  json: NewPatientInsurance,
) {
  const kept = await (await callsOf(whose).put(json)).json()
  client.setQueryData(insuranceOf(whose).queryKey, kept)
}
