import type { TableAccess } from './access.ts'
import { ownRows } from './access-own-rows.ts'
import { whereIsAccess } from './access-files.ts'
import { addTo } from './gate.ts'

/** What `tests/access.test.ts` says to do about a table. */

/** As the catalogue has them. */
type AsIs = Pick<TableAccess, 'grants' | 'policies'>

const values: Readonly<Record<string, string>> = {
  uuid: 'gen_random_uuid()',
  integer: '1',
  numeric: '1',
  boolean: 'true',
  date: 'current_date',
  jsonb: `'{}'`,
  'text[]': `'{}'`,
  'timestamp with time zone': 'now()',
}

const quoted = (text: string) => (text.includes("'") ? `\`${text}\`` : `'${text}'`)
const listing = (entries: Record<string, string>) =>
  Object.entries(entries).map(([name, value]) => `${name}: ${quoted(value)}`)

/**
 * The sentence about a table that was not reviewed, with its entry.
 *
 * @param required columns that a row must have
 */
export function adviseEntry(
  name: string,
  asIs: AsIs,
  required: readonly { name: string; type: string }[],
): string {
  const columns = required.filter((column) => column.name !== 'user_id')
  const row = listing(
    Object.fromEntries(columns.map((one) => [one.name, values[one.type] ?? `'…'`])),
  )
  const changed = columns.at(-1)?.name ?? 'user_id'
  return addTo(
    'the tests/support/access-*.ts of its feature, in a commit that says why',
    `${name} is not in the reviewed table of access.`,
    isOwnRows(asIs)
      ? entryOfOwnRows(name, asIs, row, changed)
      : entryByHand(name, asIs, row, changed),
  )
}

/** Whether `platform.protect_own_rows` protects the table. */
function isOwnRows({ policies }: AsIs): boolean {
  const names = Object.keys(ownRows({ insert: '' }, {}, '').policies)
  return names.every((name) => name in policies)
}

/** The columns that a client may insert or update, as the grant lists them. */
const columnsOf = ({ grants }: AsIs, right: 'insert' | 'update') =>
  new RegExp(`${right} \\((.+?)\\)`).exec(grants.authenticated ?? '')?.[1]

function entryOfOwnRows(name: string, asIs: AsIs, row: string[], changed: string) {
  const update = columnsOf(asIs, 'update')
  return [
    `'${name}': ownRows(`,
    `  { insert: '${columnsOf(asIs, 'insert')}'${update ? `, update: '${update}'` : ''} },`,
    `  { ${row.join(', ')} },`,
    `  '${changed} = ${changed}',`,
    '),',
  ].join('\n')
}

/** The sentence about a table that is reviewed, and not protected. */
export function adviseProtection(name: string, reviewed: AsIs): string {
  const [sql] = whereIsAccess(name)
  const update = columnsOf(reviewed, 'update')
  const own = [
    `select platform.protect_own_rows('${name}',`,
    `  inserted => '{${columnsOf(reviewed, 'insert')}}'${update ? `,\n  updated => '{${update}}'` : ''});`,
  ]
  const byHand = [
    `alter table ${name} enable row level security;`,
    `alter table ${name} force row level security;`,
    ...Object.entries(reviewed.grants).map(
      ([role, rights]) => `grant ${rights} on ${name} to ${role};`,
    ),
  ]
  return addTo(
    sql,
    `${name} has no row-level security.`,
    (isOwnRows(reviewed) ? own : byHand).join('\n'),
  )
}

function entryByHand(name: string, asIs: AsIs, row: string[], changed: string) {
  const block = (entries: Record<string, string>) =>
    Object.entries(entries).map(([key, value]) => `    ${quoted(key)}: ${quoted(value)},`)
  return [
    `'${name}': {`,
    '  grants: {',
    ...block(asIs.grants),
    '  },',
    '  policies: {',
    ...block(asIs.policies),
    '  },',
    '  belongsTo: byUserId,',
    `  row: (person) => ({ user_id: text(person.id)${row.map((one) => `, ${one}`).join('')} }),`,
    `  change: '${changed} = ${changed}',`,
    `  ownerColumn: 'user_id',`,
    '  // Name the actors of access-words.ts for each verb: what is not here is forbidden.',
    '  allows: { own: {}, anyone: {} },',
    '},',
  ].join('\n')
}
