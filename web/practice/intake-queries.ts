import { queryOptions } from '@tanstack/react-query'
import type { IntakeForm } from '#domain/intake/schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'
import { readOnce } from './queries.ts'

const { provider } = api<'intake'>(fetchAsMe)

/** What a patient told before the visit; null where nothing. Never from memory: each opening is a reading. */
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
