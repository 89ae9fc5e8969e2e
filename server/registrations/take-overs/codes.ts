import { createHmac, randomInt } from 'node:crypto'

const digest = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest()

/** What is stored of a code of the clinic, however it was typed. */
export const digestOfTakeOver = (secret: string, typed: string) =>
  digest(secret, ['take over', typed.toUpperCase().replaceAll(/[^A-Z\d]/g, '')])

/** A fresh code of six digits for an email. */
export const drawEmailCode = () => randomInt(1_000_000).toString().padStart(6, '0')

/** What is stored of the code in an email: bound to the person and the address. */
export const digestOfEmailCode = (
  secret: string,
  { user_id, email, code }: { user_id: string; email: string; code: string },
) => digest(secret, ['take over by email', user_id, email, code.replaceAll(/\D/g, '')])
