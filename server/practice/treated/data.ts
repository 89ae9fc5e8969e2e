import { sql } from 'kysely'

/**
 * Whether the actor treats this person: what the policies ask too
 * (docs/decisions/009-who-sees-a-patient.md).
 */
export const treats = (patient_id: string) => sql<boolean>`practice.treats(${patient_id}::uuid)`
