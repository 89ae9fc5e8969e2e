import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DeskDayWait, NewDeskDayWait } from '#domain/desk/day-waits.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { everyList, readOnce } from '../queries.ts'

const { desk } = api<'deskDayWaits'>(authenticatedFetch)
const waits = desk['day-waits']

/** Who waits for a time of a day; under the key of all lists, so that each change of the desk counts. */
export const waitsOfDay = (day: string) =>
  queryOptions({
    queryKey: [...everyList, 'day-waits', day],
    queryFn: async (): Promise<DeskDayWait[]> => (await waits.$get({ query: { day } })).json(),
    ...readOnce,
  })

export async function putOnList(client: QueryClient, json: NewDeskDayWait) {
  try {
    await waits.$post({ json })
  } finally {
    void client.invalidateQueries({ queryKey: waitsOfDay(json.day).queryKey })
  }
}

export async function takeOffList(client: QueryClient, day: string, id: string) {
  try {
    await waits[':id'].$delete({ param: { id } })
  } finally {
    void client.invalidateQueries({ queryKey: waitsOfDay(day).queryKey })
  }
}
