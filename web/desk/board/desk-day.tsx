import './board.css'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Slot } from '#domain/appointments/schema.ts'
import type { Board, BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useMedia } from '#web/platform/use-media.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatDay } from '#web/platform/values/dates.ts'
import { NotLive } from '#web/practice/calendar/not-live.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { deskSlots } from '../booking/booking-queries.ts'
import { namesakesIn } from '../names.ts'
import { errorTitles } from '../texts.ts'
import { BoardGrid } from './board-grid.tsx'
import { DayList } from './day-list.tsx'
import { MoveTimes } from './move-times.tsx'
import { PhoneDay } from './phone-day.tsx'
import { useDeskDay } from './use-desk-day.ts'
import { WaitingLine } from './waiting-line.tsx'

const fetchWaits = async () => (await import('../day-waits/day-waits-button.tsx')).DayWaitsButton

interface DeskDayProps {
  day: string
  onOpen: (appointment: DeskAppointment) => void
  onBook: (wanted: { provider_id: string; starts_at: string }) => void
  /** Shows who waits for a time of the day. */
  onWaits: () => void
  /** The visit that moves to a time that is pressed next. */
  moving: DeskAppointment | undefined
  onMoveTo: (appointment: DeskAppointment, starts_at: string) => void
  onStopMoving: () => void
}

/** A day of the clinic: on a wide screen all providers beside each other, on a phone one at a time. */
export function DeskDay(props: DeskDayProps) {
  const { day, onOpen, onBook, onWaits, onMoveTo, onStopMoving } = props
  const now = useNow()
  const isWide = useMedia('(min-width: 64rem)')
  const [withCancelled, setWithCancelled] = useState(false)
  const [chosen, setChosen] = useState<string>()
  const [printed, setPrinted] = useState<string>()
  const [dragged, setDragged] = useState<DeskAppointment>()
  const { board, list, named, visits, live } = useDeskDay(day, withCancelled)
  const moving = props.moving ?? dragged
  const targets = useQuery({
    ...deskSlots(moving?.provider?.id ?? '', day, moving?.id),
    enabled: Boolean(moving?.provider),
  })

  /** A press on a free time: it is booked, or what moves goes there. */
  function chooseFree(provider_id: string, starts_at: string) {
    if (moving) onMoveTo(moving, starts_at)
    else onBook({ provider_id, starts_at })
  }
  function print(provider_id: string | undefined) {
    flushSync(() => setPrinted(provider_id))
    globalThis.print()
  }
  // The next sheet is of all providers again, also where the browser's own menu prints it.
  useEffect(() => {
    const forget = () => setPrinted(undefined)
    addEventListener('afterprint', forget)
    return () => removeEventListener('afterprint', forget)
  }, [])

  const tools = (
    <>
      <Lazy load={fetchWaits} props={{ day, onOpen: onWaits }} optional />
      <Button
        variant="quiet"
        aria-pressed={withCancelled}
        onClick={() => setWithCancelled(!withCancelled)}
      >
        Show cancelled
      </Button>
      <Button variant="quiet" onClick={() => print(isWide ? undefined : chosen)}>
        Print the day
      </Button>
    </>
  )
  return (
    <section className="section desk-day-view" aria-label={formatDay(day, now)}>
      <div className="board-bar board-tools">
        <h2 className="text-lg">{formatDay(day, now)}</h2>
        {isWide ? tools : null}
      </div>
      {props.moving ? (
        <div role="status" className="board-bar">
          <p className="font-bold">
            Moving <span translate="no">{props.moving.patient.full_name || 'No name given'}</span>.
            Press a free time of <span translate="no">{props.moving.provider?.full_name}</span>, or
            choose another day first.
          </p>
          <Button variant="quiet" onClick={onStopMoving}>
            Stop moving
          </Button>
        </div>
      ) : null}
      {moving?.provider ? <MoveTimes query={targets} /> : null}
      <NotLive {...live} />
      <QueryView query={board} failed={errorTitles.calendar} fallback={<Skeleton lines={8} />}>
        {(data) => (
          <QueryView query={list} failed={errorTitles.calendar} fallback={<Skeleton lines={8} />}>
            {() => {
              const providers = withTargets(columnsOf(data, visits), moving, targets.data)
              const shared = {
                visits,
                named,
                now,
                onOpen,
                namesakes: namesakesIn([...named.values()].map(({ patient }) => patient)),
              }
              const sheet = providers.find(({ id }) => id === printed)
              return (
                <>
                  {data.closed ? <p className="mb-3 font-bold">Closed: {data.closed}.</p> : null}
                  <WaitingLine {...shared} />
                  {isWide ? (
                    providers.length === 0 ? (
                      <p>Nothing can be booked on this day.</p>
                    ) : (
                      <BoardGrid
                        {...shared}
                        board={data}
                        providers={providers}
                        moving={moving}
                        onFree={chooseFree}
                        onDrag={setDragged}
                        onPrint={print}
                      />
                    )
                  ) : (
                    <PhoneDay
                      {...shared}
                      day={day}
                      providers={providers}
                      chosen={moving?.provider?.id ?? chosen}
                      onChoose={setChosen}
                      onFree={chooseFree}
                      isMoving={moving !== undefined}
                    />
                  )}
                  {isWide ? null : <div className="board-bar mt-4">{tools}</div>}
                  <p className="mt-4 text-muted">
                    That you saw a name is written into that person’s record.
                  </p>
                  <DayList
                    {...shared}
                    day={day}
                    provider={sheet?.full_name}
                    providers={sheet ? [sheet] : data.providers}
                    visits={visits.filter(({ provider_id }) => !sheet || provider_id === sheet.id)}
                  />
                </>
              )
            }}
          </QueryView>
        )}
      </QueryView>
    </section>
  )
}

/** Those who work on the day, are away or have a visit; and visits of an account that is closed. */
function columnsOf({ providers, closed }: Board, visits: readonly BoardVisit[]): BoardProvider[] {
  const held = new Set(visits.map(({ provider_id }) => provider_id ?? ''))
  const shown = providers.filter(
    ({ id, free, away }) => held.has(id) || free.length > 0 || (away.length > 0 && !closed),
  )
  const known = new Set(providers.map(({ id }) => id))
  const others = [...held].filter((id) => !known.has(id))
  return [
    ...shown,
    ...others.map((id) => ({
      id,
      full_name: id ? 'Not in practice' : 'Account closed',
      profession: null,
      free: [],
      away: [],
    })),
  ]
}

/** While a visit moves, free are the times of its own provider at which it fits, and no others. */
function withTargets(
  providers: readonly BoardProvider[],
  moving: DeskAppointment | undefined,
  slots: readonly Slot[] | undefined,
): readonly BoardProvider[] {
  if (!moving) return providers
  const times = (slots ?? []).filter(({ free }) => free).map(({ time }) => time)
  return providers.map((one) => ({ ...one, free: one.id === moving.provider?.id ? times : [] }))
}
