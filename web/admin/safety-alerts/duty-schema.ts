import { newSafetyDuties } from '#domain/safety/duties.ts'

/** The schema of the form. */
export const duties = newSafetyDuties
