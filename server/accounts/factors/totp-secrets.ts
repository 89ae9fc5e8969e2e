import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import { toString as drawQrCode } from 'qrcode'
import type { Secrets } from '#server/platform/env.ts'

/** Seconds: a code's own time, and how long a challenge may be answered. */
const period = 30
export const challengeLife = 300
export const maxFactors = 10

/** A new secret as authenticator apps take it: 160 bits in base32. */
export function makeSecret(): string {
  return new Secret({ size: 20 }).base32
}

/** The address an authenticator app reads, `otpauth://totp/…`. */
export function enrolmentUri(secret: string, { issuer, label }: { issuer: string; label: string }) {
  return new TOTP({ ...codes(secret), issuer, label }).toString()
}

/**
 * The address as raw SVG. Colours are named, because auth-js puts the text into a `data:` address
 * as it is, where a `#` would end it.
 */
export async function enrolmentPicture(uri: string): Promise<string> {
  const svg = await drawQrCode(uri, { type: 'svg', margin: 2 })
  return svg.replaceAll('#ffffff', 'white').replaceAll('#000000', 'black')
}

/**
 * The time step whose code this is, looking one step around `now`.
 *
 * @param now in milliseconds
 * @param lastStep step of the last code taken: it and all before it are used
 * @returns undefined for a wrong or used code
 */
export function findStep(
  secret: string,
  code: string,
  { now, lastStep }: { now: number; lastStep: number | null },
): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = new TOTP(codes(secret)).validate({ token: code, timestamp: now, window: 1 })
  if (delta === null) return undefined
  const step = Math.floor(now / 1000 / period) + delta
  return lastStep !== null && step <= lastStep ? undefined : step
}

function codes(secret: string) {
  return { secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period }
}

const nonceLength = 12
const tagLength = 16

/** The secret as the database keeps it: nonce, tag, ciphertext (AES-256-GCM), bound to its factor. */
export function sealSecret(serverSecret: string, factor_id: string, secret: string): Buffer {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv('aes-256-gcm', keyFrom(serverSecret), nonce)
  cipher.setAAD(Buffer.from(factor_id))
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

/**
 * @param serverSecrets those that may have sealed it
 * @returns the secret, and whether it was sealed under an earlier server secret and should be sealed again
 * @throws Error where the bytes were sealed under another key or for another factor
 */
export function unsealSecret(
  serverSecrets: Secrets,
  factor_id: string,
  sealed: Buffer,
): { secret: string; isStale: boolean } {
  const [present, ...earlier] = serverSecrets
  try {
    return { secret: unsealWith(present, factor_id, sealed), isStale: false }
  } catch (error) {
    const [next, ...further] = earlier
    if (next === undefined) throw error
    return { ...unsealSecret([next, ...further], factor_id, sealed), isStale: true }
  }
}

function unsealWith(serverSecret: string, factor_id: string, sealed: Buffer): string {
  const nonce = sealed.subarray(0, nonceLength)
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(serverSecret), nonce, {
    authTagLength: tagLength,
  })
  decipher.setAAD(Buffer.from(factor_id))
  decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength))
  const opened = decipher.update(sealed.subarray(nonceLength + tagLength))
  return Buffer.concat([opened, decipher.final()]).toString('utf8')
}

function keyFrom(serverSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', serverSecret, '', 'secrets of second factors', 32))
}
