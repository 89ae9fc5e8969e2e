import { ownPath } from '#domain/own-path.ts'

/**
 * Who confirms an address need not be the one who signed up with it. The browser that signs up keeps a
 * random proof until its address is confirmed, and sends it along in the address of the page to come back
 * to; the server confirms with the password of that browser's sign-up, and asks any other for one.
 */
const key = 'ubumi.sign-up'

/** The proof of this browser, or a new one; kept by `keepProof` once the sign-up has been taken. */
export function proofForSignUp(): string {
  return localStorage.getItem(key) ?? drawProof()
}

export function keepProof(proof: string) {
  localStorage.setItem(key, proof)
}

export function forgetProof() {
  localStorage.removeItem(key)
}

/**
 * The page that mailed links lead to, with the proof in it, empty where this browser has none, and with
 * the place to go on to: the link may be opened on another device.
 *
 * @param next as it stands in the address of this page
 */
export function confirmPageOf(
  proof = localStorage.getItem(key) ?? '',
  next?: string | null,
): string {
  const target = ownPath(next)
  const more = target ? `&next=${encodeURIComponent(target)}` : ''
  return `${location.origin}/confirm?browser=${proof}${more}`
}

/** 128 random bits in letters that an address may hold. */
function drawProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
