import { createHmac, randomInt } from 'node:crypto'
import { normalPhone } from '#domain/phone/read-phone.ts'

/** Without letters and digits that are mistaken for others when they are read out: 0 O 1 I L U. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'

const codeLength = 10

/** A fresh code of about 49 bits: `7QK4M-ZB2XA`. */
export function drawCode(): string {
  const drawn = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)])
  return `${drawn.slice(0, 5).join('')}-${drawn.slice(5).join('')}`
}

/** What is stored of a code, however it was typed. */
export function digestOfCode(secret: string, typed: string): Buffer {
  const code = typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')
  return createHmac('sha256', secret)
    .update(JSON.stringify(['clinic record', code]))
    .digest()
}

/** The last nine digits of a phone number, or null where there is none: the same with 0, 260 or +260 in front. */
export function digitsOf(phone_number: string | undefined): string | null {
  if (phone_number === undefined) return null
  // A short number of another country has zeros in front.
  return (normalPhone(phone_number) ?? phone_number)
    .replaceAll(/\D/g, '')
    .padStart(9, '0')
    .slice(-9)
}

/** `Mary Banda` as `Mary B.`: enough to know oneself, too little for anyone else. */
export function hintOf(full_name: string): string {
  const words = full_name.trim().split(/\s+/)
  const initial = words.length > 1 ? ` ${String.fromCodePoint(words.at(-1)!.codePointAt(0)!)}.` : ''
  return `${words[0]}${initial}`
}
