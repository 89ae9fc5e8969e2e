import { useSyncExternalStore } from 'react'

import { loadOnce } from '#web/platform/lazy.tsx'
import type * as laterParts from './later-parts.tsx'
import { whenIdle } from '#web/platform/browser/idle.ts'

interface Later {
  parts?: typeof laterParts
  /** Why they could not be fetched. */
  failure?: unknown
}

const loading: Later = {}

let later = loading

const watchers = new Set<() => void>()

function change(next: Later) {
  later = next
  for (const onChange of watchers) onChange()
}

const fetchLater = loadOnce(async () => {
  change(loading)
  try {
    change({ parts: await import('./later-parts.tsx') })
  } catch (failure) {
    dispatchEvent(new Event('ubumi:part-missing'))
    change({ failure })
    throw failure
  }
})

/** Fetches the parts, also after a failure. */
export const bringLater = () => void fetchLater().catch(() => undefined)

/** In milliseconds; a busy phone may never be idle. */
const longestWait = 3000

function watch(onChange: () => void) {
  watchers.add(onChange)
  if (watchers.size === 1) whenIdle(bringLater, longestWait, 0)
  return () => void watchers.delete(onChange)
}

/** The parts of the frame that the first view of a page does without, fetched once the browser is idle. */
export const useLater = () =>
  useSyncExternalStore(
    watch,
    () => later,
    () => loading,
  )
