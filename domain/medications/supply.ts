import { dayAfter } from '../values/lusaka.ts'
import { atMostOn, type Course, dosesOn, type DosePlan, isActive, planOn } from './doses.ts'

/** A medicine with the supply that was left at the beginning of a day (`YYYY-MM-DD`), in the unit of its doses. */
export interface Supplied extends Course {
  supply_left: number | null
  supply_on: string | null
  plans: readonly (DosePlan & { amount: number })[]
}

/** A refill is asked for so many days before a supply ends (docs/for-the-clinician.md, "Medicines"). */
export const refillNoticeDays = 7
/** Days that the notice stays without a new count. */
const refillDaysAfter = 14
/** A longer supply is not announced, and bounds the loop over days. */
const farthest = 400

const neededOn = (medicine: Supplied, day: string) =>
  dosesOn(medicine, day).length * (planOn(medicine, day)?.amount ?? 0)

/** What should be left at the start of a day, if each planned dose is taken; null without a count, or as needed. */
export function leftOn(medicine: Supplied, day: string): number | null {
  if (medicine.supply_left === null || medicine.supply_on === null) return null
  // What is taken as needed leaves no plan by which to count.
  if (day > medicine.supply_on && atMostOn(medicine, day) !== undefined) return null
  let left = medicine.supply_left
  let walked = medicine.supply_on
  for (let count = 0; count < farthest && walked < day; count += 1) {
    left -= neededOn(medicine, walked)
    walked = dayAfter(walked, 1)
  }
  return Math.max(0, Math.round(left * 100) / 100)
}

/**
 * The last day for whose doses the supply is enough; the day before the count where it is not enough for
 * that day. Null without a count, or where it lasts for over a year or until the medicine ends.
 */
export function lastSuppliedDay(medicine: Supplied): string | null {
  if (medicine.supply_left === null || medicine.supply_on === null) return null
  let left = medicine.supply_left
  let day = medicine.supply_on
  for (let count = 0; count < farthest; count += 1) {
    left -= neededOn(medicine, day)
    if (left < -1e-6) return dayAfter(day, -1)
    day = dayAfter(day, 1)
  }
  return null
}

/** The last supplied day of a medicine that is to be refilled now: from 7 days before; otherwise null. */
export function refillBy(medicine: Supplied, today: string): string | null {
  const last = isActive(medicine, today) ? lastSuppliedDay(medicine) : null
  const isNear =
    last !== null &&
    last <= dayAfter(today, refillNoticeDays) &&
    last >= dayAfter(today, -refillDaysAfter)
  return isNear ? last : null
}

/** The first of these days among all medicines; null where none is to be refilled. */
export function firstRefillBy(medicines: readonly Supplied[], today: string): string | null {
  const days = medicines.map((medicine) => refillBy(medicine, today)).filter((day) => day !== null)
  return days.toSorted()[0] ?? null
}
