/** Starts the service worker; a browser without one, or that blocks it, shows the pages all the same. */
export function startWorker(script: string) {
  try {
    navigator.serviceWorker.register(script, { updateViaCache: 'none' }).catch(() => undefined)
  } catch {
    // Missing, or blocked with the data of sites.
  }
}

/** Sends a word to the service worker of this page, where there is one. */
export function tellWorker(word: string) {
  try {
    navigator.serviceWorker.controller?.postMessage(word)
  } catch {
    // As above.
  }
}
