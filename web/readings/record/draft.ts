import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'

/**
 * What was typed before the person was sent to the consent page. In the memory of this tab alone:
 * a shared phone keeps nothing.
 */
const drafts = new Map<string, object>()
onSignedOut(() => drafts.clear())

export function keepDraft(page: string, typed: object) {
  drafts.set(page, typed)
}

export function readDraft<Typed extends object>(page: string): Partial<Typed> {
  return (drafts.get(page) ?? {}) as Partial<Typed>
}

export function clearDraft(page: string) {
  drafts.delete(page)
}
