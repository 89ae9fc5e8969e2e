import type { Visitor } from '#web/app/guard.ts'
import { useSession } from '#web/app/session.ts'

/** Who is looking: null when signed out, undefined while that is not known. */
export function useVisitor(): Visitor | null | undefined {
  const session = useSession()
  return session && { role: session.user.user_metadata.role ?? 'client', is_student: false }
}
