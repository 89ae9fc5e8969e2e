import type { StudentProfile } from '#domain/students/profile.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'

let draft: StudentProfile | undefined
onSignedOut(() => clearDraft())

/**
 * Keeps what was typed while the person reads the consent page. In the memory of this tab alone: a
 * shared phone keeps nothing.
 */
export function keepDraft(typed: StudentProfile) {
  draft = typed
}

export function readDraft(): StudentProfile | undefined {
  return draft
}

export function clearDraft() {
  draft = undefined
}
