import { createHash, randomBytes } from 'node:crypto'

/** The secret of a link that works without a session: 32 random bytes, as 43 characters of base64url. */
export const makeLinkToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token: SHA-256, in hex. A token that cannot be guessed needs no slow hash. */
export const hashOfLinkToken = (token: string): string =>
  createHash('sha256').update(token).digest('hex')
