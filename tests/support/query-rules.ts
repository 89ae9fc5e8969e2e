import { posix } from 'node:path'
import { type Node, type Source, walk } from './sources.ts'

/** `queries.ts`, `report-queries.ts`; and what several features fetch, which is in the platform. */
const isQueries = (path: string) =>
  /^(.+-)?queries\.ts$/.test(posix.basename(path)) || path.startsWith('web/platform/signed-in/')

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name
const isArray = (node: unknown) => (node as Node | undefined)?.type === 'ArrayExpression'

/** The calls of a query client whose first argument is a key. */
const takesKey = /^[sg]etQueryData$/

/** The arrays of a file that are keys of queries, by their first element where it is a text. */
function keysIn({ program }: Source): (string | undefined)[] {
  const keys: Node[] = []
  walk(program, (node) => {
    if (node.type === 'Property' && nameOf(node.key) === 'queryKey' && isArray(node.value))
      keys.push(node.value as Node)
    if (node.type === 'VariableDeclarator' && /^(query)?Key$/i.test(nameOf(node.id) ?? ''))
      if (isArray(node.init)) keys.push(node.init as Node)
    const { callee, arguments: given = [] } = node as { callee?: Node; arguments?: unknown[] }
    if (node.type === 'CallExpression' && takesKey.test(nameOf(callee?.property) ?? ''))
      if (isArray(given[0])) keys.push(given[0] as Node)
  })
  return keys.map(({ elements }) => {
    const [first] = elements as ({ value?: unknown } | null)[]
    return typeof first?.value === 'string' ? first.value : undefined
  })
}

/** The feature of a page, or the platform. */
const ownerOf = (path: string) => path.split('/')[1]!

const inWeb = (sources: readonly Source[]) =>
  sources.filter(({ path }) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path))

/** The rules of how pages name what they fetch; each returns one line per violation. */
export const queryRules = {
  'keys of queries are in the queries file of their feature': (sources: readonly Source[]) =>
    inWeb(sources)
      .filter(({ path }) => !isQueries(path))
      .filter((source) => keysIn(source).length > 0)
      .map(
        ({ path }) =>
          `${path} writes the key of a query: export its options and a refresh function from the queries.ts of the feature`,
      ),

  'features share no key of a query': (sources: readonly Source[]) => {
    const owners = new Map<string, string>()
    return inWeb(sources).flatMap((source) =>
      keysIn(source)
        .filter((key) => key !== undefined)
        .filter((key) => {
          const owner = owners.get(key) ?? ownerOf(source.path)
          owners.set(key, owner)
          return owner !== ownerOf(source.path)
        })
        .map(
          (key) =>
            `${source.path} uses the key ${key} of ${owners.get(key)}: take its refresh function, or share the key by web/platform/signed-in/counts.ts`,
        ),
    )
  },
}
