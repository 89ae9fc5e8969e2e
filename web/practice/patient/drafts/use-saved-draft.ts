import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Draft } from '#web/platform/drafts/draft.ts'
import { type DraftOptions, openDraft, type Unsaved } from './draft-machine.ts'

/** Milliseconds without typing after which the draft is saved. */
const pause = 1200

/**
 * A draft that is saved on the server while it is typed, so that it is there after the tab is closed and on another
 * device. What another window has saved is never replaced unseen.
 *
 * @param kept what is not saved yet, while the page is open: the editor may be left by a link
 */
export function useSavedDraft<Typed extends object, Saved extends { version: number }>(
  kept: Draft<Unsaved<Typed>>,
  options: Omit<DraftOptions<Typed, Saved>, 'unsaved' | 'hold'>,
) {
  const [draft] = useState(() => {
    const unsaved = kept.read()
    return openDraft<Typed, Saved>({
      ...options,
      unsaved: unsaved?.id === options.id ? unsaved : undefined,
      hold: (next) => void (next ? kept.keep(next) : kept.clear()),
    })
  })
  const now = useSyncExternalStore(draft.listen, draft.read)

  useEffect(() => {
    if (draft.isSaved()) return
    const timer = setTimeout(() => void draft.flush(), pause)
    return () => clearTimeout(timer)
  }, [now.typed, draft])

  useEffect(() => {
    const save = () => {
      if (!draft.isSaved()) void draft.flush()
    }
    document.addEventListener('visibilitychange', save)
    return () => {
      document.removeEventListener('visibilitychange', save)
      save()
    }
  }, [draft])

  return { ...draft, ...now }
}
