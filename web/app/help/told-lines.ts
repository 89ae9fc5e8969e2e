import { type CrisisLine, crisisLines } from '#domain/safety/crisis-lines.ts'
import { dialable } from '#domain/values/phone.ts'

type Show = (lines: readonly CrisisLine[]) => void

/** Where this browser keeps a list that differs from the build's, for when there is no line. */
const keptAs = 'crisis_lines'

let lines = crisisLines
let asking: Promise<void> | undefined

/**
 * Shows the help lines as they were told last, and, once a page load, as they stand now; the browser's
 * own cache answers for some minutes. Without a line, without room or permission to keep anything,
 * those that stand there already stay.
 */
export async function follow(show: Show): Promise<void> {
  // What fails is no matter: a list stands there.
  asking ??= ask(show).catch(() => undefined)
  show(lines)
  await asking
  show(lines)
}

async function ask(show: Show): Promise<void> {
  const kept = readList(localStorage.getItem(keptAs) ?? 'null')
  if (kept) show((lines = kept))
  if (!navigator.onLine) return
  const answer = await fetch('/api/crisis-lines', { credentials: 'omit' })
  const told = answer.ok && readList(await answer.text())
  if (!told) return
  const isAsBuilt = JSON.stringify(told) === JSON.stringify(crisisLines)
  lines = isAsBuilt ? crisisLines : told
  if (isAsBuilt) localStorage.removeItem(keptAs)
  else localStorage.setItem(keptAs, JSON.stringify(told))
}

/** An empty list is none, and neither is one in which something is missing: somebody looks at it in need. */
function readList(text: string): CrisisLine[] | undefined {
  const told = JSON.parse(text) as Partial<CrisisLine>[] | null
  const isWhole = ({ number = '', last_checked, ...words }: Partial<CrisisLine>) =>
    dialable.test(number) &&
    (last_checked === null || typeof last_checked === 'string') &&
    Object.values(words).every((word) => typeof word === 'string')
  return told?.length && told.every(isWhole) ? (told as CrisisLine[]) : undefined
}
