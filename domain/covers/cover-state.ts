/** A colleague covers for a provider from day to day: entered, accepted, ended. */
export interface Cover {
  first_day: string
  last_day: string
  accepted: boolean
  ended: boolean
}

export type CoverStep = 'accept' | 'end'

/** After a step on a day in Lusaka (`YYYY-MM-DD`); what is not possible changes nothing. */
export function coverAfter(cover: Cover, step: CoverStep, today: string): Cover {
  if (step === 'end') return { ...cover, ended: true }
  return cover.ended || cover.last_day < today ? cover : { ...cover, accepted: true }
}

/** Whether the colleague reads on this day in Lusaka what patients share. */
export const isOpenOn = ({ first_day, last_day, accepted, ended }: Cover, today: string) =>
  accepted && !ended && first_day <= today && today <= last_day
