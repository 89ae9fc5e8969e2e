import type { AppRoute } from '#web/app/routing/route.ts'

/** How long a page that navigates as its dialog closes may take for that, in milliseconds. */
const settled = 100

/** What our entries of the history say: how many dialogs and menus are open there. */
interface EntryState {
  overlays?: number
}
const entry = () => (history.state ?? {}) as EntryState
const overlaysAt = () => entry().overlays ?? 0

/** The dialogs and menus that are open, the topmost last. */
let open: HTMLElement[] = []

function openNow(): HTMLElement[] {
  const menus = 'popover' in HTMLElement.prototype ? ',[popover="auto"]:popover-open' : ''
  return [...document.querySelectorAll<HTMLElement>(`dialog[open]${menus}`)]
}

/**
 * The phone's Back closes the open dialog or menu, in browsers without CloseWatcher (older WebViews,
 * Firefox), which leave the page instead. Each dialog and menu is an entry of the history with the address
 * of its page. Not on pages that share one entry: they leave no more of themselves in the history.
 */
export function closeByBack(findRoute: (path: string) => AppRoute) {
  if ('CloseWatcher' in window) return
  // After a reload nothing is open.
  if (overlaysAt() > 0) history.replaceState({ ...entry(), overlays: 0 }, '')

  const follow = () => {
    const now = openNow()
    const isSame = now.length === open.length && now.every((element) => open.includes(element))
    if (isSame) return
    open = [...open.filter((one) => now.includes(one)), ...now.filter((one) => !open.includes(one))]
    if (open.length > overlaysAt()) {
      if (findRoute(location.pathname).oneEntry) return
      for (let count = overlaysAt() + 1; count <= open.length; count += 1)
        history.pushState({ ...entry(), overlays: count }, '')
    } else setTimeout(leaveEntries, settled)
  }
  /** What was closed by a button leaves its entry, unless the next page has taken it (browser-router.tsx). */
  const leaveEntries = () => {
    if (overlaysAt() > open.length) history.go(open.length - overlaysAt())
  }

  new MutationObserver(follow).observe(document.body, {
    attributes: true,
    attributeFilter: ['open'],
    childList: true,
    subtree: true,
  })
  document.addEventListener('toggle', follow, true)
  addEventListener('popstate', () => {
    for (const element of open.slice(overlaysAt()).toReversed()) close(element)
  })
}

/** A dialog that stays open, because it is saving, is left by the next Back. */
function close(element: HTMLElement) {
  if (!(element instanceof HTMLDialogElement)) return element.hidePopover()
  const cancel = new Event('cancel', { cancelable: true })
  if (element.dispatchEvent(cancel)) element.close()
}
