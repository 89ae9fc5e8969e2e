import { tables, type Transaction } from '#server/platform/db.ts'
import type { Demo } from '#server/seed/personas.ts'

/** The rooms of the demo clinic, made with its admin. */
export async function seedRooms(tx: Transaction, { newcomers }: Demo): Promise<void> {
  if (!newcomers.has('admin@demo.test')) return
  const names = ['Room 1', 'Room 2', 'Room 3']
  await tx.run(tables.insertInto('rooms').values(names.map((name) => ({ name }))))
}
