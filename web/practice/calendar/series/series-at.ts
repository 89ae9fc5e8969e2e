import type { ProposedSeries } from './repeat-proposal.tsx'

/** The time that the form holds, and whether it is typed over what is not free. */
interface ChosenTime {
  time: string | undefined
  isOver: boolean
}

/**
 * The series of the chosen free time. What is typed over another visit is one session: the series that was chosen before
 * must not be sent in its place.
 */
export const seriesAt = ({ time, isOver }: ChosenTime, chosen: ProposedSeries | undefined) =>
  time && !isOver ? chosen : undefined
