import {
  type StoredSession,
  announceSession,
  readStoredSession,
  sessionKey,
} from '#web/platform/calls/session.ts'
import { storeText, tabStore } from '#web/platform/browser/stores.ts'
import { openChannel } from '#web/platform/browser/channel.ts'

/**
 * Keeps the tabs of one session on one refresh token. A browser that duplicates a tab copies its
 * sessionStorage, and the server ends a session whose older token is used again. So a tab sends the
 * others each new token, and asks them for theirs before it refreshes.
 */
type Message =
  | { kind: 'ask'; session_id: string; issued: number }
  | { kind: 'answer' | 'new'; session_id: string; issued: number; session: StoredSession }

/** Milliseconds: the other tab may be busy, and most tabs have no other. */
const answerWithin = 300

/** Opened once, with this module; undefined in old browsers. */
const channel = openChannel('ubumi.same-session')
if (channel) channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data)

let onAnswer: ((session: StoredSession) => void) | undefined

function receive(message: Message) {
  const own = readStoredSession()
  const known = own && describe(own)
  if (!own || known?.session_id !== message.session_id) return
  if (message.kind === 'ask') {
    if (known.issued >= message.issued)
      channel?.postMessage({ ...known, kind: 'answer', session: own })
  } else if (message.issued >= known.issued) {
    if (message.kind === 'answer') onAnswer?.(message.session)
    else adopt(message.session)
  }
}

/** Only in the tab's own store: the device's store is shared by all tabs. */
function adopt(session: StoredSession) {
  if (tabStore().getItem(sessionKey) === null) return
  storeText(tabStore(), sessionKey, JSON.stringify(session))
  announceSession()
}

/** Sends a session that was just stored here to the other tabs that have it. */
export function shareSession(session: StoredSession) {
  const known = describe(session)
  if (known) channel?.postMessage({ ...known, kind: 'new', session })
}

/**
 * The newest refresh token that a tab of this session has; this tab's own where no other tab
 * answers.
 */
export async function newestRefreshToken(own: StoredSession): Promise<string> {
  const known = describe(own)
  // The device's store is shared by all tabs, so that none of them has a newer one.
  if (!known || !channel || tabStore().getItem(sessionKey) === null) return own.refresh_token
  let newest = { token: own.refresh_token, issued: known.issued }
  onAnswer = (session) => {
    const issued = describe(session)?.issued ?? 0
    if (issued >= newest.issued) newest = { token: session.refresh_token, issued }
  }
  channel.postMessage({ ...known, kind: 'ask' })
  await new Promise((resolve) => setTimeout(resolve, answerWithin))
  onAnswer = undefined
  return newest.token
}

/** The session id of an access token, and when it was issued, in seconds since 1970. */
function describe({ access_token }: StoredSession) {
  try {
    const payload = access_token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/')
    const { session_id, iat } = JSON.parse(atob(payload)) as { session_id: string; iat: number }
    return { session_id, issued: iat }
  } catch {
    return undefined
  }
}
