import { readDraft } from '#domain/screening/draft.ts'
import type { ScreeningState } from '#domain/screening/flow.ts'
import { readStoredSession } from '#web/platform/calls/session.ts'
import { readText, removeText, storeText, tabStore } from '#web/platform/browser/stores.ts'
import { handedOverKey } from '#web/platform/handed-over.ts'

/** A person signs up, finds the code in an email and types it. In ms. */
const waitsFor = 60 * 60_000

/** The results of a visitor on their way into an account. */
interface HandOver {
  state: ScreeningState
  /** When the visitor asked for it, in ms. */
  at: number
  /** The address that was signed up with since then: no other account gets the results. */
  email?: string
  /** Who said, logged in, that these are their answers. */
  user_id?: string
}

const store = (handed: HandOver) => storeText(tabStore(), handedOverKey, JSON.stringify(handed))

/** Keeps the results in this tab until their visitor has logged in, for an hour at most. */
export const handOver = (state: ScreeningState) => store({ state, at: Date.now() })

export const dropHandOver = () => removeText(handedOverKey)

function read(): HandOver | undefined {
  let handed: HandOver | undefined
  try {
    handed = JSON.parse(readText(handedOverKey) ?? 'null') as HandOver
  } catch {
    return undefined
  }
  const age = handed ? Date.now() - handed.at : 0
  const state = readDraft(JSON.stringify(handed?.state))
  if (handed && age >= 0 && age < waitsFor && state?.step === 'results') return { ...handed, state }
  dropHandOver()
  return undefined
}

/** The results that may be this user's; those of another address or user are deleted. */
export function handedTo(user: { id: string; email: string }): HandOver | undefined {
  const handed = read()
  const isOther =
    (handed?.email && handed.email !== user.email.toLowerCase()) ||
    (handed?.user_id && handed.user_id !== user.id)
  if (!isOther) return handed
  dropHandOver()
  return undefined
}

/** The user who is logged in has said that these are their answers. */
export function claimHandOver() {
  const handed = read()
  const user_id = readStoredSession()?.user.id
  if (handed && user_id) store({ ...handed, user_id })
}
