import type { Node, Source } from './sources.ts'

/** Keys whose value is the name of a person, a telephone number or a code. */
const keys =
  /^(full_name|number|was_called|patient_name|provider_name|phone_number|guardian_name|emergencyNumber|childlineNumber)$/
/** The same, of these objects. */
const ofPersons =
  /^(brand\.phone|(emergency_contact|contact|person|patient|provider|colleague)\??\.(name|phone)|(talk|line)\.number)$/
/** Functions that write a name, an amount of money, a number or a reading. */
const writers =
  /^(nameOfPatient|nameAtDesk|nameOfPerson|formatMoney|showPhone|writtenOf|writtenGlucose)$/

interface Shown {
  /** Place of the braces in the file. */
  start: number
  end: number
  text: string
  /** The element that it is a child of, and whether it is its only one. */
  parent: Node
  isAlone: boolean
}

/** What a value is called: the last key of a chain, the function of a call, of a choice its first part. */
function isProper(node: Node, text: string): boolean {
  const { type } = node
  if (type === 'LogicalExpression')
    return isProper(node['left'] as Node, text) && node['operator'] !== '&&'
  if (type === 'ChainExpression' || type === 'TSNonNullExpression')
    return isProper(node['expression'] as Node, text)
  if (type === 'Identifier') return keys.test(node['name'] as string)
  if (type === 'CallExpression') return isWriter(node['callee'] as Node)
  if (type !== 'MemberExpression') return false
  const property = node['property'] as Node
  return (
    keys.test((property['name'] as string | undefined) ?? '') ||
    ofPersons.test(text.slice(node['start'] as number, node['end'] as number).replace('!', ''))
  )
}

const isWriter = (callee: Node) =>
  callee.type === 'Identifier' && writers.test(callee['name'] as string)

const attributesOf = (element: Node) =>
  (element['openingElement'] as { attributes: { name?: { name?: string } }[] }).attributes

const isMarked = (element: Node) =>
  element.type === 'JSXElement' &&
  attributesOf(element).some(({ name }) => name?.name === 'translate')

/** Names, numbers and codes that a source shows where a browser's translation may change them. */
export function translatedNames({ program, text }: Source): Shown[] {
  const found: Shown[] = []
  const placeOf = ({ start, end }: Node) => ({ start: start as number, end: end as number })
  const sourceOf = (node: Node) => text.slice(placeOf(node).start, placeOf(node).end)
  const visit = (node: unknown, isKept: boolean) => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isKept))
    if (typeof node !== 'object' || node === null) return
    const one = node as Node
    const isElement = one.type === 'JSXElement' || one.type === 'JSXFragment'
    const isKeptHere = isKept || (isElement && isMarked(one))
    if (isElement && !isKeptHere) {
      const children = (one['children'] as Node[]).filter(
        (child) => child.type !== 'JSXText' || (child['value'] as string).trim() !== '',
      )
      for (const child of children)
        if (child.type === 'JSXExpressionContainer' && isProper(child['expression'] as Node, text))
          found.push({
            ...placeOf(child),
            text: sourceOf(child),
            parent: one,
            isAlone: children.length === 1,
          })
    }
    // A cell of a table: its row may be shown by no element of this file.
    const { key: named, value: shown } = one as { key?: { name?: string }; value?: Node }
    const body = shown?.['body'] as Node | undefined
    if (one.type === 'Property' && named?.name === 'cell' && body && isProper(body, text))
      found.push({ ...placeOf(body), text: sourceOf(body), parent: one, isAlone: false })
    for (const [key, value] of Object.entries(one))
      // What an attribute is given is drawn elsewhere.
      if (typeof value === 'object') visit(value, key === 'attributes' ? false : isKeptHere)
  }
  visit(program, false)
  return found
}
