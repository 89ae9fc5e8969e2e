import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Where one stands, by the key of its history entry. Not kept in the frame, which a redirect draws anew. */
let arrivedAt: string | null = null

/**
 * After a change of page: menus close, the page stands at its top (or at the part that the address
 * names), and the focus goes to its heading, so that a screen reader says where one is. The page that
 * the browser itself loaded is left as it is.
 */
export function useArrival() {
  const { key, hash } = useLocation()
  useEffect(() => {
    const isFirst = arrivedAt === null
    if (arrivedAt === key) return
    arrivedAt = key
    if (isFirst) return
    closePopovers()
    const target = hash ? document.getElementById(hash.slice(1)) : null
    if (target) return target.scrollIntoView()
    scrollTo(0, 0)
    document.getElementById('page')?.scrollTo(0, 0)
    return focusHeading()
  }, [key, hash])
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
