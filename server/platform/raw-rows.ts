import type { RawBuilder } from 'kysely'
import { tables, type Transaction } from './db.ts'

/** The rows of a query that is written as SQL. */
export const rowsOf = <Row>(tx: Transaction, query: RawBuilder<Row>) =>
  tx.run({ compile: () => query.compile(tables) })
