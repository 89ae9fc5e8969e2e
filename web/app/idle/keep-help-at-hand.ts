/**
 * Lets the pages of help be read without a line (`web/offline/worker.js`). It waits until the page
 * is loaded and the browser idle, so that it takes nothing from what is on the screen.
 */
export function keepHelpAtHand(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    // A browser that refuses, as some do in private windows, shows the pages all the same.
    navigator.serviceWorker
      .register('/worker.js', { updateViaCache: 'none' })
      .catch(() => undefined)
  }
  const whenIdle = () =>
    'requestIdleCallback' in window ? requestIdleCallback(register) : setTimeout(register, 2000)
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle)
}
