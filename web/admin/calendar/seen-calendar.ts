import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'

const hoursOf = ({ opening, slot_minutes }: KeptCalendar) => JSON.stringify([opening, slot_minutes])

/**
 * The calendar that the form of the opening hours shows: the stored one while its hours are those that the form was
 * opened with, or else what it was opened with. So hours that another admin has saved meanwhile are not replaced.
 */
export const seenCalendar = (opened: KeptCalendar, stored: KeptCalendar): KeptCalendar =>
  hoursOf(opened) === hoursOf(stored) ? stored : opened
