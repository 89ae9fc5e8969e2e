import { queryOptions } from '@tanstack/react-query'
import type { VisitCosts } from '#domain/desk/visit-costs.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { desk } = api<'deskVisitCosts'>(authenticatedFetch)

export interface WantedVisit {
  patient_id: string
  provider_id: string
  visit_type_id: string | undefined
  /** ISO 8601; the first instant of the day until a time is chosen. */
  at: string
}

/** What a visit costs in each way; each reading is recorded. */
export const visitCosts = ({ patient_id, at, visit_type_id, ...wanted }: WantedVisit) =>
  queryOptions({
    queryKey: [
      'desk',
      'visit-costs',
      patient_id,
      wanted.provider_id,
      visit_type_id,
      at.slice(0, 10),
    ],
    queryFn: async (): Promise<VisitCosts> =>
      (
        await desk.patients[':id']['visit-costs'].$get({
          param: { id: patient_id },
          query: { ...wanted, appointment_time: at, ...(visit_type_id ? { visit_type_id } : {}) },
        })
      ).json(),
    // Each reading is recorded.
    staleTime: 60_000,
  })
