import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  LikelyDuplicates,
  MergePreview,
  NewMerge,
  PatientMerge,
} from '#domain/registrations/merge.ts'
import type {
  ChangedRetention,
  PastErasure,
  PastRecord,
  RecordRetention,
} from '#domain/registrations/record-retention.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { readOnce } from '#web/admin/queries.ts'

const merging = api<'patientMerges'>(authenticatedFetch).admin
const keeping = api<'recordRetention'>(authenticatedFetch).admin

const everyRecord = ['admin', 'patient-records'] as const

/** Pairs that may be of one person, some registrations at a time; each counts as a read of both records. */
export const likelyDuplicates = infiniteQueryOptions({
  queryKey: [...everyRecord, 'duplicates'],
  queryFn: async ({ pageParam: after }): Promise<LikelyDuplicates> =>
    (await merging['likely-duplicates'].$get({ query: after ? { after } : {} })).json(),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next ?? undefined,
  ...readOnce,
})

/** Both records beside each other; not fetched again once one is gone. @throws ProblemError 404 where one is gone */
export const mergePreview = (one_id: string, other_id: string) =>
  queryOptions({
    queryKey: ['admin', 'merge-preview', one_id, other_id],
    queryFn: async (): Promise<MergePreview> =>
      (await merging['patient-merge-previews'].$post({ json: { one_id, other_id } })).json(),
    ...readOnce,
    gcTime: 0,
  })

export const merges = queryOptions({
  queryKey: [...everyRecord, 'merges'],
  queryFn: async (): Promise<PatientMerge[]> => (await merging['patient-merges'].$get()).json(),
  ...readOnce,
})

export const retention = queryOptions({
  queryKey: [...everyRecord, 'retention'],
  queryFn: async (): Promise<RecordRetention> => (await keeping['record-retention'].$get()).json(),
})

export const pastRecords = queryOptions({
  queryKey: [...everyRecord, 'past'],
  queryFn: async (): Promise<PastRecord[]> => (await keeping['past-records'].$get()).json(),
  ...readOnce,
  gcTime: 0,
})

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: everyRecord })

/** @throws ProblemError 409 with what stands against it */
export async function mergeRecords(client: QueryClient, json: NewMerge): Promise<void> {
  await merging['patient-merges'].$post({ json })
  await refresh(client)
}

/** @throws ProblemError 409 `merge_final`, `merged_on` */
export async function undoMerge(client: QueryClient, id: string): Promise<void> {
  await merging['patient-merges'][':id'].undo.$post({ param: { id } })
  await refresh(client)
}

export async function setRetention(client: QueryClient, json: ChangedRetention): Promise<void> {
  await keeping['record-retention'].$put({ json })
  await refresh(client)
}

/** @returns whom: those who were seen meanwhile are left out */
export async function erasePastRecords(client: QueryClient, json: PastErasure): Promise<string[]> {
  const answer = await keeping['past-record-erasures'].$post({ json })
  const { erased } = await answer.json()
  await refresh(client)
  return erased
}
