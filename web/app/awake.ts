import { useEffect } from 'react'

/**
 * Repeats the presses and submissions that came before the page was alive (`web/inline/wake.js`).
 * It stands beside the page, within the same Suspense boundary: React takes each boundary over at a
 * time of its own, and a submission sent before that goes nowhere.
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
