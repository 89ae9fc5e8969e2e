import { readStoredSession } from '#web/platform/calls/session.ts'

/**
 * A half-finished input, in the tab's own store under the id of its user: a reload and the end of
 * the session keep it for them; closing the tab, logging out and "Exit this page" delete it, and so
 * does the next user who logs in here.
 */
export function openDraft<Value extends object>(name: string) {
  const keyNow = () => {
    const id = readStoredSession()?.user.id
    return id === undefined ? undefined : `ubumi.${name}.${id}`
  }
  return {
    read(): Value | undefined {
      const key = keyNow()
      try {
        const stored = JSON.parse((key && sessionStorage.getItem(key)) || 'null') as Value | null
        return stored ?? undefined
      } catch {
        return undefined
      }
    },
    /**
     * Undefined deletes it. A full store saves nothing: the value then remains in the page alone.
     */
    keep(value: Value | undefined) {
      const key = keyNow()
      if (key === undefined) return
      try {
        if (value === undefined) sessionStorage.removeItem(key)
        else sessionStorage.setItem(key, JSON.stringify(value))
      } catch {
        sessionStorage.removeItem(key)
      }
    },
  }
}
