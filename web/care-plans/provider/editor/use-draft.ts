import { useState } from 'react'
import { useSession } from '#web/platform/calls/session.ts'
import { draftKey, clearDraft, keepDraft, readDraft } from './draft.ts'

/**
 * What is typed for one request, saved in the tab until it is sent or discarded.
 *
 * @param start the initial value where nothing was typed yet
 */
export function useDraft<Draft extends { kind: 'meal' | 'exercise' }>(
  request_id: string,
  kind: Draft['kind'],
  start: () => Draft,
) {
  const key = draftKey(useSession()?.user.id ?? '', request_id)
  const [typed, setTyped] = useState(() => readDraft<Draft>(key, kind))
  const [first, setFirst] = useState(start)
  return {
    draft: typed ?? first,
    isTyped: typed !== undefined,
    change: (next: Draft) => {
      setTyped(next)
      keepDraft(key, next)
    },
    clear: () => {
      setTyped(undefined)
      setFirst(start())
      clearDraft(key)
    },
  }
}
