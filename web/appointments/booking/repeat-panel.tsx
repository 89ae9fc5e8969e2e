import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { describeCosts } from '#domain/appointments/describe-costs.ts'
import type { SeriesInterval } from '#domain/appointments/series.ts'
import type { SessionType } from '#domain/appointments/slots.ts'
import type { RepeatChoice } from './choices.ts'
import { chosenTimes, once, RepeatFields } from './repeat-fields.tsx'
import { bookSeries, seriesCosts, seriesHours } from '../series-queries.ts'

/** Sessions that are requested together; null where a taken time is not decided yet. */
export interface Repeat {
  every_weeks: SeriesInterval
  times: string[] | null
  /** Sends them; loaded with this panel. */
  book: typeof bookSeries
}

interface RepeatPanelProps {
  first: string
  provider_id: string
  session_type: SessionType
  visit_type_id: string | undefined
  /** What was chosen before; undefined at first. */
  choice: RepeatChoice | undefined
  onChoose: (choice: RepeatChoice) => void
  onChange: (repeat: Repeat | undefined) => void
}

/** How often a session is repeated, with each date, its time and what all of them cost. */
export function RepeatPanel({
  first,
  provider_id,
  session_type,
  visit_type_id,
  choice = once,
  onChoose,
  onChange,
}: RepeatPanelProps) {
  const { every_weeks: every, count, changes } = choice
  const ofType = visit_type_id ? { visit_type_id } : {}
  const query = useQuery({
    ...seriesHours({ first, provider_id, every_weeks: every || 1, count, ...ofType }),
    enabled: every > 0,
  })
  const key = (query.data && chosenTimes(query.data, changes))?.join() ?? ''
  const costs = useQuery(
    seriesCosts({ provider_id, session_type, times: every > 0 ? key : '', ...ofType }),
  )

  useEffect(() => {
    onChange(
      every === 0
        ? undefined
        : { every_weeks: every, times: key ? key.split(',') : null, book: bookSeries },
    )
  }, [every, key, onChange])

  return (
    <RepeatFields choice={choice} query={query} onChoose={onChoose}>
      {key && costs.data ? <p>Price: {describeCosts(costs.data)}</p> : null}
    </RepeatFields>
  )
}
