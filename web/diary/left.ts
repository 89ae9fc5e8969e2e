import { onSignedOut } from '#web/app/signed-in/forget.ts'

/**
 * What was typed before the person was sent to the consent page. In the memory of this tab alone: a
 * shared phone keeps nothing.
 */
const left = new Map<string, object>()
onSignedOut(() => left.clear())

/** The place of what was typed in one form. */
export function leftIn<Typed extends object>(form: string) {
  return {
    read: () => (left.get(form) ?? {}) as Partial<Typed>,
    keep: (typed: Typed) => void left.set(form, typed),
    forget: () => void left.delete(form),
  }
}
