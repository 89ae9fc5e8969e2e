import { dayAfter, instantAt } from '../values/lusaka.ts'

/** An absence as it is typed: days, and perhaps hours. */
export interface TypedAbsence {
  first_day: string
  last_day: string
  from: string
  to: string
}

/** When it starts and ends: whole days where no times are given. */
export function spanOf({ first_day, last_day, from, to }: TypedAbsence) {
  return {
    starts_at: instantAt(first_day, from || '00:00').toISOString(),
    ends_at: (to ? instantAt(last_day, to) : instantAt(dayAfter(last_day, 1))).toISOString(),
  }
}
