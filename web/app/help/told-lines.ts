import { type CrisisLine, crisisLines } from '#domain/crisis-lines.ts'
import { dialable } from '#domain/dialable.ts'

/** Where this browser keeps a list that differs from the build's, for when there is no line. */
const keptAs = 'crisis_lines'

/**
 * Asks for the help lines as they stand; the browser's own cache answers for some minutes.
 *
 * @param show is given each list that differs from the one before: the one told last, then today's
 * @throws Error where there is no line, no room, or no permission to keep anything
 */
export async function ask(show: (lines: readonly CrisisLine[]) => void): Promise<void> {
  const kept = readList(localStorage.getItem(keptAs) ?? 'null')
  if (kept) show(kept)
  if (!navigator.onLine) return
  const answer = await fetch('/api/crisis-lines', { credentials: 'omit' })
  const told = answer.ok && readList(await answer.text())
  if (!told) return
  if (!isSame(told, kept ?? crisisLines)) show(told)
  if (isSame(told, crisisLines)) localStorage.removeItem(keptAs)
  else localStorage.setItem(keptAs, JSON.stringify(told))
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** An empty list is none, and neither is one in which something is missing: somebody looks at it in need. */
function readList(text: string): CrisisLine[] | undefined {
  const told = JSON.parse(text) as Partial<CrisisLine>[] | null
  const isWhole = ({ number = '', ...words }: Partial<CrisisLine>) =>
    dialable.test(number) && Object.values(words).every((word) => typeof word === 'string')
  return told?.length && told.every(isWhole) ? (told as CrisisLine[]) : undefined
}
