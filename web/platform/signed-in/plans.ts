import { queryOptions } from '@tanstack/react-query'
import type { AddOn, CataloguePlan } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { takePrefetchedData } from '#web/platform/calls/prefetched-data.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { plans } = api<'catalogue'>(authenticatedFetch)
const { 'add-ons': addOns } = api<'membership'>(authenticatedFetch)

/** The catalogue with today's prices, in its order. */
export const catalogue = queryOptions({
  queryKey: ['plans'],
  queryFn: async (): Promise<CataloguePlan[]> => (await plans.$get()).json(),
  initialData: () => takePrefetchedData<CataloguePlan[]>('/api/plans'),
})

/** The plans that the caller has in addition to the membership. */
export const ownAddOns = queryOptions({
  queryKey: ['add-ons'],
  queryFn: async (): Promise<AddOn[]> => (await addOns.$get()).json(),
  initialData: () => takePrefetchedData<AddOn[]>('/api/add-ons'),
})
