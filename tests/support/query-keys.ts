import { type Node, type Source, walk } from './sources.ts'

/** Methods of a query client whose first argument is a key; the others take it as `queryKey`. */
const takesKey = /^([sg]etQuery(Data|State|Defaults)|setQueryDefaults)$/

const nameOf = (node: unknown) => (node as { name?: string } | null | undefined)?.name

/** An expression without `as const`, `satisfies` and the like. */
function bare(node: unknown): Node | undefined {
  const one = node as Node | null | undefined
  return one?.expression && /^(TS|Parenthesized)/.test(one.type)
    ? bare(one.expression)
    : (one ?? undefined)
}

/** The expressions of a file that stand where a key of a query is expected, whatever their form. */
function expressionsIn(program: Node): Node[] {
  const found: (Node | undefined)[] = []
  walk(program, (node) => {
    const key = node.key as { name?: string; value?: string } | undefined
    if (node.type === 'Property' && (key?.name ?? key?.value) === 'queryKey')
      found.push(bare(node.value))
    const { callee, arguments: given = [] } = node as { callee?: Node; arguments?: unknown[] }
    if (node.type === 'CallExpression' && takesKey.test(nameOf(callee?.property) ?? ''))
      found.push(bare(given[0]))
  })
  return found.filter((one) => one !== undefined)
}

/** What a file declares by `const`, by name. */
function constantsIn(program: Node): Map<string, Node> {
  const found = new Map<string, Node>()
  walk(program, (node) => {
    const value = node.type === 'VariableDeclarator' && bare(node.init)
    if (value && nameOf(node.id)) found.set(nameOf(node.id)!, value)
  })
  return found
}

/**
 * The lists of a file that are keys of queries: written in place, or declared under any name and used as
 * a key or as the start of one. Each by its first element, undefined where that is no text.
 */
export function keysIn({ program }: Source): (string | undefined)[] {
  const constants = constantsIn(program)
  const read = (node: Node | undefined, isSeen = new Set<string>()): (string | undefined)[] => {
    if (node?.type === 'ArrayExpression') {
      const first = (node.elements as (Node | null)[])[0]
      if (first?.type === 'SpreadElement') {
        const inner = read(bare(first.argument), isSeen)
        return inner.length > 0 ? inner : [undefined]
      }
      const value = first?.type === 'Identifier' ? constants.get(nameOf(first)!) : first
      return [typeof value?.value === 'string' ? value.value : undefined]
    }
    const name = node?.type === 'Identifier' ? nameOf(node)! : undefined
    if (name === undefined || isSeen.has(name)) return []
    return read(constants.get(name), isSeen.add(name))
  }
  return expressionsIn(program).flatMap((node) => read(node))
}

/** What of other files is used as a key or as the start of one: their names, by the path of the file. */
export function importedKeysIn({ program, imports }: Source): { to: string; name: string }[] {
  const used = new Set<string>()
  for (const expression of expressionsIn(program))
    walk(expression, (node) => {
      if (node.type === 'Identifier') used.add(nameOf(node)!)
    })
  return imports.flatMap(({ to, names, isPackage }) =>
    isPackage ? [] : names.filter((name) => used.has(name)).map((name) => ({ to, name })),
  )
}

/** True where a file declares this name as a list. */
export const declaresList = ({ program }: Source, name: string) =>
  constantsIn(program).get(name)?.type === 'ArrayExpression'
