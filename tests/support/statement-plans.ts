import pg from 'pg'
import { opened } from '#server/platform/db/connection.ts'

/** A step of a plan as `auto_explain` writes it, as far as it is looked at. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Schema?: string
  'Actual Loops'?: number
  'Actual Rows'?: number
  'Rows Removed by Filter'?: number
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: PlanNode[]
}

/** One statement that ran, those within functions too. */
export interface RanStatement {
  /** Milliseconds, those of the statements within it included. */
  ms: number
  text: string
  plan: PlanNode
}

/** A table that was read from one end to the other. */
export interface Scan {
  table: string
  statement: RanStatement
}

/**
 * Has each new connection to a database write down the plan of every statement, and answer it as a notice.
 *
 * @param url of the database, as superuser
 * @param nested whether statements within functions are written down as well
 * @param login whose sessions end, because a pooler would give them to new connections
 */
export async function explainStatements(
  url: string,
  { nested, login }: { nested: boolean; login?: string },
): Promise<void> {
  const database = new URL(url).pathname.slice(1)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const settings = {
    session_preload_libraries: 'auto_explain',
    'auto_explain.log_min_duration': '0',
    'auto_explain.log_nested_statements': String(nested),
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_format': 'json',
    'auto_explain.log_level': 'notice',
    client_min_messages: 'notice',
  }
  // Its settings have names only once it is loaded.
  await client.query("load 'auto_explain'")
  for (const [name, value] of Object.entries(settings))
    await client.query(`alter database ${database} set ${name} = '${value}'`)
  if (login)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = $2',
      [database, login],
    )
  await client.end()
}

/** No plans any more, on connections made from now on. */
export async function explainNoMore(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`alter database ${new URL(url).pathname.slice(1)} reset all`)
  await client.end()
}

/** Collects the plans of the open database's connections. @returns what ran since it was last asked */
export function collectPlans(): () => RanStatement[] {
  let collected: RanStatement[] = []
  const known = new WeakSet<object>()
  const collect = (client: pg.PoolClient) => {
    if (known.has(client)) return
    known.add(client)
    client.on('notice', ({ message = '' }) => {
      const [, ms, json] = /^duration: ([\d.]+) ms {2}plan:\s*(\{.*)$/s.exec(message) ?? []
      if (!json) return
      const written = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
      collected.push({ ms: Number(ms), text: written['Query Text'], plan: written.Plan })
    })
  }
  const { pool, reserved } = opened()
  for (const one of new Set([pool, reserved])) one.on('acquire', collect)
  return () => {
    const ran = collected
    collected = []
    return ran
  }
}

/** Pages of 8 kB that a statement has looked into: the same on a busy machine. */
export const pagesOf = ({ plan }: RanStatement) =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)

/** Which of the tables a statement has read from one end to the other. */
export function scansOf(statement: RanStatement, isLarge: (table: string) => boolean): Scan[] {
  return nodesOf(statement.plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && (node['Actual Loops'] ?? 1) > 0)
    .map((node) => node['Relation Name']!)
    .filter(isLarge)
    .map((table) => ({ table, statement }))
}

function nodesOf(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)]
}

/** A plan as an outline, a step each row. */
export function outlineOf(node: PlanNode, depth = 0): string {
  const rows =
    node['Actual Rows'] === undefined
      ? ''
      : `, ${node['Actual Rows']} rows x ${node['Actual Loops']}`
  const removed = node['Rows Removed by Filter']
    ? `, ${node['Rows Removed by Filter']} filtered out`
    : ''
  const own = `${'  '.repeat(depth)}${node['Node Type']}${node['Relation Name'] ? ` on ${node['Relation Name']}` : ''}${rows}${removed}`
  return [own, ...(node.Plans ?? []).map((child) => outlineOf(child, depth + 1))].join('\n')
}
