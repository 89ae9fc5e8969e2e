import { lazyImports } from './exemptions.ts'
import type { Node, Source } from './sources.ts'

/** The functions of `web/platform/lazy.tsx` and `web/ui/lazy-component.ts` that fetch what they are given. */
const loaders = ['loadOnce', 'lazyPage', 'useLazyPart', 'useLazyComponent']
/** Those whose promise is shared: called while a component renders, they would fetch each time. */
const sharing = ['loadOnce', 'lazyPage']
/** The tables of pages, whose rows fetch their page. */
const routeTables = ['web/routes.tsx', 'web/account-routes.tsx', 'web/admin/admin-pages.ts']

/** The properties and attributes whose value is such a function: those of `Lazy`, of a hub, of a form. */
const givenAs = ['load', 'fetchDrawing', 'fetchTab', 'schema']

type Trail = readonly Node[]

const nameOf = (node: unknown) => (node as { name?: string } | undefined)?.name
const isFunction = ({ type }: Node) =>
  ['ArrowFunctionExpression', 'FunctionExpression', 'FunctionDeclaration'].includes(type)

/** Calls `visit` with each node of the tree and the nodes around it, the nearest first. */
function walkWithin(node: unknown, around: Trail, visit: (node: Node, around: Trail) => void) {
  if (Array.isArray(node)) return node.forEach((child) => walkWithin(child, around, visit))
  if (!node || typeof node !== 'object') return
  const own = typeof (node as Node).type === 'string' ? (node as Node) : undefined
  if (own) visit(own, around)
  for (const child of Object.values(node)) walkWithin(child, own ? [own, ...around] : around, visit)
}

/** Whether the argument that the mechanism calls is this function or its name. */
function isHandedOver(value: Node, [parent, owner, ...further]: Trail, isTable: boolean): boolean {
  if (parent?.type === 'CallExpression') {
    const callee = nameOf(parent.callee) ?? ''
    if (!(parent.arguments as Node[]).includes(value)) return false
    if (sharing.includes(callee)) return ![owner!, ...further].some(isFunction)
    return isTable || loaders.includes(callee)
  }
  if (parent?.type === 'Property') return isTable || givenAs.includes(nameOf(parent.key) ?? '')
  return parent?.type === 'JSXExpressionContainer' && givenAs.includes(nameOf(owner?.name) ?? '')
}

/** A fetch ahead of need, whose outcome nothing waits for: `import(…).catch(…)` by itself. */
function isAhead([member, call, outer, statement]: Trail): boolean {
  const isCaught = nameOf(member?.property) === 'catch' && call?.type === 'CallExpression'
  const end = outer?.type === 'UnaryExpression' ? outer : undefined
  return (
    isCaught &&
    (end
      ? end.operator === 'void' && statement?.type !== 'AwaitExpression'
      : outer?.type === 'ExpressionStatement')
  )
}

/** Whether every use of a function that a file names hands it over; its type may be used anywhere. */
function isOnlyHandedOver({ path, program }: Source, name: string): boolean {
  let uses = 0
  let isKept = true
  walkWithin(program, [], (node, around) => {
    if (node.type !== 'Identifier' || node.name !== name) return
    const [parent] = around
    if (parent?.id === node || parent?.type === 'TSTypeQuery') return
    if (parent?.type === 'MemberExpression' && parent.property === node) return
    if (parent?.type === 'Property' && parent.key === node && parent.value !== node) return
    uses += 1
    // `fetchList<Reading>`
    const isTyped = parent?.type === 'TSInstantiationExpression'
    isKept &&= isHandedOver(
      isTyped ? parent : node,
      isTyped ? around.slice(1) : around,
      routeTables.includes(path),
    )
  })
  return isKept && uses > 0
}

function isLoaded(source: Source, around: Trail): boolean {
  if (isAhead(around)) return true
  const at = around.findIndex(isFunction)
  const within = around[at]
  if (!within) return false
  const outside = around.slice(at + 1)
  const [parent, , exporting] = outside
  if (isHandedOver(within, outside, routeTables.includes(source.path))) return true
  const name =
    within.type === 'FunctionDeclaration'
      ? nameOf(within.id)
      : parent?.type === 'VariableDeclarator'
        ? nameOf(parent.id)
        : undefined
  const isExported = [parent, exporting].some((node) => node?.type === 'ExportNamedDeclaration')
  return name !== undefined && !isExported && isOnlyHandedOver(source, name)
}

const isExempt = (path: string) => [...lazyImports.keys()].some((start) => path.startsWith(start))

/** The rule of how the web app fetches its later parts; it returns one line per `import()`. */
export const lazyRules = {
  'web fetches its later parts by web/platform/lazy.tsx': (sources: readonly Source[]) =>
    sources
      .filter(({ path }) => path.startsWith('web/') && !/\.test\.tsx?$/.test(path))
      .filter(({ path }) => !isExempt(path))
      .flatMap((source) => {
        const issues: string[] = []
        walkWithin(source.program, [], (node, around) => {
          if (node.type !== 'ImportExpression' || isLoaded(source, around)) return
          const what = (node.source as { value?: string }).value ?? 'a module'
          issues.push(
            `${source.path} imports ${what} by hand: draw it by Lazy or useLazyComponent, or call it by a loadOnce of the module`,
          )
        })
        return issues
      }),
}
