import { useSyncExternalStore } from 'react'

import type { Visitor } from '#web/app/guard.ts'
import {
  type StoredSession,
  announceSession,
  readStoredSession,
  sessionKey,
  useSession,
  watchSession,
} from '#web/app/session.ts'

/**
 * What the last profile said, so that public pages need not fetch it, and `web/inline/early.js` asks
 * only for what the person may have. Only a hint: it opens nothing.
 */
const hintKey = 'ubumi.visitor'

/** Who is looking, for what the frame shows: null when signed out, undefined while that is not known. */
export function useVisitor(): Visitor | null | undefined {
  const session = useSession()
  const hint = useSyncExternalStore(watchSession, readHint, () => null)
  return session && (hint?.id === session.user.id ? hint : guess(session))
}

/** The roles in the stored copies of the metadata are the server's own (decision 1). */
function guess({ user }: StoredSession): Visitor {
  return {
    role: user.app_metadata?.role ?? user.user_metadata.role ?? 'client',
    is_student: Boolean(user.user_metadata.student_data),
  }
}

/** Keeps what the frame needs of a profile beside the session, in the same store, and tells the frame. */
export function rememberVisitor(id: string, visitor: Visitor) {
  if (readStoredSession()?.user.id !== id) return
  const store = sessionStorage.getItem(sessionKey) === null ? localStorage : sessionStorage
  const { role, is_student, is_minor, gender, profession, provider_status } = visitor
  const hint = { id, role, is_student, is_minor, gender, profession, provider_status }
  store.setItem(hintKey, JSON.stringify(hint))
  announceSession()
}

let lastText: string | null = null
let lastHint: (Visitor & { id: string }) | null = null

function readHint() {
  const text = sessionStorage.getItem(hintKey) ?? localStorage.getItem(hintKey)
  if (text !== lastText) {
    lastText = text
    lastHint = text === null ? null : (JSON.parse(text) as Visitor & { id: string })
  }
  return lastHint
}
