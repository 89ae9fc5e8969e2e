import { useQuery } from '@tanstack/react-query'
import type { DayNews } from '#domain/dashboard/schema.ts'
import { api } from '#web/api.ts'
import { fetchAsMe } from '#web/app/signed-in/fetch-as-me.ts'

const { day } = api<'dashboard'>(fetchAsMe)

/** What has come lately. A failure is not told: it only means that nothing new is pointed at. */
export function useNews() {
  return useQuery({
    queryKey: ['day'],
    queryFn: async (): Promise<DayNews> => (await day.$get()).json(),
  })
}
