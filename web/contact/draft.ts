import { useSyncExternalStore } from 'react'
import type { NewContactMessage } from '#domain/contact.ts'
import { useSession } from '#web/app/session.ts'

/** What the fields hold, by name. */
export type Typed = Partial<Record<Exclude<keyof NewContactMessage, 'id'>, string>>

const key = 'ubumi.contact'
const nothing: Typed = {}

let lastText: string | null = null
let last = nothing

/** From the tab's own store: a reload keeps it, closing the tab and logging out forget it. */
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

/** @param typed what the fields of the form hold, by name */
export function keepDraft(typed: object) {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed))
  } catch {
    // A full store: what was typed lives on in the page.
  }
}

export const dropDraft = () => sessionStorage.removeItem(key)

const neverChanges = () => () => {}

/**
 * What the fields hold at first: what was typed before in this tab, else the name and address of
 * whoever is signed in; nothing while the page is still as the server rendered it.
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
