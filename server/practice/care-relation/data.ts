import { sql } from 'kysely'

/**
 * Whether the actor treats this person: what the policies ask too
 * (docs/decisions/009-who-sees-a-patient.md).
 */
export const treats = (patient_id: string) => sql<boolean>`practice.treats(${patient_id}::uuid)`

/** Whether the actor has a visit with this person: a referral that they accepted is none yet. */
export const hasVisitWith = (patient_id: string) =>
  sql<boolean>`practice.has_visit_with(${patient_id}::uuid)`
