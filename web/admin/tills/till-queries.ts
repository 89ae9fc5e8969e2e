import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BookMonth, MonthClosing, MonthReopening } from '#domain/admin/months.ts'
import type {
  AdminTill,
  NewTillCorrection,
  TillCountByAdmin,
  TillPeriod,
} from '#domain/desk/tills.ts'
import { readOnce } from '#web/admin/queries.ts'
import { api } from '#web/api.ts'
import type { FileAnswer } from '#web/platform/save-file.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { tills } = api<'tills'>(authenticatedFetch).admin
const { months } = api<'months'>(authenticatedFetch).admin

const everyTill = ['admin', 'tills'] as const

/** The first and the last day of a month (`YYYY-MM`). */
const daysOf = (month: string): TillPeriod => {
  const [year, number] = month.split('-').map(Number) as [number, number]
  return {
    from: `${month}-01`,
    to: new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10),
  }
}

/** The tills of a month (`YYYY-MM`), the latest day first. Each reading is recorded. */
export const tillsOf = (month: string) =>
  queryOptions({
    queryKey: [...everyTill, month],
    queryFn: async (): Promise<AdminTill[]> => (await tills.$get({ query: daysOf(month) })).json(),
    ...readOnce,
  })

export const fetchTills = async (month: string): Promise<FileAnswer> =>
  await tills.csv.$get({ query: daysOf(month) })

export async function correctTill(client: QueryClient, id: string, json: NewTillCorrection) {
  try {
    await tills[':id'].corrections.$post({ param: { id }, json })
  } finally {
    await client.invalidateQueries({ queryKey: everyTill })
  }
}

export async function closeTill(client: QueryClient, id: string, json: TillCountByAdmin) {
  try {
    await tills[':id'].closing.$post({ param: { id }, json })
  } finally {
    await client.invalidateQueries({ queryKey: everyTill })
  }
}

/** The last 24 months of the books, the latest first. */
export const bookMonths = queryOptions({
  queryKey: ['admin', 'months'],
  queryFn: async (): Promise<BookMonth[]> => (await months.$get()).json(),
})

async function step(client: QueryClient, work: Promise<{ json(): Promise<BookMonth[]> }>) {
  try {
    client.setQueryData(bookMonths.queryKey, await (await work).json())
  } catch (error) {
    void client.invalidateQueries(bookMonths)
    throw error
  }
}

export const closeMonth = (client: QueryClient, month: string, json: MonthClosing) =>
  step(client, months[':month'].closing.$post({ param: { month }, json }))

export const reopenMonth = (client: QueryClient, month: string, json: MonthReopening) =>
  step(client, months[':month'].reopening.$post({ param: { month }, json }))
