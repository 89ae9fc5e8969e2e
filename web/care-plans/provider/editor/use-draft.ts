import { useState } from 'react'
import { tabDraft } from '#web/platform/drafts/draft.ts'

/** What is stored with a draft: when, and for which version of the plan. */
interface Kept {
  /** When it was stored in this tab, in milliseconds. */
  saved_at: number
  /** The newest version of the plan when the draft was started; 0 where there was none. */
  follows: number
}

/** The draft of the plan for a request. */
export const planDraft = <Draft extends object>(request_id: string) =>
  tabDraft<{ draft: Draft; kept?: Kept }>('plan', request_id)

interface DraftStart<Draft> {
  kind: 'meal' | 'exercise'
  /** The initial value where nothing was typed yet. */
  start: () => Draft
  /** A draft that an earlier version of this page stored, in the present form. */
  whole: (draft: Draft) => Draft
  /** The newest version of the plan now; 0 where there is none. */
  version: number
}

/**
 * What is typed for one request, saved in the tab until it is sent or discarded. It is a plan of many
 * rows, which the page renders from state, and not the fields of one form.
 */
export function useDraft<Draft extends { kind: 'meal' | 'exercise' }>(
  request_id: string,
  { kind, start, whole, version }: DraftStart<Draft>,
) {
  const [store] = useState(() => planDraft<Draft>(request_id))
  const [stored] = useState(() => {
    const found = store.read()
    return found?.draft?.kind === kind ? found : undefined
  })
  const [typed, setTyped] = useState(() => stored && whole(stored.draft))
  const [first, setFirst] = useState(start)
  const [kept, setKept] = useState<Kept | undefined>(stored?.kept)
  const [isStored, setStored] = useState(true)
  return {
    draft: typed ?? first,
    isTyped: typed !== undefined,
    /** When the tab stored it; undefined where it could not, or where nothing is typed. */
    savedAt: isStored ? kept?.saved_at : undefined,
    isStored,
    /** The version that the writer had when they started. */
    follows: kept?.follows ?? version,
    change: (next: Draft) => {
      const now = { saved_at: Date.now(), follows: kept?.follows ?? version }
      setTyped(next)
      setKept(now)
      setStored(store.keep({ draft: next, kept: now }))
    },
    clear: () => {
      setTyped(undefined)
      setFirst(start())
      setKept(undefined)
      setStored(true)
      store.clear()
    },
  }
}
