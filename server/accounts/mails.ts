import type { Context } from 'hono'
import { ownPath } from '#domain/values/own-path.ts'
import type { Challenge } from './pkce/pkce-challenge.ts'
import type { AuthEnv } from './auth-settings.ts'
import { chooseRedirect } from './verification/one-time-tokens.ts'

/** Our pages that redeem a mailed link by a POST, so that a scanner of mails does not. */
type OwnPage = '/confirm' | '/reset-password' | '/login'
const ownPages: readonly string[] = ['/confirm', '/reset-password', '/login']

/**
 * Where a mailed link leads: `undefined` to our own page, with `next` to the same, which goes on to that
 * path afterwards, on whichever device it is opened; else by `GET /auth/v1/verify` to the address
 * that the client asked for, with a code for the client where it gave a challenge.
 */
export type Landing = { redirect_to: string; isPkce: boolean } | { next: string } | undefined

/**
 * The landing that a request asks for by `redirect_to`. An address that is not allowed counts as the
 * site's own.
 *
 * @param wish of the body, where the call takes it there
 */
export function readLanding(
  c: Context<AuthEnv>,
  challenge: Challenge | undefined,
  wish?: string,
): Landing {
  const { env } = c.var.settings
  const { PUBLIC_URL } = env
  const wishes = [c.req.query('redirect_to') ?? c.req.header('redirect_to') ?? wish]
  const redirect_to = chooseRedirect(env, wishes)
  const { origin, pathname, searchParams } = new URL(redirect_to)
  const isOwn = origin === new URL(PUBLIC_URL).origin && ownPages.includes(pathname)
  const isSite = redirect_to === PUBLIC_URL
  if (!challenge && (isOwn || isSite)) {
    const next = ownPath(searchParams.get('next'))
    return next === undefined ? undefined : { next }
  }
  return { redirect_to, isPkce: challenge !== undefined }
}

/** The page of ours that accepts the code of a mail; undefined where the link leads to another app. */
export const codePage = (publicUrl: string, page: string, landing: Landing): string | undefined =>
  !landing || 'next' in landing ? publicUrl + page : undefined

/** Address that a mail holds: of one of our pages, or of the call that redirects to the landing. */
export function mailedLink(
  publicUrl: string,
  page: OwnPage,
  token: { token_hash: string; type: string },
  landing: Landing,
): string {
  if (!landing || 'next' in landing)
    return `${publicUrl}${page}?${new URLSearchParams({ ...token, ...landing }).toString()}`
  const query = new URLSearchParams({
    token: `${landing.isPkce ? 'pkce_' : ''}${token.token_hash}`,
    type: token.type,
    redirect_to: landing.redirect_to,
  })
  return `${publicUrl}/auth/v1/verify?${query.toString()}`
}
