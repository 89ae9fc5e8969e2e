import { closeByBack } from '#web/app/layout/close-by-back.ts'
import { loadRoute } from '#web/app/routing/load-route.ts'
import type { AppRoute } from '#web/app/routing/route.ts'
import { whenIdle } from '#web/platform/browser/idle.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { dropAbandonedResults } from '#web/platform/handed-over.ts'
import { holdInstallPrompt } from '#web/platform/browser/install.ts'
import { startWorker } from '#web/platform/browser/start-worker.ts'
import { followTranslation } from './follow-translation.ts'
import { keepFocus } from './keep-focus.ts'
import { keepTyped } from './keep-typed.ts'

/** For paper, which is printed later. Here, so that the first script does not name it. */
const fetchPrintRules = loadOnce(() => import('#web/app/layout/print.css'))

/** What every page does in the background, in a chunk that is fetched once the browser is idle. */
export function startIdle(findRoute: (path: string) => AppRoute) {
  preloadPagesOfLinks(findRoute)
  keepTyped()
  keepFocus()
  followTranslation()
  closeByBack(findRoute)
  followPages(dropAbandonedResults)
  holdInstallPrompt()
  keepHelpAtHand()
  fetchPrintRules().catch(() => undefined)
}

/** Calls at once, and at each change of page, which changes the title. */
function followPages(call: () => void): void {
  const title = document.querySelector('title')
  call()
  if (title) new MutationObserver(call).observe(title, { childList: true })
}

/** Starts to fetch a page as soon as a finger, pointer or the focus reaches a link to it. */
function preloadPagesOfLinks(findRoute: (path: string) => AppRoute): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    loadRoute(findRoute(link.pathname)).catch(() => undefined)
  }
  for (const type of ['touchstart', 'mouseover', 'focusin'])
    addEventListener(type, preload, { passive: true })
}

/**
 * Makes the help pages readable offline (`web/offline/worker.js`). It starts once the page is
 * loaded and the browser idle, so that it takes no bandwidth from the visible page.
 */
function keepHelpAtHand(): void {
  if (!import.meta.env.PROD) return
  const start = () => whenIdle(() => startWorker('/worker.js'), 10_000, 2000)
  if (document.readyState === 'complete') start()
  else addEventListener('load', start)
}
