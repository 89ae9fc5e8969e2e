import { brand, type OpeningHours } from './brand.ts'

/** Of a new installation, as `usualBrand.hours` says in words. */
export const usualHours: OpeningHours = { work_days: [1, 2, 3, 4, 5], work_from: 8, work_to: 17 }

/** What an admin has set, as it is now. */
export const openingHours = (): OpeningHours => ({ ...usualHours, ...brand.own_hours })

/** Whether the team works on a day of the week, as `inLusaka` has it: Sunday is 0. */
export const worksOn = ({ work_days }: OpeningHours, weekday: number): boolean =>
  work_days.includes(weekday || 7)
