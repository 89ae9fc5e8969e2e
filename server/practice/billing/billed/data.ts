import { tables, type Transaction } from '#server/platform/db.ts'

/** Whom an invoice is for, as an insurer knows them. */
export interface Billed {
  full_name: string
  nrc: string | null
  nhima_number: string | null
  address: string | null
}

/**
 * What the clinic holds of a patient for their invoices, as far as the caller may read it: they themselves, and a
 * provider who treats them.
 */
export async function findBilled(
  tx: Transaction,
  { id, full_name }: { id: string; full_name: string },
): Promise<Billed> {
  const [held] = await tx.run(
    tables
      .selectFrom('patient_registrations')
      .select(['nrc', 'nhima_number', 'address'])
      .where('user_id', '=', id),
  )
  return { full_name, nrc: null, nhima_number: null, address: null, ...held }
}

/** The caller, as their own invoices and receipts name them. */
export async function findBilledSelf(tx: Transaction, id: string): Promise<Billed> {
  const [own] = await tx.run(
    tables.selectFrom('user_profiles').select('full_name').where('id', '=', id),
  )
  return findBilled(tx, { id, full_name: own?.full_name ?? '' })
}
