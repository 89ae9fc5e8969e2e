import { useEffect, useLayoutEffect } from 'react'
import { type AppLocation, useLocation } from '#web/platform/location.ts'

/**
 * The current place, by the key of its history entry. Not stored in the frame, which a redirect
 * renders again.
 */
let arrivedAt: string | null = null

/** The same, once the target of the link was scrolled into view. */
let placedAt: string | null = null

/**
 * The scroll offset of the page's box when the user left an entry of the history, in px, by its
 * key.
 */
const leftAt = new Map<string, number>()

/** Call it before a navigation. The browser itself remembers the scroll offset of the window. */
export function saveScroll() {
  const page = document.getElementById('page')
  if (page && arrivedAt !== null) leftAt.set(arrivedAt, page.scrollTop)
}

/**
 * After a change of page: menus close, the page is at its top (or at the part that the address
 * names, or at the last scroll offset), and the focus goes to its heading, so that a screen reader
 * says where the user is. The page that the browser itself loaded is left as it is, except for a
 * part that loads later; so is a page that stays, with another part of it open (`state.stays`).
 */
export function useRouteFocus() {
  const { key, hash, state } = useLocation() as AppLocation & { state: { stays?: true } | null }
  const part = hash.slice(1)

  // Together with the page: a moment later the user may have reached for a button, whose focus this
  // would take.
  useLayoutEffect(() => {
    const isFirst = arrivedAt === null
    if (arrivedAt === key) return
    arrivedAt = key
    if (!isFirst) closePopovers()
    if (!isFirst && !state?.stays && !document.getElementById(part)) return focusHeading()
  }, [key, part, state])

  // After it: whatever scrolled the page before it, such as a key press, is over by then.
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

/** By then a page has all of its data, or will not get it. */
const holdFor = 10_000

/**
 * Scrolls a part of the page into view as soon as it is there, and again when later data push it
 * away, unless the user has started to do something.
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

/**
 * Calls `changed` at every change of the page until the user does something; returns a function to
 * stop.
 */
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

/**
 * Scrolls the box of the page, if needed as soon as the page is long enough, unless the user
 * scrolls.
 */
function showFrom(top: number): (() => void) | undefined {
  const page = document.getElementById('page')
  const reach = () => {
    page?.scrollTo(0, top)
    return !page || page.scrollTop >= top - 1
  }
  // When the window scrolls, the box does not.
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

/**
 * Focuses the heading, if needed as soon as the page has replaced its skeleton, and the one that comes in its
 * place with the data, until the focus moves on.
 */
function focusHeading(): () => void {
  let heading: HTMLElement | null = null
  const focus = () => {
    heading = document.querySelector<HTMLElement>('main h1[tabindex]')
    const target = heading ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  }
  focus()
  const watch = new MutationObserver(() => {
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.id === 'main'
    if (heading?.isConnected ? activeElement !== heading : !isFree) watch.disconnect()
    else if (!heading?.isConnected) focus()
  })
  watch.observe(document.body, { childList: true, subtree: true })
  return () => watch.disconnect()
}
