/** `ok` informs, `destructive` says that something failed, `alert` warns of danger to health. */
export type ToastKind = 'ok' | 'destructive' | 'alert'

export interface Notice {
  id: number
  title: string
  text: string
  kind: ToastKind
  /** What can be done about it, such as "Undo". */
  action?: { label: string; run: () => void } | undefined
}

/** One notice shown; behind it further alerts, and at most one plain notice, in their order. */
export interface ToastQueue {
  shown: Notice | null
  waiting: readonly Notice[]
}

export const emptyQueue: ToastQueue = { shown: null, waiting: [] }

/**
 * How long a notice stays, in milliseconds (docs/specification.md, "Notices"): 5 s, alerts and those with a
 * button 10 s.
 */
export function timeOnScreen({ kind, action }: Pick<Notice, 'kind' | 'action'>): number {
  return kind === 'alert' || action ? 10_000 : 5_000
}

function says(a: Notice, b: Notice): boolean {
  return a.kind === b.kind && a.title === b.title && a.text === b.text && !a.action && !b.action
}

/**
 * The queue with one more notice. A plain notice takes the place of the plain one before it, which
 * would only be late by then. An alert is shown at once, and the notice it displaced afterwards;
 * nothing replaces an alert. What is already queued or shown is not repeated.
 */
export function addNotice(queue: ToastQueue, notice: Notice): ToastQueue {
  const { shown, waiting } = queue
  if (!shown) return { shown: notice, waiting }
  if ([shown, ...waiting].some((other) => says(other, notice))) return queue
  const isAlert = notice.kind === 'alert'
  if (shown.kind !== 'alert') return { shown: notice, waiting: isAlert ? [shown] : waiting }
  const alerts = waiting.filter((other) => other.kind === 'alert')
  const plain = waiting.filter((other) => other.kind !== 'alert')
  return { shown, waiting: isAlert ? [...alerts, notice, ...plain] : [...alerts, notice] }
}

/** The queue after the notice `id` has had its time or was dismissed. Any other id changes nothing. */
export function removeNotice(queue: ToastQueue, id: number): ToastQueue {
  if (queue.shown?.id !== id) return queue
  const [next = null, ...rest] = queue.waiting
  return { shown: next, waiting: rest }
}
