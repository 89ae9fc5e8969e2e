import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { OwnVerification, StudentVerification } from '#domain/students/verification.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const verification = api<'verification'>(authenticatedFetch)['student-verification']

/** The student's verification status. */
export const ownVerification = queryOptions({
  queryKey: ['student-verification'],
  queryFn: async (): Promise<OwnVerification> => (await verification.$get()).json(),
  staleTime: 60_000,
})

/** Shows what was sent. */
export function showVerification(client: QueryClient, newest: StudentVerification) {
  client.setQueryData(ownVerification.queryKey, { status: newest.status, newest })
}

export const refreshVerification = (client: QueryClient) =>
  client.invalidateQueries(ownVerification)
