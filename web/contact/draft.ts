import { useSyncExternalStore } from 'react'
import type { NewContactMessage } from '#domain/contact/schema.ts'
import { useSession } from '#web/platform/calls/session.ts'

/** The values of the fields, by name. */
export type Typed = Partial<Record<Exclude<keyof NewContactMessage, 'id'>, string>>

const key = 'ubumi.contact'
const nothing: Typed = {}

let lastText: string | null = null
let last = nothing

/** From the tab's own store: a reload keeps it, closing the tab and logging out delete it. */
function readDraft(): Typed {
  const text = sessionStorage.getItem(key)
  if (text !== lastText) last = parse(text)
  lastText = text
  return last
}

function parse(text: string | null): Typed {
  try {
    return (JSON.parse(text ?? '{}') as Typed | null) ?? nothing
  } catch {
    return nothing
  }
}

/** @param typed the values of the form's fields, by name */
export function keepDraft(typed: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // Storage is full: what was typed remains in the page.
  }
}

export const dropDraft = () => sessionStorage.removeItem(key)

const neverChanges = () => () => {}

/**
 * The initial values of the fields: what was typed before in this tab, else the name and address of
 * the signed-in user; nothing while the page is still as the server rendered it.
 */
export function useFirstTyped(): Typed {
  const user = useSession()?.user
  const typed = useSyncExternalStore(neverChanges, readDraft, () => nothing)
  return { ...knownOf(user?.user_metadata.full_name, user?.email), ...typed }
}

const knownOf = (name?: string, email?: string): Typed => ({
  ...(name ? { name } : {}),
  ...(email ? { email } : {}),
})
