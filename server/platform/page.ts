import { sql } from 'kysely'
import * as z from 'zod/mini'
import { uuid } from '#domain/values/uuid.ts'
import type { Database } from './db/column-types.ts'

/** The query of every list: the newest `limit` rows, or those older than the row or instant `before`. */
export const pageQuery = z.object({
  limit: z._default(
    z.coerce.number('Must be a number.').check(
      z.multipleOf(1, 'Must be a whole number.'),
      // The step above forgives rounding: 999.9999999999999 is no whole number either.
      z.refine(Number.isInteger, 'Must be a whole number.'),
      z.minimum(1, 'Must be at least 1.'),
      z.maximum(1000, 'Must be at most 1000.'),
    ),
    100,
  ),
  before: z.optional(
    z.union(
      [uuid(), z.iso.datetime({ offset: true })],
      'Must be the id of a row, or an instant in ISO 8601.',
    ),
  ),
})

export type Page = z.infer<typeof pageQuery>

/** Tables whose rows are listed newest first. */
type Listed = {
  [Table in keyof Database]: Database[Table] extends { id: unknown; created_at: unknown }
    ? Table
    : never
}[keyof Database]

/**
 * The condition of a page: everything, or what follows the cursor in a list by an instant,
 * `created_at` unless named, and `id`, newest first. Rows of one instant are ordered by their id;
 * a cursor that is an instant skips all rows of that instant.
 */
export function olderThan<Table extends Listed>(
  table: Table,
  { before }: Page,
  by: keyof Database[Table] & string = 'created_at',
) {
  if (before === undefined) return sql<boolean>`true`
  const instant = sql.ref(`${table}.${by}`)
  const id = sql.ref(`${table}.id`)
  return before.includes(':')
    ? sql<boolean>`${instant} < ${new Date(before)}`
    : sql<boolean>`(${instant}, ${id}) < (select ${sql.ref(by)}, id from ${sql.table(table)} where id = ${before})`
}
