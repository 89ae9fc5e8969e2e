import { useSyncExternalStore } from 'react'

import type { Gender } from '#domain/values/gender.ts'
import type { Profession } from '#domain/practice/professions.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import {
  type Role,
  type StoredSession,
  announceSession,
  readStoredSession,
  storeOfSession,
  useSession,
  watchSession,
} from '#web/platform/calls/session.ts'
import { readText, storeText } from '#web/platform/browser/stores.ts'

/** The data of the user that the guard uses. */
export interface Visitor {
  role: Role
  is_student: boolean
  /** For the menu. */
  full_name?: Profile['full_name']
  /** Under 18, by the date of birth on record. */
  is_minor?: boolean
  /** As in the profile: decides which questions of the screening are shown. */
  gender?: Gender | null
  /** Of a provider, as an admin checked it: which pages the menu lists. */
  profession?: Profession | null
  /** Of a provider: whether an admin has approved them. */
  provider_status?: Profile['provider_status']
}

/**
 * A summary of the last profile, so that public pages need not fetch it, and `web/inline/early.js`
 * requests only what the user may have. Only a hint: it authorizes nothing.
 */
const hintKey = 'ubumi.visitor'

/** The user as the frame shows them: null when signed out, undefined while that is not known. */
export function useVisitor(): Visitor | null | undefined {
  const session = useSession()
  const hint = useSyncExternalStore(watchSession, readHint, () => null)
  return session && (hint?.id === session.user.id ? hint : guess(session))
}

/**
 * The roles in the stored copies of the metadata come from the server (docs/specification.md, "Roles").
 */
function guess({ user }: StoredSession): Visitor {
  return {
    role: user.app_metadata?.role ?? user.user_metadata.role ?? 'client',
    is_student: Boolean(user.user_metadata.student_data),
  }
}

/**
 * Stores what the frame needs of a profile beside the session, in the same store, and notifies the
 * frame.
 */
export function rememberVisitor(id: string, visitor: Visitor) {
  if (readStoredSession()?.user.id !== id) return
  const { role, is_student, full_name, is_minor, gender, profession, provider_status } = visitor
  const hint = { id, role, is_student, full_name, is_minor, gender, profession, provider_status }
  storeText(storeOfSession(), hintKey, JSON.stringify(hint))
  announceSession()
}

let lastText: string | null = null
let lastHint: (Visitor & { id: string }) | null = null

function readHint() {
  const text = readText(hintKey)
  if (text !== lastText) {
    lastText = text
    lastHint = text === null ? null : (JSON.parse(text) as Visitor & { id: string })
  }
  return lastHint
}
