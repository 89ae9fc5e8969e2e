import { nameWords } from '#domain/values/names.ts'
import { plainPhone } from '#domain/values/phone.ts'
import { notSignedIn, Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'

/** No name has more. */
const maxWords = 8

/**
 * A query of PostgreSQL's text search: names in which each of these words starts a word, in any order.
 * Nothing that is typed has a meaning in it: every word is in quotes.
 *
 * @returns empty where nothing typed is a word
 */
export function wordsOf(typed: string): string {
  const words = [...new Set(nameWords(typed))].slice(0, maxWords)
  return words
    .filter((word) => !words.some((other) => other !== word && other.startsWith(word)))
    .map((word) => `'${word}':*`)
    .join(' & ')
}

/** Fewer digits are of too many people. */
const fewestDigits = 4

/**
 * The start of a phone number, as `plainPhone` writes it.
 *
 * @returns empty where what was typed is no phone number, or has fewer than four digits of its own
 */
export function phoneOf(typed: string): string {
  const phone = /^[+\d\s()./-]+$/.test(typed) ? plainPhone(typed) : ''
  return phone.length >= fewestDigits ? phone : ''
}

interface LockedAccount {
  id: string
  is_suspended: boolean
}

/**
 * The account that an admin changes, among those that are locked: its own, and those of all admins.
 *
 * @throws Problem 401 where the admin is suspended by now, 404 where there is no such account
 */
export function requireTarget<Account extends LockedAccount>(
  accounts: readonly Account[],
  actor_id: string,
  id: string,
): Account {
  const actor = accounts.find((account) => account.id === actor_id)
  if (!actor || actor.is_suspended) throw notSignedIn()
  const account = accounts.find((one) => one.id === id)
  requireFound(account)
  return account
}

/** @throws Problem 409 for the admin's own account */
export function rejectOwnSuspension(actor_id: string, id: string): void {
  if (id === actor_id) throw conflict('You cannot suspend your own account.')
}

/** @throws Problem 409 where the account is suspended */
export function requireActive({ is_suspended }: LockedAccount): void {
  if (is_suspended) throw conflict('This account is suspended already.')
}

/** @throws Problem 409 where the account is not suspended */
export function requireSuspended({ is_suspended }: LockedAccount): void {
  if (!is_suspended) throw conflict('This account is not suspended.')
}

const conflict = (message: string) => new Problem(409, 'conflict', message)
