/** Starts the service worker; a browser without one, or that blocks it, shows the pages all the same. */
export function startWorker(script: string) {
  try {
    navigator.serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => undefined)
  } catch {
    // Missing, or blocked with the data of sites.
  }
}
