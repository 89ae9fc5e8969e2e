import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { LateTask } from '#domain/admin/late-tasks.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { admin } = api<'lateTasks'>(authenticatedFetch)

/** What waits for too long, the longest first. Each reading is recorded. */
export const lateTasks = queryOptions({
  queryKey: ['admin', 'late-tasks'],
  queryFn: async (): Promise<LateTask[]> => (await admin['late-tasks'].$get()).json(),
  ...readOnce,
})

async function show(client: QueryClient, work: Promise<{ json(): Promise<LateTask[]> }>) {
  try {
    client.setQueryData(lateTasks.queryKey, await (await work).json())
  } catch (error) {
    // It may not wait any more.
    void client.invalidateQueries(lateTasks)
    throw error
  }
}

const placeOf = (step: LateTask['step']) =>
  step === 'call' ? 'late-calls' : step === 'check_in' ? 'late-check-ins' : 'late-referrals'

/** Has who must act reminded by an email, once a day at most. */
export const remind = (client: QueryClient, { id, step }: LateTask) =>
  show(
    client,
    admin[placeOf(step)][':id'].reminder.$post({
      param: { id },
    }),
  )

/** Gives a call back to all therapists. */
export const releaseCall = (client: QueryClient, { id }: LateTask) =>
  show(client, admin['late-calls'][':id'].release.$post({ param: { id } }))
