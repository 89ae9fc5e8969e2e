import type { Node, Source } from '#tests/support/sources.ts'

/** One change of a source file: the text from `start` to `end` becomes `text`. */
export interface SourceMutant {
  path: string
  start: number
  end: number
  text: string
  /** Says what changed, as `domain/values/pages.ts:12 < → <=`. */
  name: string
}

const operators: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
}

interface Placed extends Node {
  start: number
  end: number
}

interface Change {
  start: number
  end: number
  text: string
}

/** Each change of one operator, condition, number or boolean of a file, in their order. */
export function sourceMutantsOf({ path, text, program }: Source): SourceMutant[] {
  const mutants: SourceMutant[] = []
  visit(program, (node) => {
    for (const change of changesOf(node, text)) {
      const line = text.slice(0, change.start).split('\n').length
      const was = text.slice(change.start, change.end)
      mutants.push({ path, ...change, name: `${path}:${line} ${was} → ${change.text}` })
    }
  })
  return mutants
}

/** Visits the expressions and statements of a file, but not its types. */
function visit(node: unknown, act: (node: Placed) => void): void {
  if (Array.isArray(node)) return node.forEach((child) => visit(child, act))
  if (!node || typeof node !== 'object') return
  const { type } = node as Placed
  const isType = type?.startsWith('TS') && !/^TS(As|Satisfies|NonNull)/.test(type)
  if (isType || type === 'ImportDeclaration') return
  if (typeof type === 'string') act(node as Placed)
  for (const child of Object.values(node)) visit(child, act)
}

function changesOf(node: Placed, text: string): Change[] {
  const part = (field: string) => node[field] as Placed
  const textOf = ({ start, end }: Placed) => text.slice(start, end)
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = node.operator as string
      const isText = [part('left'), part('right')].some(isString)
      if (!operators[operator] || (operator === '+' && isText)) return []
      const start = text.indexOf(operator, part('left').end)
      return [{ start, end: start + operator.length, text: operators[operator] }]
    }
    case 'UnaryExpression':
      if (node.operator !== '!') return []
      return [{ start: node.start, end: node.end, text: textOf(part('argument')) }]
    case 'ConditionalExpression':
    case 'IfStatement':
      return ['true', 'false'].map((value) => ({
        start: part('test').start,
        end: part('test').end,
        text: value,
      }))
    case 'Literal':
      if (typeof node.value === 'boolean')
        return [{ start: node.start, end: node.end, text: String(!node.value) }]
      if (typeof node.value === 'number')
        return [{ start: node.start, end: node.end, text: String(node.value + 1) }]
      return []
    default:
      return []
  }
}

const isString = (node: Placed) =>
  node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
