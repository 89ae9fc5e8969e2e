import type { Catalogue, CatalogueFunction, CataloguePolicy } from './catalogue.ts'
import { withOneOperandLess, withOtherConditions, withStepsBack } from './conditions.ts'

/** One weakening of the database, as SQL. */
export interface Mutant {
  kind: 'function' | 'trigger' | 'check' | 'policy' | 'grant'
  /** Unique; begins with the name of the object. */
  name: string
  sql: string
  /** The changed function or table with its schema: what tests are chosen by. */
  object: string
}

/** Every mutant of a catalogue, in its order. */
export function mutantsOf(catalogue: Catalogue): Mutant[] {
  const mutants = [
    ...catalogue.functions.flatMap(ofFunction),
    ...catalogue.triggers.map(({ name, table }): Mutant => {
      const sql = `drop trigger ${quoted(name)} on ${table}`
      return { kind: 'trigger', name: `${table} without trigger ${name}`, sql, object: table }
    }),
    ...catalogue.checks.flatMap(({ name, table, definition }) => {
      const drop = `alter table ${table} drop constraint ${quoted(name)}`
      const dropped = { name: 'dropped', sql: drop }
      const weaker = withOneOperandLess(definition).map((change) => ({
        name: change.name,
        sql: `${drop}; alter table ${table} add constraint ${quoted(name)} ${change.text} not valid`,
      }))
      return [dropped, ...weaker].map((change): Mutant => {
        return { ...change, kind: 'check', name: `${table} ${name} ${change.name}`, object: table }
      })
    }),
    ...catalogue.policies.flatMap(ofPolicy),
    ...catalogue.tables.map((table): Mutant => {
      const sql = `grant select on ${table} to anon`
      return { kind: 'grant', name: `${table} select granted to anon`, sql, object: table }
    }),
    ...catalogue.functions.map(({ name, signature }): Mutant => {
      const sql = `grant execute on function ${signature} to anon`
      return { kind: 'grant', name: `${signature} granted to anon`, sql, object: name }
    }),
  ]
  // The same words may be left out at several places.
  const counts = new Map<string, number>()
  return mutants.map((mutant) => {
    const count = (counts.get(mutant.name) ?? 0) + 1
    counts.set(mutant.name, count)
    return count === 1 ? mutant : { ...mutant, name: `${mutant.name} (${count})` }
  })
}

function ofFunction(original: CatalogueFunction): Mutant[] {
  const { name, signature, definition, body } = original
  const changes = [
    ...withOneOperandLess(body),
    ...withOtherConditions(body),
    ...withStepsBack(body),
    ...withoutEffect(original),
  ]
  return changes.map((change) => ({
    kind: 'function',
    name: `${signature} ${change.name}`,
    sql: definition.replace(body, () => change.text),
    object: name,
  }))
}

/** A condition that is always true, and a trigger that lets everything pass. */
function withoutEffect({ returns, language }: CatalogueFunction) {
  if (returns === 'trigger')
    return [{ name: 'does nothing', text: ' begin return coalesce(new, old); end ' }]
  if (returns !== 'boolean') return []
  const text = language === 'sql' ? ' select true ' : ' begin return true; end '
  return [{ name: 'returns true', text }]
}

function ofPolicy({ name, table, using, check }: CataloguePolicy): Mutant[] {
  const alter = `alter policy ${quoted(name)} on ${table}`
  const halves = [
    { half: 'using', expression: using },
    { half: 'with check', expression: check },
  ]
  const changes = halves.flatMap(({ half, expression }) => {
    if (expression === null || expression === 'true') return []
    return [{ name: 'true', text: 'true' }, ...withOneOperandLess(expression)].map((change) => ({
      name: `${half} ${change.name}`,
      sql: `${alter} ${half} (${change.text})`,
    }))
  })
  return [{ name: 'dropped', sql: `drop policy ${quoted(name)} on ${table}` }, ...changes].map(
    (change) => ({
      ...change,
      kind: 'policy',
      name: `${table} "${name}" ${change.name}`,
      object: table,
    }),
  )
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
