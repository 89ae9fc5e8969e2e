import { type Node, type Source, walk } from './sources.ts'

/** True where the file holds a node of this type. */
export function has(program: Node, type: string): boolean {
  let found = false
  walk(program, (node) => (found ||= node.type === type))
  return found
}

/** True where an element of the file has this attribute. */
export function hasAttribute(program: Node, name: string): boolean {
  let found = false
  walk(program, (node) => {
    found ||= node.type === 'JSXAttribute' && (node.name as { name?: string }).name === name
  })
  return found
}

/** True where the file reads `object.property`. */
export function hasMember(program: Node, object: string, property: string): boolean {
  let found = false
  walk(program, (node) => (found ||= isMember(node, object, property)))
  return found
}

function isMember(node: unknown, object: string, property: string): boolean {
  const member = node as { type?: string; object?: { name?: string }; property?: { name?: string } }
  return (
    member?.type === 'MemberExpression' &&
    member.object?.name === object &&
    member.property?.name === property
  )
}

/** What of the file depends on the moment or on chance. */
export function impuritiesOf({ program }: Source): string[] {
  const found: string[] = []
  walk(program, (node) => {
    if (isMember(node, 'Date', 'now')) found.push('Date.now')
    if (isMember(node, 'Math', 'random')) found.push('Math.random')
    if (isMember(node, 'performance', 'now')) found.push('performance.now')
    const { callee, arguments: given } = node as {
      callee?: { name?: string }
      arguments?: unknown[]
    }
    if (node.type === 'NewExpression' && callee?.name === 'Date' && given?.length === 0) {
      found.push('new Date()')
    }
  })
  return found
}

/** True where the file writes a date by the platform's own means; in a page, numbers count too. */
export function formats({ path, program }: Source): boolean {
  const methods = path.startsWith('web/')
    ? /^toLocale(Date|Time)?String$/
    : /^toLocale(Date|Time)String$/
  let found = false
  walk(program, (node) => {
    const { object, property } = node as {
      object?: { name?: string }
      property?: { name?: string }
    }
    found ||=
      node.type === 'MemberExpression' &&
      (object?.name === 'Intl' || methods.test(property?.name ?? ''))
  })
  return found
}

/** Exported functions that take a `Transaction`, but not as their first argument. */
export function functionsWithLateScope({ program }: Source): string[] {
  const names: string[] = []
  walk(program, (node) => {
    const declared =
      node.type === 'ExportNamedDeclaration' ? (node.declaration as Node | null) : null
    if (declared?.type !== 'FunctionDeclaration') return
    const position = (declared.params as Parameter[]).findIndex(
      ({ typeAnnotation }) => typeAnnotation?.typeAnnotation?.typeName?.name === 'Transaction',
    )
    if (position > 0) names.push((declared.id as { name: string }).name)
  })
  return names
}

interface Parameter {
  typeAnnotation?: { typeAnnotation?: { typeName?: { name?: string } } }
}
