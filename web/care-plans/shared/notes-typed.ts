import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'

/**
 * What was typed, by page, while the user is at the consent page. In the memory of this tab alone.
 */
export const notesTyped = new Map<string, string>()
onSignedOut(() => notesTyped.clear())
