import { useEffect } from 'react'

/**
 * Repeats the presses and submissions from before the page was hydrated (`web/inline/wake.js`). It
 * is rendered beside the page, within the same Suspense boundary: React hydrates each boundary at a
 * time of its own, and a submission sent before that is lost.
 */
export function Awake() {
  useEffect(() => {
    const root = document.getElementById('root')
    if (!root || root.dataset.awake) return
    root.dataset.awake = 'true'
    for (const element of window.ubumiWaiting ?? []) {
      if (element instanceof HTMLFormElement) element.requestSubmit()
      else element.click()
    }
  }, [])
  return null
}
