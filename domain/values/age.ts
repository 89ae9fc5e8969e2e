/**
 * The ages that the product goes by, in one place. FOR LEGAL REVIEW: a lawyer in Zambia confirms both
 * before a release (Data Protection Act 2021; Children's Code Act 2022). No other file holds an age.
 */
export const youngestUser = 13
/** From here on a person agrees for themselves, and questionnaires for adults are meant for them. */
export const adultFrom = 18

/** Whole years between a birthday and a later day, both `YYYY-MM-DD`. */
export function yearsBetween(date_of_birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(date_of_birth.slice(0, 4))
  return day.slice(5) < date_of_birth.slice(5) ? years - 1 : years
}

export type AgeGroup = 'too_young' | 'minor' | 'adult'

/** @param day the present day in Lusaka; both `YYYY-MM-DD` */
export function ageGroupOn(date_of_birth: string, day: string): AgeGroup {
  const age = yearsBetween(date_of_birth, day)
  return age < youngestUser ? 'too_young' : age < adultFrom ? 'minor' : 'adult'
}
