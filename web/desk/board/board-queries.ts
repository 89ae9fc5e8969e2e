import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { DeskMark } from '#domain/appointments/attendance-schema.ts'
import type { Board } from '#domain/desk/board-schema.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const { desk } = api<'deskBoard'>(authenticatedFetch)

/** The key of the boards of all days. */
export const everyBoard = ['desk', 'board'] as const

/** A day by providers and times. It names no patient: it is asked for again with each change. */
export const boardOf = (day: string) =>
  queryOptions({
    queryKey: [...everyBoard, day],
    queryFn: async (): Promise<Board> => (await desk.board.$get({ query: { date: day } })).json(),
    staleTime: 0,
  })

/** @throws ProblemError 409 where the visit has changed, or is not of today */
export async function markAttendance(client: QueryClient, id: string, state: DeskMark['state']) {
  try {
    await desk.appointments[':id'].attendance.$put({ param: { id }, json: { state } })
  } finally {
    await client.invalidateQueries({ queryKey: everyBoard })
  }
}
