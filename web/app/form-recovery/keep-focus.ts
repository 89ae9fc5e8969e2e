/** Where the page itself moves the focus, it has done so by then; in milliseconds. */
const focusDelayMs = 150

/** Where an element was in the page: within `parent`, after `previous`. */
interface Place {
  parent: Element
  previous: Node | null
}

/** The element that had the focus last, and its place once it has been removed. */
interface Followed {
  element?: Element | undefined
  place?: Place | undefined
}

/** A dialog gives the focus back to the page: each has an element of its own. */
const onPage: Followed = {}
const inDialog: Followed = {}

/**
 * Where the control with the focus is removed, as by its own press, the focus goes to what has replaced
 * it: the next row, or the heading above. Otherwise the keyboard would start again at the top of the
 * page. A page that knows a better place moves the focus itself.
 */
export function keepFocus() {
  addEventListener('focusin', ({ target }) => follow(target as Element))
  // It may have moved before this was loaded.
  const { activeElement } = document
  if (activeElement && activeElement !== document.body) follow(activeElement)
  // A press on an empty part of the page takes the focus away, and the control is still there.
  addEventListener('focusout', ({ relatedTarget }) => {
    if (!relatedTarget) queueMicrotask(letGoOfPresent)
  })
  new MutationObserver((records) => {
    for (const record of records) notePlace(record)
    if (lost()) setTimeout(restore, focusDelayMs, location.href)
  }).observe(document.body, { childList: true, subtree: true })
}

function follow(element: Element) {
  const followed = element.closest('dialog') ? inDialog : onPage
  followed.element = element
  followed.place = undefined
}

function letGoOfPresent() {
  if (document.activeElement !== document.body) return
  for (const followed of [onPage, inDialog])
    if (followed.element?.isConnected) followed.element = undefined
}

/** An element that was removed first may be inside an element that was removed later. */
function notePlace({ target, removedNodes, previousSibling }: MutationRecord) {
  for (const followed of [onPage, inDialog]) {
    const inner = followed.place?.parent ?? followed.element
    const isWithin = inner && [...removedNodes].some((node) => node.contains(inner))
    if (isWithin) followed.place = { parent: target as Element, previous: previousSibling }
  }
}

/** The place of the lost focus; undefined while something has the focus. */
function lost(): Place | undefined {
  if (document.activeElement !== document.body) return undefined
  return (document.querySelector('dialog[open]') ? inDialog : onPage).place
}

function restore(href: string) {
  const place = lost()
  if (!place) return
  for (const followed of [onPage, inDialog]) followed.place = undefined
  // After a change of page the focus goes to its heading (app/routing/arrival.ts).
  const target = href === location.href ? nextTo(place) : undefined
  if (!target) return
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

const headings = 'h1, h2, h3, h4'
const isElement = (node: Node | null) => node instanceof HTMLElement

function nextTo({ parent, previous }: Place): HTMLElement | undefined {
  const after = previous?.isConnected ? previous.nextSibling : parent.firstChild
  const before = previous?.isConnected ? previous : parent.lastChild
  const around = [after, before].filter(isElement)
  const row = around.find((one) => one.matches('li, tr'))
  const heading = (row ?? (isElement(after) ? after : null))?.querySelector<HTMLElement>(headings)
  if (row ?? heading) return heading ?? row
  for (
    let part: Element | null = parent;
    part?.closest('main, dialog');
    part = part.parentElement
  ) {
    const found = [...part.querySelectorAll<HTMLElement>(headings)]
    const above = found.findLast((one) => around[0] && isAbove(one, around[0])) ?? found[0]
    if (above) return above
  }
  return undefined
}

const isAbove = (one: Node, other: Node) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING)
