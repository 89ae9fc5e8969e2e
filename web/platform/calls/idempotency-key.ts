import { type RefObject, useEffect, useRef } from 'react'

/** The id of a create, and what was sent with it, as JSON. */
export interface Create {
  id: string
  sent: string
}

/** The creates of the forms on this page, of which `web/app/form-recovery/` keeps the ids with the typed text. */
export const made = new Set<RefObject<Create | undefined>>()

/** How it finds them again: a phone may end a page that has no answer yet. */
export const kept = { find: (_sent: string): string | undefined => undefined }

/**
 * The id that goes with a create, made here so that a retry never writes twice: the same as long as
 * the sent values are the same, and a new one after `reset`.
 */
export function useIdempotencyKey() {
  const last = useRef<Create>(undefined)
  useEffect(() => {
    made.add(last)
    return () => void made.delete(last)
  }, [])
  return {
    keyFor(values: object): string {
      const sent = JSON.stringify(values)
      if (last.current?.sent !== sent)
        last.current = { id: kept.find(sent) ?? crypto.randomUUID(), sent }
      return last.current.id
    },
    /** The create has been answered: the same values again are another create. */
    reset() {
      last.current = undefined
    },
  }
}
