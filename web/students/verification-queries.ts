import { queryOptions } from '@tanstack/react-query'
import type { OwnVerification } from '#domain/students/verification.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const verification = api<'verification'>(fetchAsMe)['student-verification']

/** The student's verification status. */
export const ownVerification = queryOptions({
  queryKey: ['student-verification'],
  queryFn: async (): Promise<OwnVerification> => (await verification.$get()).json(),
  staleTime: 60_000,
})
