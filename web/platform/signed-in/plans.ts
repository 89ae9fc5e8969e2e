import { queryOptions } from '@tanstack/react-query'
import type { AddOn, CataloguePlan } from '#domain/membership/schema.ts'
import { api } from '#web/api.ts'
import { takeEarlyData } from '#web/platform/calls/early-data.ts'
import { fetchAsMe } from '#web/platform/signed-in/fetch-as-me.ts'

const { plans } = api<'catalogue'>(fetchAsMe)
const { 'add-ons': addOns } = api<'membership'>(fetchAsMe)

/** The catalogue with today's prices, in its order. */
export const catalogue = queryOptions({
  queryKey: ['plans'],
  queryFn: async (): Promise<CataloguePlan[]> => (await plans.$get()).json(),
  initialData: () => takeEarlyData<CataloguePlan[]>('/api/plans'),
})

/** The plans that the caller has in addition to the membership. */
export const ownAddOns = queryOptions({
  queryKey: ['add-ons'],
  queryFn: async (): Promise<AddOn[]> => (await addOns.$get()).json(),
  initialData: () => takeEarlyData<AddOn[]>('/api/add-ons'),
})
