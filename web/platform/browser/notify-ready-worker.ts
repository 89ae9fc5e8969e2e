/** Sends a word to the service worker once there is one, also at the first visit. */
export function notifyReadyWorker(word: string) {
  try {
    navigator.serviceWorker.ready.then(
      ({ active }) => active?.postMessage(word),
      () => undefined,
    )
  } catch {
    // Missing, or blocked with the data of sites.
  }
}
