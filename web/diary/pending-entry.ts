import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'

/**
 * What was typed before the user was redirected to the consent page. In the memory of this tab
 * alone: a shared phone stores nothing.
 */
const left = new Map<string, object>()
onSignedOut(() => left.clear())

/** The store for what was typed in one form. */
export function pendingEntry<Typed extends object>(form: string) {
  return {
    read: () => (left.get(form) ?? {}) as Partial<Typed>,
    keep: (typed: Typed) => void left.set(form, typed),
    clear: () => void left.delete(form),
  }
}
