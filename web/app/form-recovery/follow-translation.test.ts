import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** As much of a document as is needed: one parent, its children, and what an observer gets. */
class FakeNode {
  parentNode: FakeNode | null = null
  children: FakeNode[] = []
  get isConnected() {
    return this.parentNode !== null
  }
  insertBefore(node: FakeNode, before: FakeNode | null) {
    node.remove()
    const at = before ? this.children.indexOf(before) : this.children.length
    node.parentNode = this
    this.children.splice(at, 0, node)
    return node
  }
  removeChild(node: FakeNode) {
    this.children.splice(this.children.indexOf(node), 1)
    node.parentNode = null
    return node
  }
  remove() {
    this.parentNode?.removeChild(this)
  }
}
class FakeText extends FakeNode {
  readonly data: string
  constructor(data: string) {
    super()
    this.data = data
  }
}
class FakeFont extends FakeNode {
  tagName = 'FONT'
  readonly data: string
  constructor(data: string) {
    super()
    this.data = data
  }
}

let body: FakeNode
let report: (records: object[]) => void
const words = () => body.children.map((node) => (node as FakeText).data).join(' ')
const record = (parts: object) =>
  report([{ addedNodes: [], removedNodes: [], previousSibling: null, nextSibling: null, ...parts }])
/** A font comes in front of its text, which goes in a step of its own. */
function translate(text: FakeText) {
  const at = body.children.indexOf(text)
  const font = body.insertBefore(new FakeFont(text.data.toUpperCase()), text)
  record({ addedNodes: [font], nextSibling: text })
  body.removeChild(text)
  record({
    removedNodes: [text],
    previousSibling: body.children[at]!,
    nextSibling: body.children[at + 1] ?? null,
  })
}
function put(text: FakeText, before: FakeNode | null) {
  body.insertBefore(text, before)
  record({ addedNodes: [text] })
}

beforeEach(async () => {
  body = new FakeNode()
  let isFirst = true
  class FakeObserver {
    constructor(onChange: typeof report) {
      // The second one observes the page, the first one texts.
      if (!isFirst) report = onChange
      isFirst = false
    }
    observe() {}
  }
  vi.stubGlobal('Node', FakeNode)
  vi.stubGlobal('Text', FakeText)
  vi.stubGlobal('HTMLElement', FakeFont)
  vi.stubGlobal('MutationObserver', FakeObserver)
  vi.stubGlobal('document', { body })
  // oxlint-disable-next-line typescript/unbound-method -- They are put back as they were.
  const { insertBefore, removeChild } = FakeNode.prototype
  vi.resetModules()
  const { followTranslation } = await import('./follow-translation.ts')
  followTranslation()
  return () => Object.assign(FakeNode.prototype, { insertBefore, removeChild })
})
afterEach(() => vi.unstubAllGlobals())

const textsOf = (...all: string[]) =>
  all.map((data) => {
    const text = new FakeText(data)
    put(text, null)
    return text
  })

it('shows a text once that React has moved', () => {
  const [a, b] = textsOf('a', 'b') as [FakeText, FakeText]
  translate(a)
  expect(words()).toBe('A b')
  put(a, null)
  expect(words()).toBe('b a')
  put(b, a)
  expect(words()).toBe('b a')
})

it('takes no element for that of a second text beside it', () => {
  const [a, b] = textsOf('a', 'b') as [FakeText, FakeText]
  translate(a)
  // React removes the second one, whose neighbour is the element of the first.
  const font = body.children[0]!
  body.removeChild(b)
  record({ removedNodes: [b], previousSibling: font })
  put(b, null)
  expect(words()).toBe('A b')
  body.removeChild(a)
  expect(words()).toBe('b')
})
