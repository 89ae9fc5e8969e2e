import { tables, type Transaction } from '#server/platform/db.ts'

/** Ends the code of a person, as the system: it was used, or the number or address that counts with it has changed. */
export const endTakeOverCode = (tx: Transaction, user_id: string) =>
  tx.run(tables.deleteFrom('accounts.take_over_codes').where('user_id', '=', user_id))
