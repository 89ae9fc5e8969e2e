import { useState } from 'react'
import { useSession } from '#web/app/session.ts'
import { draftKey, forgetDraft, keepDraft, readDraft } from './draft.ts'

/**
 * What is typed for one request, kept in the tab until it is sent or thrown away.
 *
 * @param start what one begins with where nothing was typed yet
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
    forget: () => {
      setTyped(undefined)
      setFirst(start())
      forgetDraft(key)
    },
  }
}
