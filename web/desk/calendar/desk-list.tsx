import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { CalendarChange } from '#web/platform/signed-in/calendar-connection.ts'
import { useCalendarChanges } from '#web/platform/signed-in/follow-calendar.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay, startOfDay } from '#web/platform/values/dates.ts'
import { NotLive } from '#web/practice/calendar/not-live.tsx'
import { deskAppointments, everyAbsence, listsOf, type Period } from '../queries.ts'
import { errorTitles } from '../texts.ts'
import { namesakesIn } from '../names.ts'
import { AwayList } from './away-list.tsx'
import { DeskRow } from './desk-row.tsx'

/** Rows with the same key together, in the order of the first row of each. */
function groupsOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Row[][] {
  return [...Map.groupBy(rows, keyOf).values()]
}

interface DeskListProps {
  period: Period
  title: string
  onOpen: (appointment: DeskAppointment) => void
}

/** The appointments of several days, one list by days. */
export function DeskList({ period, title, onOpen }: DeskListProps) {
  const query = useInfiniteQuery(deskAppointments(period))
  const client = useQueryClient()
  const live = useCalendarChanges((changes) => {
    // Each reading is on record: only what changed a visit of these days is one, and a press.
    const isHere = ({ changed, day }: CalendarChange) =>
      changed === 'asked' ||
      (changed === 'visits' && day && startOfDay(day) >= period.from && startOfDay(day) < period.to)
    if (changes.some(isHere)) void client.invalidateQueries({ queryKey: listsOf(period) })
    if (changes.some(({ changed }) => changed === 'hours' || changed === 'asked'))
      void client.invalidateQueries({ queryKey: everyAbsence })
  })
  const rows = query.data?.pages.flat() ?? []
  const { box, foot } = useGrowing(
    {
      label: 'Show later appointments',
      isThere: query.hasNextPage,
      isFetching: query.isFetchingNextPage,
      failure: query.isFetchNextPageError ? query.error : null,
      failureTitle: errorTitles.calendar,
      onMore: () => void query.fetchNextPage(),
    },
    'These are all.',
    rows.length,
    '[data-row]',
  )
  return (
    <Section title={<span className="wrap-anywhere">{title}</span>}>
      <NotLive {...live} />
      <AwayList {...period} />
      <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={8} />}>
        {() =>
          rows.length === 0 ? (
            <p>No appointments.</p>
          ) : (
            <div ref={box}>
              <ByDay rows={rows} onOpen={onOpen} />
              {rows.length > 10 || query.hasNextPage ? foot : null}
              <p className="mt-6 text-muted">
                That you saw a name is written into that person’s record.
              </p>
            </div>
          )
        }
      </QueryView>
    </Section>
  )
}

interface RowsProps {
  rows: readonly DeskAppointment[]
  onOpen: (appointment: DeskAppointment) => void
}

function ByDay({ rows, onOpen }: RowsProps) {
  const now = useNow()
  const namesakes = namesakesIn(rows.map(({ patient }) => patient))
  const days = groupsOf(rows, ({ appointment_time }) => dayOf(appointment_time))
  return (
    <div className="desk-list">
      {days.map((group) => {
        const day = formatDay(group[0]!.appointment_time, now)
        const list = (
          <ul className="desk-rows">
            {group.map((one) => (
              <DeskRow
                key={one.id}
                appointment={one}
                isNamed
                onOpen={onOpen}
                hasNamesake={namesakes.has(one.patient.id)}
              />
            ))}
          </ul>
        )
        return (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            {list}
          </section>
        )
      })}
    </div>
  )
}
