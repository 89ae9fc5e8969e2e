import { useEffect, useRef } from 'react'

let isReplaced = false

/** Call it before a press of the person replaces the whole page of a patient by another one. */
export function replacePage(): void {
  isReplaced = true
}

/** The part of the new page that takes the focus: the button that was pressed is gone. */
export function useReplacedFocus() {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isReplaced) return
    isReplaced = false
    place.current?.focus()
  }, [])
  return place
}
