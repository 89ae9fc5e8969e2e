import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/actions/button.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { useGrowing } from '#web/ui/growing-table.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { useMedia } from '#web/platform/use-media.ts'
import { dayOf, formatDay } from '#web/platform/values/dates.ts'
import { professionLabels } from '#domain/practice/professions.ts'
import { deskAppointments, type Period } from '../queries.ts'
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
  /** A day has a column for each provider where there is space, a longer time one list by days. */
  isOneDay: boolean
  title: string
  /** Ends the search that the list is of. */
  onEnd?: () => void
  onOpen: (appointment: DeskAppointment) => void
}

/** The appointments of a period: on a phone one list, else a day by providers. */
export function DeskList({ period, isOneDay, title, onEnd, onOpen }: DeskListProps) {
  const query = useInfiniteQuery(deskAppointments(period))
  const isWide = useMedia('(min-width: 64rem)')
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
      {onEnd ? (
        <Button variant="quiet" className="mb-4" onClick={onEnd}>
          Show the day
        </Button>
      ) : null}
      {period.search ? null : <AwayList {...period} />}
      <QueryView query={query} failed={errorTitles.calendar} fallback={<Skeleton lines={8} />}>
        {() =>
          rows.length === 0 ? (
            <p>{period.search ? 'No appointment of this name.' : 'No appointments.'}</p>
          ) : (
            <div ref={box}>
              {isOneDay && isWide ? (
                <ByProvider rows={rows} onOpen={onOpen} />
              ) : (
                <ByDay rows={rows} onOpen={onOpen} />
              )}
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

function ByProvider({ rows, onOpen }: RowsProps) {
  const namesakes = namesakesIn(rows.map(({ patient }) => patient))
  return (
    <div className="desk-columns">
      {groupsOf(rows, ({ provider }) => provider?.id ?? '').map((group) => {
        const { provider } = group[0]!
        return (
          <section key={provider?.id ?? ''} aria-label={provider?.full_name ?? 'Account closed'}>
            <h3 className="wrap-anywhere">{provider?.full_name ?? 'Account closed'}</h3>
            {provider?.profession ? (
              <p className="mb-2 text-muted">{professionLabels[provider.profession]}</p>
            ) : null}
            <ul className="desk-rows">
              {group.map((one) => (
                <DeskRow
                  key={one.id}
                  appointment={one}
                  isNamed={false}
                  onOpen={onOpen}
                  hasNamesake={namesakes.has(one.patient.id)}
                />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function ByDay({ rows, onOpen }: RowsProps) {
  const namesakes = namesakesIn(rows.map(({ patient }) => patient))
  const days = groupsOf(rows, ({ appointment_time }) => dayOf(appointment_time))
  return (
    <div className="desk-list">
      {days.map((group) => {
        const day = formatDay(group[0]!.appointment_time)
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
        // One day alone has the title of the list.
        return days.length === 1 ? (
          <div key={day}>{list}</div>
        ) : (
          <section key={day} aria-label={day}>
            <h3>{day}</h3>
            {list}
          </section>
        )
      })}
    </div>
  )
}
