/** Sends a word to the service worker of this page, where there is one. */
export function notifyWorker(word: string) {
  try {
    navigator.serviceWorker.controller?.postMessage(word)
  } catch {
    // Missing, or blocked with the data of sites.
  }
}
