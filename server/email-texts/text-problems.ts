import { checkWording } from '#domain/email-texts/checks.ts'
import type { Wording } from '#domain/email-texts/email-text.ts'
import { findMedicines } from '#domain/email-texts/medicines.ts'
import { emailTexts, isTextKey, type TextKey } from '#domain/email-texts/registry.ts'
import { notFound, Problem } from '#server/platform/problem.ts'

/** @throws Problem 404 where there is no such text */
export function requireTextKey(key: string): TextKey {
  if (!isTextKey(key)) throw notFound()
  return key
}

/** @throws Problem 422 with what is wrong by field */
export function requireGoodWording(key: TextKey, wording: Wording): void {
  const fields = checkWording(emailTexts[key], wording, findMedicines)
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}

/** @throws Problem 409 `stale_text` where another version is stored than the one that was seen */
export function requireNewestText(stored: number, seen: number): void {
  if (stored !== seen)
    throw new Problem(
      409,
      'stale_text',
      'Another admin has changed this text since you opened it. Nothing is lost: look at the history, then load the page again.',
    )
}
