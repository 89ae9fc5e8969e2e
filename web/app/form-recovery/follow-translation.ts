/** A text of React that the translation of the browser has replaced, and the element that it shows instead. */
const shown = new WeakMap<Node, HTMLElement>()

/** The elements that stand for a text already: beside a text they may be those of another one. */
const taken = new WeakSet<HTMLElement>()

const isText = (node: Node | null): node is Text => node instanceof Text
const isFont = (node: Node | null): node is HTMLElement =>
  node instanceof HTMLElement && node.tagName === 'FONT'

/**
 * Keeps a translated page true. The translation of a browser puts `<font>` elements in the place of texts;
 * React goes on to change and remove the texts that are no longer in the page, so that an old value stays,
 * or the page breaks. Here a changed text returns to its place, where the browser translates it again; and
 * its element goes where the text was to go.
 */
export function followTranslation() {
  const changes = new MutationObserver((records) => {
    for (const { target } of records) putBack(target)
  })
  const replaced = (text: Text, font: HTMLElement) => {
    if (text.isConnected) return
    shown.set(text, font)
    taken.add(font)
    changes.observe(text, { characterData: true })
  }
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      for (const node of addedNodes) clearPlace(node)
      const font = [...addedNodes, previousSibling, nextSibling].find(
        (node) => isFont(node) && !taken.has(node),
      )
      const texts = [...removedNodes].filter(isText)
      if (texts.length === 1 && font) replaced(texts[0]!, font as HTMLElement)
    }
  }).observe(document.body, { childList: true, subtree: true })
  guardParents()
}

/** React moves a text by putting it elsewhere: what stands in its old place goes. */
function clearPlace(text: Node) {
  const font = text.isConnected ? shown.get(text) : undefined
  if (!font) return
  shown.delete(text)
  font.remove()
}

function putBack(text: Node) {
  const font = shown.get(text)
  shown.delete(text)
  if (font?.isConnected && !text.isConnected) font.replaceWith(text)
}

/** React removes a text by its parent, and puts an element before it. */
function guardParents() {
  // oxlint-disable-next-line typescript/unbound-method -- Both are called with their node below.
  const { removeChild, insertBefore } = Node.prototype
  const placeOf = <Child extends Node | null>(parent: Node, child: Child): Child | HTMLElement => {
    const font = child && child.parentNode !== parent ? shown.get(child) : undefined
    return font?.parentNode === parent ? font : child
  }
  Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child) {
    removeChild.call(this, placeOf(this, child))
    return child
  }
  Node.prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    node: Child,
    before: Node | null,
  ) {
    insertBefore.call(this, node, placeOf(this, before))
    return node
  }
}
