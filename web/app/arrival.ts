import { useEffect, useLayoutEffect } from 'react'
import { type AppLocation, useLocation } from '#web/ui/location.ts'

/** Where one stands, by the key of its history entry. Not kept in the frame, which a redirect draws anew. */
let arrivedAt: string | null = null

/** The same, once what one came for was brought into view. */
let placedAt: string | null = null

/** How far the box of the page was scrolled when one left an entry of the history, in px, by its key. */
const leftAt = new Map<string, number>()

/** To be called before one goes to another place. The window's own scrolling the browser remembers itself. */
export function leavePlace() {
  const page = document.getElementById('page')
  if (page && arrivedAt !== null) leftAt.set(arrivedAt, page.scrollTop)
}

/**
 * After a change of page: menus close, the page stands at its top (or at the part that the address
 * names, or where one left it), and the focus goes to its heading, so that a screen reader says where
 * one is. The page that the browser itself loaded is left as it is, but for a part that comes later; so
 * is one that stays, with another part of it open (`state.stays`).
 */
export function useArrival() {
  const { key, hash, state } = useLocation() as AppLocation & { state: { stays?: true } | null }
  const part = hash.slice(1)

  // With the page itself: a moment later somebody may have reached for a button, whose focus this would take.
  useLayoutEffect(() => {
    const isFirst = arrivedAt === null
    if (arrivedAt === key) return
    arrivedAt = key
    if (!isFirst) closePopovers()
    if (!isFirst && !state?.stays && !document.getElementById(part)) return focusHeading()
  }, [key, part, state])

  // After it: what scrolled the page before it, a press of a key say, is over by then.
  useEffect(() => {
    const isFirst = placedAt === null
    if (placedAt === key) return
    placedAt = key
    if (state?.stays) return
    const letGo = part ? holdInView(part) : undefined
    if (isFirst || document.getElementById(part)) return letGo
    scrollTo(0, 0)
    const goBack = showFrom(part ? 0 : (leftAt.get(key) ?? 0))
    return () => {
      letGo?.()
      goBack?.()
    }
  }, [key, part, state])
}

/** A page has all of its data by then, or will not have it. */
const holdFor = 10_000

/**
 * Brings a part of the page into view as soon as it is there, and again when data that come later push
 * it away, unless the person has begun to do something.
 */
function holdInView(id: string): () => void {
  const show = () => document.getElementById(id)?.scrollIntoView()
  show()
  const stop = watchUntilTouched(show)
  const timer = setTimeout(stop, holdFor)
  return () => {
    clearTimeout(timer)
    stop()
  }
}

const touches = ['touchstart', 'pointerdown', 'wheel', 'keydown'] as const

/** Calls `changed` at every change of the page until the person does something; returns how to stop. */
function watchUntilTouched(changed: () => void): () => void {
  const watch = new MutationObserver(changed)
  const stop = () => {
    watch.disconnect()
    for (const type of touches) removeEventListener(type, stop)
  }
  for (const type of touches) addEventListener(type, stop)
  watch.observe(document.body, { childList: true, subtree: true })
  return stop
}

/** Scrolls the box of the page, when need be as soon as the page is long enough, unless the person scrolls. */
function showFrom(top: number): (() => void) | undefined {
  const page = document.getElementById('page')
  const reach = () => {
    page?.scrollTo(0, top)
    return !page || page.scrollTop >= top - 1
  }
  // Where the window scrolls the box never does.
  if (reach() || (page && getComputedStyle(page).overflowY !== 'auto')) return
  const stop = watchUntilTouched(() => {
    if (reach()) stop()
  })
  return stop
}

function closePopovers() {
  if (!('popover' in HTMLElement.prototype)) return
  for (const open of document.querySelectorAll<HTMLElement>('[popover="auto"]:popover-open'))
    open.hidePopover()
}

/** Focuses the heading, when need be as soon as the page has taken the place of its skeleton. */
function focusHeading(): (() => void) | undefined {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1[tabindex]')
    heading?.focus({ preventScroll: true })
    return heading !== null
  }
  if (focus()) return
  document.getElementById('main')?.focus({ preventScroll: true })
  const watch = new MutationObserver(() => {
    const isFree = document.activeElement === document.body || document.activeElement?.id === 'main'
    if (!isFree || focus()) watch.disconnect()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
