import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '#domain/messages/schema.ts'

/** So many px from its end, or from its start, the log counts as there. */
const near = { end: 32, start: 160 }

/** A message in view, and how far below the upper edge of the log it is, in px. */
interface Anchor {
  id: string
  top: number
}

interface LogScroll {
  box: RefObject<HTMLDivElement | null>
  /** Whether the newest message is in view. */
  isAtEnd: boolean
  /** Whether there is a message of the other participant that has not been in view yet. */
  hasUnseen: boolean
  onScroll: () => void
  showNewest: () => void
}

/**
 * The scroll offset of a log: at its end when it opens, and as long as the user stays there.
 * A user who reads earlier messages keeps their place, whatever is added above or below. The
 * browser's own scroll anchoring is off: Safari has none, and Chromium's stops at the start.
 *
 * @param messages newest first
 * @param onStart called near the start, for earlier messages
 */
export function useLogScroll(
  messages: readonly Message[],
  me: string,
  onStart: (() => void) | undefined,
): LogScroll {
  const box = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor>(undefined)
  const wasAtEnd = useRef(true)
  const height = useRef<number>(undefined)
  const [isAtEnd, setAtEnd] = useState(true)
  const newest = messages[0]
  const oldest = messages.at(-1)
  const [seen, setSeen] = useState(newest?.id)
  if (isAtEnd && seen !== newest?.id) setSeen(newest?.id)

  function note() {
    const log = box.current
    if (!log) return
    height.current = log.clientHeight
    wasAtEnd.current = log.scrollHeight - log.clientHeight - log.scrollTop < near.end
    setAtEnd(wasAtEnd.current)
    anchor.current = anchorIn(log)
  }

  function showNewest() {
    box.current?.scrollTo(0, box.current.scrollHeight)
    note()
  }

  // A message of one's own is always shown.
  const sent = newest?.author_id === me ? newest.id : undefined
  useLayoutEffect(() => {
    if (sent !== undefined) showNewest()
  }, [sent])

  useLayoutEffect(() => {
    const log = box.current
    if (!log) return
    if (wasAtEnd.current) return showNewest()
    restore(log, anchor.current)
    note()
  }, [newest?.id, oldest?.id])

  // The keyboard opens, or the text below it gets another row.
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => {
      if (wasAtEnd.current) showNewest()
    })
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])

  return {
    box,
    isAtEnd,
    hasUnseen: !isAtEnd && seen !== newest?.id,
    onScroll() {
      // While the keyboard opens, an earlier scroll is reported when the log is lower already and
      // before the observer knows: that is not the user who leaves the end.
      if (wasAtEnd.current && box.current?.clientHeight !== height.current) return showNewest()
      note()
      if (box.current && box.current.scrollTop < near.start) onStart?.()
    },
    showNewest,
  }
}

function anchorIn(log: HTMLElement): Anchor | undefined {
  const edge = log.getBoundingClientRect().top
  for (const row of log.querySelectorAll<HTMLElement>('[data-message]')) {
    const { top, bottom } = row.getBoundingClientRect()
    if (bottom > edge) return { id: row.dataset.message!, top: top - edge }
  }
  return undefined
}

function restore(log: HTMLElement, anchor: Anchor | undefined) {
  const row = anchor && log.querySelector(`[data-message="${anchor.id}"]`)
  if (!row) return
  const top = row.getBoundingClientRect().top - log.getBoundingClientRect().top
  log.scrollTop += top - anchor.top
}
