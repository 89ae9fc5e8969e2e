import { AuthClient } from '@supabase/auth-js'

import { readStoredSession } from '#web/platform/calls/session.ts'
import { storageOf } from './auth-storage.ts'
import { waitMessage } from './wait-message.ts'
import { newestRefreshToken } from './same-session.ts'

type Options = ConstructorParameters<typeof AuthClient>[0] & {
  fetch: typeof fetch
  /** The storage of a session that stays in memory; undefined for a stored session. */
  memory: () => Map<string, string> | undefined
}

/**
 * auth-js, which answers for a minute that the session could not be refreshed once that failed.
 * Where it failed because the browser was offline, it retries as soon as the connection is back.
 * Duplicates of a tab refresh with the newest token that any of them has.
 */
export class OnlineAuthClient extends AuthClient {
  constructor({ memory, ...options }: Options) {
    super({
      ...options,
      experimental: { recoveryCodes: true },
      fetch: withNewestToken(withWait(options.fetch)),
      storage: storageOf(memory),
    })
    const clear = () => {
      this.lastRefreshFailure = null
    }
    // Before any listener that sends queued entries.
    addEventListener('online', clear, { capture: true })
  }

  /**
   * Where another tab refreshed in the meantime, auth-js drops its own answer: that tab's session
   * is stored by then.
   */
  override async refreshSession(given?: { refresh_token: string }) {
    const answer = await super.refreshSession(given)
    if (answer.error?.name !== 'AuthRefreshDiscardedError') return answer
    const { data } = await super.getSession()
    if (!data.session) return answer
    return { data: { session: data.session, user: data.session.user }, error: null }
  }

  override async getSession() {
    const answer = await super.getSession()
    return answer.error?.name === 'AuthRefreshDiscardedError' ? super.getSession() : answer
  }
}

/**
 * A rejection for too many attempts says how long to wait. The server sends it in a header, which
 * auth-js does not pass on.
 */
function withWait(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const seconds = Number(answer.headers.get('Retry-After'))
    if (answer.status !== 429 || !(seconds > 0)) return answer
    const rejection = (await answer.json().catch(() => ({}))) as { code?: string }
    const message = waitMessage(rejection.code, seconds)
    const { status, headers } = answer
    return new Response(JSON.stringify({ ...rejection, message }), { status, headers })
  }
}

/** A refresh of the stored session is sent with the newest token of all its tabs. */
function withNewestToken(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const stored = readStoredSession()
    const isRefresh = typeof input === 'string' && input.includes('grant_type=refresh_token')
    if (!stored || !isRefresh || typeof init?.body !== 'string') return send(input, init)
    const asked = JSON.parse(init.body) as { refresh_token?: string }
    if (asked.refresh_token !== stored.refresh_token) return send(input, init)
    const refresh_token = await newestRefreshToken(stored)
    return send(input, { ...init, body: JSON.stringify({ refresh_token }) })
  }
}
