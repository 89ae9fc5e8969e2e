import { queryOptions } from '@tanstack/react-query'
import type { FocusDay } from '#domain/students/focus-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import type { FinishedRound } from './focus-store.ts'

const { 'focus-days': days, 'focus-rounds': rounds } = api<'focus'>(authenticatedFetch)

/** One's finished rounds, summed by day, newest first. */
export const focusDays = queryOptions({
  queryKey: ['focus-days'],
  queryFn: async (): Promise<FocusDay[]> => (await days.$get()).json(),
})

export async function sendRound(json: FinishedRound) {
  await rounds.$post({ json })
}
