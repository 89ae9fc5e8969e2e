import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { useCalendarChanges } from '#web/platform/signed-in/follow-calendar.ts'
import { startOfDay } from '#web/platform/values/dates.ts'
import { deskAppointments, listsOf } from '../queries.ts'
import { askAgain } from './ask-again.ts'
import { boardOf, everyBoard } from './board-queries.ts'

/**
 * A day of the clinic with the names of its patients. The board has no names, so each change asks for it again. The
 * names of this day alone are read once, and again where a visit is new: each reading is on record.
 *
 * @param withCancelled whether those that were cancelled are named, too
 */
export function useDeskDay(day: string, withCancelled: boolean) {
  const client = useQueryClient()
  const board = useQuery(boardOf(day))
  const period = { from: startOfDay(day), to: startOfDay(dayAfter(day, 1)) }
  const list = useInfiniteQuery(
    deskAppointments({
      ...period,
      search: '',
      ...(withCancelled ? { cancelled: 'shown' } : {}),
    }),
  )
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list
  const hasMore = hasNextPage && !isFetchNextPageError
  useEffect(() => {
    if (hasMore && !isFetching) void fetchNextPage()
  }, [hasMore, isFetching, fetchNextPage])
  const readNames = () => void client.invalidateQueries({ queryKey: listsOf(period) })

  const { data } = list
  const onBoard = board.data?.visits
  const named = useMemo(() => withRooms(data?.pages.flat() ?? [], onBoard ?? []), [data, onBoard])
  const visits = (onBoard ?? []).filter(({ status }) => withCancelled || status !== 'cancelled')
  // A visit whose name or status is not known is asked for until it is.
  const unknown = visits
    .filter(({ id, status }) => named.get(id)?.status !== status)
    .map(({ id, status }) => `${id} ${status}`)
    .join()
  // What a failed reading has left counts as listed: else nothing would be asked for after it.
  const isListed = data !== undefined && !hasMore
  const [names] = useState(() => askAgain(readNames))
  useEffect(() => {
    if (isListed) names.see(unknown, isFetching)
  }, [unknown, isListed, isFetching, names])
  useEffect(() => names.stop, [names])

  const live = useCalendarChanges((changes) => {
    if (changes.some((one) => one.day === undefined || one.day === day))
      void client.invalidateQueries({ queryKey: everyBoard })
    // Whether a provider is away is said beside the names.
    if (changes.some(({ changed }) => changed === 'hours' || changed === 'asked')) readNames()
  })
  return { board, list, named, visits, live }
}

/** The visits by their ids, in the rooms that the board has: those change without a reading of names. */
export function withRooms(rows: readonly DeskAppointment[], visits: readonly BoardVisit[]) {
  const rooms = new Map(visits.map(({ id, room }) => [id, room]))
  return new Map(
    rows.map((one) => {
      const room = rooms.get(one.id)
      return [one.id, room === undefined ? one : { ...one, room }]
    }),
  )
}
