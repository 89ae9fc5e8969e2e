import { dayAfter } from '../values/lusaka.ts'

/** A day with what it is called. */
export interface NamedDay {
  /** `YYYY-MM-DD` */
  day: string
  name: string
}

const fixedDays = [
  ['01-01', 'New Year’s Day'],
  ['03-08', 'Women’s Day'],
  ['03-12', 'Youth Day'],
  ['04-28', 'Kenneth Kaunda Day'],
  ['05-01', 'Labour Day'],
  ['05-25', 'Africa Freedom Day'],
  ['10-18', 'National Prayer Day'],
  ['10-24', 'Independence Day'],
  ['12-25', 'Christmas Day'],
] as const

/** ISO 8601: 1 is Monday. */
export const weekdayOf = (day: string) => new Date(`${day}T00:00Z`).getUTCDay() || 7

/**
 * The public holidays of Zambia in a year, in order: those of the schedule of the Public Holidays Act, Chapter 272
 * (https://zambialii.org/akn/zm/act/1964/14), and those declared since by statutory instrument: Women’s Day, National
 * Prayer Day and Kenneth Kaunda Day. One that falls on a Sunday is observed on the following Monday, too, as
 * the Act says. `practice.public_holidays` in the database is the same.
 *
 * @param year from 1900 to 2199
 */
export function publicHolidays(year: number): NamedDay[] {
  const easter = easterSunday(year)
  const heroes = firstMonday(year, 7)
  const days = [
    ...fixedDays.map(([day, name]) => ({ day: `${year}-${day}`, name })),
    { day: dayAfter(easter, -2), name: 'Good Friday' },
    { day: dayAfter(easter, -1), name: 'Holy Saturday' },
    { day: dayAfter(easter, 1), name: 'Easter Monday' },
    { day: heroes, name: 'Heroes’ Day' },
    { day: dayAfter(heroes, 1), name: 'Unity Day' },
    { day: firstMonday(year, 8), name: 'Farmers’ Day' },
  ]
  const observed = days
    .filter(({ day }) => weekdayOf(day) === 7)
    .map(({ day, name }) => ({ day: dayAfter(day, 1), name }))
  return [...days, ...observed].toSorted((one, other) => (one.day < other.day ? -1 : 1))
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

function firstMonday(year: number, month: number): string {
  const first = `${year}-${twoDigits(month)}-01`
  return dayAfter(first, (8 - weekdayOf(first)) % 7)
}

/** Easter Sunday: the anonymous Gregorian algorithm of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const whole = Math.floor
  const a = year % 19
  const b = whole(year / 100)
  const c = year % 100
  const h = (19 * a + b - whole(b / 4) - whole((b - whole((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * whole(c / 4) - h - (c % 4)) % 7
  const m = h + l - 7 * whole((a + 11 * h + 22 * l) / 451) + 114
  return `${year}-${twoDigits(whole(m / 31))}-${twoDigits((m % 31) + 1)}`
}
