import { queryOptions } from '@tanstack/react-query'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/practice/queries.ts'

const { provider } = api<'intake'>(authenticatedFetch)

/**
 * A patient's intake form; null where there is none. Never from the cache: each opening counts as a
 * read.
 */
export const intakeFormOf = (patient_id: string) =>
  queryOptions({
    queryKey: ['practice', 'intake-form', patient_id],
    queryFn: async (): Promise<IntakeForm | null> =>
      (
        await provider.patients[':patient_id']['intake-form'].$get({ param: { patient_id } })
      ).json(),
    ...readOnce,
    gcTime: 0,
  })
