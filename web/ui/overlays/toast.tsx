import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Icon } from '../icon.tsx'
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
/** Places of notices: the page's own region, then the one of each open dialog. The last shows them. */
let regions: readonly string[] = []
const listeners = new Set<() => void>()

function notifyListeners() {
  for (const listener of listeners) listener()
}

function change(next: typeof queue) {
  queue = next
  notifyListeners()
}

function enterRegion(id: string): () => void {
  regions = [...regions, id]
  notifyListeners()
  return () => {
    regions = regions.filter((other) => other !== id)
    notifyListeners()
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Shows a notice, or queues it: one at a time, 5 s each, 10 s with a button; alerts first and 10 s. */
export function toast({
  title,
  text = '',
  kind = 'ok',
  action,
}: {
  title: string
  text?: string
  kind?: ToastKind
  /** A button beside the words; its press takes the notice away. */
  action?: Notice['action']
}) {
  lastId += 1
  change(addNotice(queue, { id: lastId, title, text, kind, action }))
}

const icons = { ok: 'check', destructive: 'alert', alert: 'alert' } as const

function ToastCard({ notice }: { notice: Notice }) {
  const [isPaused, setPaused] = useState(false)
  const left = useRef(timeOnScreen(notice))

  useEffect(() => {
    if (isPaused) return
    const started = performance.now()
    const timer = setTimeout(() => change(removeNotice(queue, notice.id)), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [isPaused, notice.id])

  return (
    <div
      className={`toast toast-${notice.kind}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon name={icons[notice.kind]} />
      <div className="toast-words">
        <p className="toast-title">{notice.title}</p>
        {notice.text ? <p>{notice.text}</p> : null}
      </div>
      {notice.action ? (
        <button
          type="button"
          className="link min-h-11 self-center"
          onClick={() => {
            change(removeNotice(queue, notice.id))
            notice.action?.run()
          }}
        >
          {notice.action.label}
        </button>
      ) : null}
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
 * Scrolls the focused control out from under a notice that has just appeared: one at the foot of the
 * screen covers it, or takes the rows of the page it was in (WCAG 2.2, 2.4.11). Where the focus goes
 * next, the browser keeps clear by itself: `scroll-padding` in components.css. Only a focus that is
 * shown counts: what a pointer presses must not move before it is released.
 */
function uncoverFocus(region: Element) {
  const focused = document.activeElement
  if (!focused?.matches(':focus-visible') || region.contains(focused)) return
  const cover = region.querySelector('.toast')?.getBoundingClientRect()
  const control = focused.getBoundingClientRect()
  if (cover && control.bottom > cover.top && control.top < cover.bottom)
    focused.scrollIntoView({ block: 'center' })
}

/**
 * Where notices appear: once on the page, and once in each open dialog, beside which the rest of the
 * page is out of reach. Both live regions are there from the start, because a region that comes together
 * with its words is often not read out. It is a popover so that a notice is seen above an open menu.
 */
export function ToastRegion() {
  const id = useId()
  const region = useRef<HTMLDivElement>(null)
  const shown = useSyncExternalStore(
    subscribe,
    () => (regions.at(-1) === id ? queue.shown : null),
    () => null,
  )
  const isUrgent = shown !== null && shown.kind !== 'ok'
  useEffect(() => enterRegion(id), [id])

  useEffect(() => {
    const element = region.current
    if (!element || typeof element.showPopover !== 'function') return
    if (element.matches(':popover-open')) element.hidePopover()
    if (shown && document.querySelector(':popover-open')) element.showPopover()
    if (shown) uncoverFocus(element)
  }, [shown])

  const card = shown ? <ToastCard notice={shown} key={shown.id} /> : null
  return (
    <div className="toast-region" ref={region} popover="manual">
      <div role="status">{isUrgent ? null : card}</div>
      <div role="alert">{isUrgent ? card : null}</div>
    </div>
  )
}
