import { useState } from 'react'
import { useSession } from '#web/platform/calls/session.ts'
import { draftKey, clearDraft, keepDraft, type Kept, readDraft } from './draft.ts'

interface DraftStart<Draft> {
  kind: 'meal' | 'exercise'
  /** The initial value where nothing was typed yet. */
  start: () => Draft
  /** A draft that an earlier version of this page stored, in the present form. */
  whole: (draft: Draft) => Draft
  /** The newest version of the plan now; 0 where there is none. */
  version: number
}

/** What is typed for one request, saved in the tab until it is sent or discarded. */
export function useDraft<Draft extends { kind: 'meal' | 'exercise' }>(
  request_id: string,
  { kind, start, whole, version }: DraftStart<Draft>,
) {
  const key = draftKey(useSession()?.user.id ?? '', request_id)
  const [stored] = useState(() => readDraft<Draft>(key, kind))
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
      setStored(keepDraft(key, next, now))
    },
    clear: () => {
      setTyped(undefined)
      setFirst(start())
      setKept(undefined)
      setStored(true)
      clearDraft(key)
    },
  }
}
