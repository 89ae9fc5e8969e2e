import { loadRoute } from '#web/app/load-route.ts'
import type { AppRoute } from '#web/app/route.ts'

/** Starts to fetch a page as soon as a finger, pointer or the focus reaches a link to it. */
export function preloadPagesOfLinks(findRoute: (path: string) => AppRoute): void {
  const preload = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || link.origin !== location.origin) return
    loadRoute(findRoute(link.pathname)).catch(() => undefined)
  }
  for (const type of ['touchstart', 'mouseover', 'focusin'])
    addEventListener(type, preload, { passive: true })
}
