import { AuthClient } from '@supabase/auth-js'

/**
 * auth-js, which answers for a minute that the session could not be refreshed once that failed. Where it
 * failed for want of a line, it is asked anew as soon as the line is back.
 */
export class OnlineAuthClient extends AuthClient {
  constructor(...options: ConstructorParameters<typeof AuthClient>) {
    super(...options)
    const forget = () => {
      this.lastRefreshFailure = null
    }
    // Before anybody who sends what has waited.
    addEventListener('online', forget, { capture: true })
  }
}
