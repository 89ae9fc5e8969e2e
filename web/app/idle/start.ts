import { keepTyped } from './keep-typed.ts'

// What every page does in the background, in a chunk that is fetched once the browser is idle.
keepTyped()
keepHelpAtHand()

/**
 * Makes the help pages readable offline (`web/offline/worker.js`). It starts once the page is
 * loaded and the browser idle, so that it takes no bandwidth from the visible page.
 */
function keepHelpAtHand(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // A browser that rejects this, as some do in private windows, shows the pages all the same.
    navigator.serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      .catch(() => undefined)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 2000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
