import { type Helpline, helplines } from '#domain/safety/helplines.ts'
import { dialable } from '#domain/phone/dial.ts'
import { deviceStore } from '#web/platform/browser/stores.ts'

type Show = (lines: readonly Helpline[]) => void

/** The storage key of a list that differs from the build's, for offline use. */
const storageKey = 'crisis_lines'

let lines = helplines
let asking: Promise<void> | undefined

/**
 * Shows the stored helplines, and once a page load the current ones; the browser's own cache
 * answers for some minutes. When offline, or without space or permission to store, the ones already
 * shown stay.
 */
export async function follow(show: Show): Promise<void> {
  // A failure does not matter: a list is already shown.
  asking ??= ask(show).catch(() => undefined)
  show(lines)
  await asking
  show(lines)
}

async function ask(show: Show): Promise<void> {
  const stored = readList(deviceStore().getItem(storageKey) ?? 'null')
  if (stored) show((lines = stored))
  if (!navigator.onLine) return
  const answer = await fetch('/api/crisis-lines', { credentials: 'omit' })
  const fetched = answer.ok && readList(await answer.text())
  if (!fetched) return
  const isAsBuilt = JSON.stringify(fetched) === JSON.stringify(helplines)
  lines = isAsBuilt ? helplines : fetched
  if (isAsBuilt) deviceStore().removeItem(storageKey)
  else deviceStore().setItem(storageKey, JSON.stringify(fetched))
}

/**
 * An empty list is invalid, and so is one with a missing value: the user reads it in an emergency.
 */
function readList(text: string): Helpline[] | undefined {
  const fetched = JSON.parse(text) as Partial<Helpline>[] | null
  const isWhole = ({ number = '', last_checked, ...words }: Partial<Helpline>) =>
    dialable.test(number) &&
    (last_checked === null || typeof last_checked === 'string') &&
    Object.values(words).every((word) => typeof word === 'string')
  return fetched?.length && fetched.every(isWhole) ? (fetched as Helpline[]) : undefined
}
