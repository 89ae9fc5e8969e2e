import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** Codes in a set. */
export const codesInSet = 10
/** At so many left, or fewer, the owner is asked to make new ones. */
export const fewCodes = 3

/** Crockford's base 32: no i, l, o or u, which handwriting mixes up with 1, 0 and v. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const codeLength = 16

/** A code of 16 characters, 80 random bits, in the canonical form of the contract. */
export function makeRecoveryCode(): string {
  // 256 is a multiple of 32: every character is as likely as any other.
  return Array.from(randomBytes(codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** A code as typed, in canonical form; undefined where it cannot be one. */
export function canonicalCode(typed: string): string | undefined {
  const code = typed
    .toLowerCase()
    .replaceAll(/[\s-]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')
  return new RegExp(`^[${alphabet}]{${codeLength}}$`).test(code) ? code : undefined
}

/** What is stored of a code: bound to its set. Without a key, so that a rotation voids no paper. */
export function hashOfRecoveryCode(factor_id: string, code: string): Buffer {
  return createHash('sha256')
    .update(JSON.stringify(['recovery code', factor_id, code]))
    .digest()
}

/** The stored code that equals `wanted`; compares all, each in constant time. */
export function findCode<Row extends { code_hash: Uint8Array }>(
  stored: readonly Row[],
  wanted: Uint8Array,
): Row | undefined {
  return stored.filter(({ code_hash }) => timingSafeEqual(code_hash, wanted))[0]
}
