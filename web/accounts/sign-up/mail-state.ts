import { useInBrowser } from '#web/platform/hydration.ts'
import { useLocation } from '#web/platform/location.ts'

/** What sign-up and the confirmation page pass on; it stays in the tab, not in the address. */
interface MailState {
  email?: string
  isCreated?: boolean
  /** The guard redirected here because a session had ended. */
  hasEnded?: boolean
}

/** The address passed on by the previous page; empty when there was none. */
export function useMailState(): MailState {
  const { state } = useLocation() as { state: MailState | null }
  return useInBrowser(() => true) ? (state ?? {}) : {}
}
