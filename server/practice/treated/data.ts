import { sql } from 'kysely'

/** Whether the actor treats this person: what the policies ask too (decision 009). */
export const treats = (patient_id: string) => sql<boolean>`practice.treats(${patient_id}::uuid)`
