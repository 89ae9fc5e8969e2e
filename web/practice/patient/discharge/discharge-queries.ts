import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DischargedPatient, DischargedRow, NewDischarge } from '#domain/discharges/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { refreshPatients } from '#web/practice/patients/patient-queries.ts'
import { readOnce } from '#web/practice/queries.ts'
import { reloadPatientPage } from '../patient-page-queries.ts'
import { replacePage } from './replaced-focus.ts'

const { provider } = api<'discharges'>(authenticatedFetch)
const one = provider.patients[':patient_id']
const everyDischarge = ['practice', 'discharges'] as const

/** Whom the provider has discharged, the last first. */
export const discharged = queryOptions({
  queryKey: [...everyDischarge, 'all'],
  queryFn: async (): Promise<DischargedRow[]> => (await provider.discharges.$get()).json(),
  ...readOnce,
})

/** What the provider wrote about one of them. Never from the cache: each opening counts as a read. */
export const dischargedPatient = (patient_id: string) =>
  queryOptions({
    queryKey: [...everyDischarge, patient_id],
    queryFn: async (): Promise<DischargedPatient> =>
      (await one.discharge.$get({ param: { patient_id } })).json(),
    ...readOnce,
    gcTime: 0,
  })

async function reload(client: QueryClient) {
  replacePage()
  await Promise.all([
    client.invalidateQueries({ queryKey: everyDischarge }),
    refreshPatients(client),
    reloadPatientPage(client),
  ])
}

/** Ends the care of a patient. @throws ProblemError 409 where a safety alert or a visit ahead is not decided */
export async function discharge(client: QueryClient, patient_id: string, json: NewDischarge) {
  await one.discharges.$post({ param: { patient_id }, json })
  await reload(client)
}

/** Takes a patient back. @throws ProblemError 409 where they come back with a booking alone */
export async function readmit(client: QueryClient, patient_id: string, reason: string) {
  await one.readmissions.$post({ param: { patient_id }, json: { reason } })
  await reload(client)
}
