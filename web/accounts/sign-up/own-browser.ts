import { ownPath } from '#domain/values/own-path.ts'
import { deviceStore, readText, removeText, storeText } from '#web/platform/browser/stores.ts'

/**
 * The person who confirms an address need not be the one who signed up with it. The browser that
 * signs up stores a random proof until its address is confirmed, and sends it in the address of the
 * page to return to. The server confirms with the password of that browser's sign-up, and asks any
 * other browser for one.
 */
const key = 'ubumi.sign-up'

/** The proof of this browser, or a new one; stored by `keepProof` once the sign-up is accepted. */
export function proofForSignUp(): string {
  return readText(key) ?? drawProof()
}

export function keepProof(proof: string) {
  storeText(deviceStore(), key, proof)
}

/** True from the sign-up in this browser until an address is confirmed here. */
export const hasProof = () => readText(key) !== null

export function clearProof() {
  removeText(key)
}

/**
 * The page that emailed links lead to, with the proof in it, empty where this browser has none, and
 * with the path to continue to: the link may be opened on another device.
 *
 * @param next as it is in the address of this page
 */
export function confirmPageOf(proof = readText(key) ?? '', next?: string | null): string {
  const target = ownPath(next)
  const more = target ? `&next=${encodeURIComponent(target)}` : ''
  return `${location.origin}/confirm?browser=${proof}${more}`
}

/** 128 random bits in characters that an address may contain. */
function drawProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
