import type { Node, Source } from './sources.ts'

/** A text that users read or may read: not code, a URL or a list of class names. */
export interface Text {
  text: string
  /** Line of the file, from 1. */
  line: number
}

/**
 * The texts of a file in the order they are written: JSX text with its inline elements in one piece,
 * strings and templates. An expression inside a text becomes `{}`.
 */
export function textsOf({ program, text }: Source): Text[] {
  const found: Text[] = []
  const lineOf = (at: number) => text.slice(0, at).split('\n').length
  const add = (value: string, node: Node) => {
    const plain = value.replaceAll(/\s+/g, ' ').trim()
    if (isProse(plain)) found.push({ text: plain, line: lineOf(node.start as number) })
  }
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit)
    if (typeof value !== 'object' || value === null || !('type' in value)) return
    const node = value as Node
    if (isCode(node)) return
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      const children = node.children as Node[]
      if (!isInline(node)) for (const piece of pieces(children)) add(piece, node)
      if (node.openingElement) visit((node.openingElement as Node).attributes)
      return children.forEach((child) => child.type !== 'JSXText' && visit(child))
    }
    if (node.type === 'Literal') return add(String(node.value), node)
    if (node.type === 'TemplateLiteral') {
      add((node.quasis as Node[]).map(cooked).join('{}'), node)
      return visit(node.expressions)
    }
    for (const [field, child] of Object.entries(node)) if (field !== 'type') visit(child)
  }
  visit(program.body)
  return found
}

const cooked = (quasi: Node) => (quasi.value as { cooked: string }).cooked

/** Nodes without texts: imports, types, patterns, SQL, class names and test ids. */
function isCode(node: Node): boolean {
  if (/^(Import|ExportAll|TS(Type|Interface)|TemplateElement)/.test(node.type)) return true
  if (node.type === 'TaggedTemplateExpression') return true
  if (node.type === 'Literal') return typeof node.value !== 'string'
  if (node.type === 'JSXAttribute') return codeAttributes.test((node.name as { name: string }).name)
  if (node.type === 'CallExpression') return codeCalls.test(calleeOf(node))
  return node.type === 'NewExpression' && calleeOf(node) === 'Error'
}

const codeAttributes =
  /^(className|class|id|key|name|type|href|to|d|viewBox|style|role|data-.*|html[Ff]or)$/
const codeCalls = /^(matches|closest|querySelector(All)?|addEventListener|getElementById)$/

function calleeOf(node: Node): string {
  const callee = node.callee as { name?: string; property?: { name?: string } }
  return callee.property?.name ?? callee.name ?? ''
}

const inline = /^(a|Link|strong|em|b|i|span|time|abbr|small|q|cite|code)$/

function isInline(node: Node): boolean {
  const name = (node.openingElement as { name?: { name?: string } } | undefined)?.name?.name
  return name !== undefined && inline.test(name)
}

/** The running texts among the children of an element; a block between two texts parts them. */
function pieces(children: readonly Node[]): string[] {
  const found = ['']
  for (const child of children) {
    if (child.type === 'JSXText') found[found.length - 1] += child.value as string
    else if (child.type === 'JSXElement' && isInline(child)) {
      const [first = '', ...rest] = pieces(child.children as Node[])
      found[found.length - 1] += first
      found.push(...rest)
    } else if (child.type === 'JSXExpressionContainer') {
      const expression = child.expression as Node
      found[found.length - 1] += expression.type === 'Literal' ? String(expression.value) : '{}'
    } else found.push('')
  }
  return found
}

/** Whether a string is written for people: words with spaces, or one word with a capital. */
function isProse(text: string): boolean {
  if (!/[A-Za-z]{2}/.test(text) || /^[\w.:/@#-]+\/[\w.:/@#{}?=&-]*$/.test(text)) return false
  return /^[A-Z][a-z’']+[.!?:…]*$/.test(text) || (/\s/.test(text) && /[A-Z]|[.!?,’]/.test(text))
}
