import { useLayoutEffect } from 'react'

/**
 * Keeps the height that the keyboard leaves of the screen in `--visible-height`, and how far the
 * browser has moved the page up in `--visible-top`, both in px, while the keyboard is open.
 *
 * Chrome, Firefox and Safari shrink the visual viewport only, so `100dvh` includes what is below
 * the keyboard. The viewport's `interactive-widget=resizes-content` would change that for every
 * page, and Safari ignores it.
 */
export function useVisibleHeight() {
  useLayoutEffect(() => {
    const view = window.visualViewport
    if (!view) return
    const { style } = document.documentElement
    const clear = () => {
      style.removeProperty('--visible-height')
      style.removeProperty('--visible-top')
    }
    const fit = () => {
      // A user who zooms in shrinks it as well; that is no keyboard.
      const isZoomed = view.scale > 1.01
      if (isZoomed || view.height > document.documentElement.clientHeight - 1) return clear()
      style.setProperty('--visible-height', `${view.height}px`)
      style.setProperty('--visible-top', `${view.pageTop}px`)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
      clear()
    }
  }, [])
}
