import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from './icon.tsx'
import {
  type Notice,
  type ToastKind,
  addNotice,
  emptyQueue,
  removeNotice,
  timeOnScreen,
} from './toast-queue.ts'

let queue = emptyQueue
let lastId = 0
const listeners = new Set<() => void>()

function change(next: typeof queue) {
  queue = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows a notice, or lets it wait for its turn: one at a time, 5 s each, alerts first and 10 s. */
export function toast({
  title,
  text = '',
  kind = 'ok',
}: {
  title: string
  text?: string
  kind?: ToastKind
}) {
  lastId += 1
  change(addNotice(queue, { id: lastId, title, text, kind }))
}

const icons = { ok: 'check', destructive: 'alert', alert: 'alert' } as const

function ToastCard({ notice }: { notice: Notice }) {
  const [isHeld, setHeld] = useState(false)
  const left = useRef(timeOnScreen(notice.kind))

  useEffect(() => {
    if (isHeld) return
    const started = performance.now()
    const timer = setTimeout(() => change(removeNotice(queue, notice.id)), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [isHeld, notice.id])

  return (
    <div
      className={`toast toast-${notice.kind}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={icons[notice.kind]} />
      <div className="toast-words">
        <p className="toast-title">{notice.title}</p>
        {notice.text ? <p>{notice.text}</p> : null}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label="Dismiss"
        onClick={() => change(removeNotice(queue, notice.id))}
      >
        <Icon name="close" />
      </button>
    </div>
  )
}

/**
 * Where notices appear; stands once, at the end of the page. Both live regions are there from the
 * start, because a region that comes together with its words is often not read out. The region is
 * a popover so that a notice is seen above an open dialog.
 */
export function ToastRegion() {
  const region = useRef<HTMLDivElement>(null)
  const { shown } = useSyncExternalStore(
    subscribe,
    () => queue,
    () => emptyQueue,
  )
  const isUrgent = shown !== null && shown.kind !== 'ok'

  useEffect(() => {
    const element = region.current
    if (!element || typeof element.showPopover !== 'function') return
    if (document.querySelector('dialog:modal')) element.hidePopover()
    if (!element.matches(':popover-open')) element.showPopover()
  }, [shown?.id])

  const card = shown ? <ToastCard notice={shown} key={shown.id} /> : null
  return (
    <div className="toast-region" ref={region} popover="manual">
      <div role="status">{isUrgent ? null : card}</div>
      <div role="alert">{isUrgent ? card : null}</div>
    </div>
  )
}
