import type { TableAccess } from './access.ts'
import {
  byUserId,
  clientInsertsWithConsent,
  clients,
  deletesOwn,
  readsOwn,
  signedIn,
  systemDoesAll,
  systemOnly,
  text,
  updatesOwn,
} from './access-words.ts'

/**
 * The reviewed access to a table that `platform.protect_own_rows` protects: a person's own rows only,
 * whichever patients they treat. They read and delete them; a client inserts them while consent is given.
 *
 * @param granted columns that a client may insert, and those that a person and the system may update, as the grants list
 *   them
 * @param row the columns of a valid row but `user_id`, as SQL expressions
 * @param change SET clause of the tried update
 */
export function ownRows(
  granted: { insert: string; update?: string; systemUpdate?: string },
  row: Record<string, string> | ((person: { id: string }) => Record<string, string>),
  change: string,
): TableAccess {
  const { insert, update, systemUpdate } = granted
  return {
    grants: {
      authenticated: `delete, insert (${insert}), select${update ? `, update (${update})` : ''}`,
      service_role: `delete, insert, select${systemUpdate ? `, update (${systemUpdate})` : ''}`,
    },
    policies: {
      'a person reads their own rows': readsOwn,
      'a client inserts their own rows while consent stands': clientInsertsWithConsent,
      ...(update ? { 'a person updates their own rows': updatesOwn } : {}),
      'a person deletes their own rows': deletesOwn,
      'the system exports, seeds and erases': systemDoesAll,
    },
    belongsTo: byUserId,
    row: (person) => ({
      user_id: text(person.id),
      ...(typeof row === 'function' ? row(person) : row),
    }),
    change,
    ownerColumn: 'user_id',
    allows: {
      own: {
        select: signedIn,
        insert: clients,
        delete: signedIn,
        ...(update ? { update: signedIn } : {}),
      },
      anyone: systemOnly(
        'select',
        'insert',
        'delete',
        ...(systemUpdate ? (['update'] as const) : []),
      ),
    },
  }
}
