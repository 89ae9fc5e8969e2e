import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SeriesInterval } from '#domain/appointments/series.ts'
import type { RepeatChoice } from '#web/appointments/booking/choices.ts'
import { chosenTimes, once, RepeatFields } from '#web/appointments/booking/repeat-fields.tsx'
import { patientSeriesHours, proposeSeries } from './series-queries.ts'

/** Sessions that are proposed together; null where a taken time is not decided yet. */
export interface ProposedSeries {
  every_weeks: SeriesInterval
  times: string[] | null
  /** Sends them; loaded with this part. */
  propose: typeof proposeSeries
}

interface RepeatProposalProps {
  /** The instant at which the first session starts. */
  first: string
  patient_id: string
  /** Undefined where the types are not known. */
  visit_type_id: string | undefined
  /** What was chosen before; undefined at first. */
  choice: RepeatChoice | undefined
  onChoose: (choice: RepeatChoice) => void
  onChange: (series: ProposedSeries | undefined) => void
}

/** How often the session is proposed, with each date and its time. */
export function RepeatProposal(props: RepeatProposalProps) {
  const { first, patient_id, visit_type_id, choice = once, onChoose, onChange } = props
  const { every_weeks: every, count, changes } = choice
  const query = useQuery({
    ...patientSeriesHours({
      first,
      patient_id,
      ...(visit_type_id ? { visit_type_id } : {}),
      every_weeks: every || 1,
      count,
    }),
    enabled: every > 0,
  })
  const key = (query.data && chosenTimes(query.data, changes))?.join() ?? ''

  useEffect(() => {
    onChange(
      every === 0
        ? undefined
        : { every_weeks: every, times: key ? key.split(',') : null, propose: proposeSeries },
    )
  }, [every, key, onChange])

  return <RepeatFields choice={choice} query={query} onChoose={onChoose} />
}
