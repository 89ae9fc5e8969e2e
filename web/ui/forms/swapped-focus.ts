import { useEffect, useRef } from 'react'

/**
 * For a form that takes the place of the button that opens it: the focus goes to its first answer, and
 * back to the button once it is closed.
 *
 * @returns the ref of the element around both
 */
export function useSwappedFocus(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    box.current?.querySelector<HTMLElement>(isOpen ? answers : 'button')?.focus()
  }, [isOpen])
  return box
}

const answers = 'input:checked, textarea'

/** The ref of an element around a form: its first answer takes the focus when it appears. */
export const focusAnswer = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>(answers)?.focus()
