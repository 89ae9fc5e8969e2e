import { sql } from 'kysely'
import { auditReading } from '#server/platform/audit.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { readIdentities } from '../../accounts/identities/data.ts'

interface DueRow {
  person_id: string
  full_name: string
  email: string | null
  review_on: string
  words: number
}

/** The patients whose care plan waits for the actor, the first due first; each is a reading of that person's record. */
export async function listDuePlans(tx: Transaction, provider_id: string) {
  const rows = await tx.run(
    tables
      .selectFrom(sql<DueRow>`personal_plans.due()`.as('due'))
      .select(['person_id as patient_id', 'full_name', 'email', 'review_on', 'words'])
      .orderBy('review_on')
      .orderBy('person_id'),
  )
  const subjects = rows.map(({ patient_id }) => patient_id)
  const [identityOf] = await Promise.all([
    readIdentities(tx, subjects),
    auditReading(tx, provider_id, subjects, 'due_plans.read'),
  ])
  return rows.map((row) => ({ ...row, ...identityOf(row.patient_id) }))
}
