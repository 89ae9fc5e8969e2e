import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'

export type Purpose =
  | 'confirmation'
  | 'recovery'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication'

/** Minutes each one-time token lasts. */
export const lifeOf: Record<Purpose, number> = {
  confirmation: 60,
  recovery: 15,
  email_change_current: 60,
  email_change_new: 60,
  reauthentication: 15,
}

/** Wrong codes after which a token is dead. */
export const maxWrongCodes = 5

const purposesOf: Record<string, readonly Purpose[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  recovery: ['recovery'],
  magiclink: ['recovery'],
  email: ['confirmation', 'recovery'],
  email_change: ['email_change_current', 'email_change_new'],
}

/**
 * Types that lead to a new password. Tokens that were mailed for one work until one is saved, the person logs in
 * otherwise, or their time is over: a person who reloads the page, or whose mailbox opened the link before them, has
 * not saved one. Tokens of other mails work once, also with these types. The contract says once;
 * docs/decisions/116-documents.md says why not here.
 */
export const leadsToPassword = (type: string) => type === 'recovery' || type === 'invite'

/** The purposes a `type` of `/verify` may redeem; none for phones and for unknown types. */
export function purposesOfType(type: string): readonly Purpose[] {
  return Object.hasOwn(purposesOf, type) ? purposesOf[type]! : []
}

/** A fresh link token of 32 random bytes and a code of six digits, drawn uniformly. */
export function drawOneTimeToken() {
  return {
    token_hash: randomBytes(32).toString('base64url'),
    code: randomInt(1_000_000).toString().padStart(6, '0'),
  }
}

/** What is stored of a link token. */
export function digestOfLink(token_hash: string): Buffer {
  return createHash('sha256').update(token_hash).digest()
}

/** What is stored of a code: bound to purpose and address, under a server key. */
export function macOfCode(
  secret: string,
  { purpose, address, code }: { purpose: string; address: string; code: string },
): Buffer {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['one-time code', purpose, address, code]))
    .digest()
}

export function isSameMac(left: Uint8Array, right: Uint8Array): boolean {
  return left.length === right.length && timingSafeEqual(left, right)
}

/** An address as it is remembered where it need not be read again. */
export function macOfAddress(secret: string, address: string): Buffer {
  return createHmac('sha256', secret).update('address').update(address).digest()
}

/** The address as any of the server's secrets, present or former, made it remembered. */
export function macsOfAddress(secrets: readonly string[], address: string): Buffer[] {
  return secrets.map((secret) => macOfAddress(secret, address))
}

/**
 * @param wait seconds until an address may be sent another email; 0 for now
 * @throws AuthProblem 429 `over_email_send_rate_limit` where it is not yet
 */
export function requireEmailBudget(wait: number): void {
  if (wait > 0)
    throw new AuthProblem(429, 'over_email_send_rate_limit', 'email rate limit exceeded', {
      retryAfter: wait,
    })
}

/**
 * Rejects an email to an address that was sent one of the same purpose just now.
 *
 * @param wait seconds until it may be sent another one
 * @throws AuthProblem 429 `over_email_send_rate_limit` naming the seconds
 */
export function rejectEmail(wait: number): never {
  throw new AuthProblem(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${wait} seconds.`,
    { retryAfter: wait },
  )
}

/**
 * Where a browser may be sent: the wish if it is allowed, else the page it came from, else the site.
 *
 * Another port of this machine is for development only: in production, a program that listens there on the
 * machine of the reader would get their tokens.
 *
 * @param settings.AUTH_REDIRECTS patterns, where `*` matches anything but `/` and `**` matches anything
 */
export function chooseRedirect(
  settings: RedirectSettings,
  wishes: readonly (string | undefined)[],
): string {
  return wishes.find((wish) => wish && isAllowedRedirect(settings, wish)) ?? settings.PUBLIC_URL
}

interface RedirectSettings {
  PUBLIC_URL: string
  AUTH_REDIRECTS: readonly string[]
  isProduction: boolean
}

function isAllowedRedirect(
  { PUBLIC_URL, AUTH_REDIRECTS, isProduction }: RedirectSettings,
  wish: string,
): boolean {
  if (!URL.canParse(wish)) return false
  const url = new URL(wish)
  const home = new URL(PUBLIC_URL)
  if (!['http:', 'https:'].includes(url.protocol) || url.username || url.password) return false
  if (url.origin === home.origin) return true
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // As it was written: 2130706433 is 127.0.0.1 to a browser.
  const isWritten = wish.toLowerCase().startsWith(`${url.protocol}//${url.hostname}`)
  const isLoopback = !isProduction && isWritten && ['localhost', '127.0.0.1', '::1'].includes(host)
  if (isLoopback && (home.hostname === url.hostname || host !== 'localhost')) return true
  if (isIP(host) !== 0) return false
  url.hash = ''
  return AUTH_REDIRECTS.some((pattern) => patternOf(pattern).test(url.href))
}

function patternOf(glob: string): RegExp {
  const source = glob
    .split(/(\*\*|\*)/)
    .map((part) =>
      part === '**' ? '.*' : part === '*' ? '[^/]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'),
    )
    .join('')
  return new RegExp(`^${source}/?$`)
}
