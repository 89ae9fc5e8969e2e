import type { DeviceKey } from '#domain/accounts/device-key.ts'

/** Bytes. All texts up to this have the same length, so that it does not say how much is in one. */
const smallest = 8192
const ivBytes = 12

/** AES-GCM with 256 bits (NIST SP 800-38D), with a new random IV of 96 bits for each text. */
const cipher = (iv: Uint8Array<ArrayBuffer>) => ({ name: 'AES-GCM', iv })

const keyOf = ({ key }: DeviceKey) =>
  crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

/**
 * Locks a JSON text, at a length that is a power of two.
 *
 * @returns base64
 */
export async function lockText(text: string, key: DeviceKey): Promise<string> {
  const plain = new TextEncoder().encode(text)
  // JSON may end with spaces.
  const padded = new Uint8Array(lengthFor(plain.length)).fill(32)
  padded.set(plain)
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const locked = await crypto.subtle.encrypt(cipher(iv), await keyOf(key), padded)
  return textOf(new Uint8Array([...iv, ...new Uint8Array(locked)]))
}

/** @returns undefined where the key does not open it, or it was damaged */
export async function unlockText(locked: string, key: DeviceKey): Promise<string | undefined> {
  try {
    const bytes = bytesOf(locked)
    const iv = bytes.slice(0, ivBytes)
    const plain = await crypto.subtle.decrypt(cipher(iv), await keyOf(key), bytes.slice(ivBytes))
    return new TextDecoder().decode(plain)
  } catch {
    return undefined
  }
}

function lengthFor(bytes: number): number {
  let length = smallest
  while (length < bytes) length *= 2
  return length
}

function textOf(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text)
}

/** @param text base64 or base64url */
function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
