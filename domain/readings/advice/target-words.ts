import { type BloodPressure, lowFrom } from '../blood-pressure.ts'

/** The target that a report goes by; `author` is null for the usual one. */
export type ReportTarget = BloodPressure & { author: string | null }

/**
 * A target and whose target it is: "140/90, the usual target of clinics".
 *
 * @param whose the person in the words of the reader: "your", "the patient’s"
 */
export function writtenTarget({ systolic, diastolic, author }: ReportTarget, whose: string) {
  const value = `${systolic}/${diastolic}`
  return author === null
    ? `${value}, the usual target of clinics`
    : `${value}, ${whose} own target, set by ${author}`
}

/** What a chart shades for each value: below the target, down to where readings are low. */
export function shadedTarget({ systolic, diastolic }: BloodPressure) {
  return {
    systolic: { from: lowFrom.systolic, to: systolic },
    diastolic: { from: lowFrom.diastolic, to: diastolic },
  }
}
