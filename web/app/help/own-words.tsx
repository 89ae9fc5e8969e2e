import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { CrisisKind } from '#domain/safety/crisis-words/kinds.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** Milliseconds without a new letter after which the text is checked. */
const pause = 400

type CardComponent = ComponentType<{ kinds: readonly CrisisKind[]; children?: ReactNode }>
interface Recogniser {
  crisisKinds: (text: string) => readonly CrisisKind[]
  CrisisCard: CardComponent
}
const fetchRecogniser = loadOnce<Recogniser>(() => import('./crisis-card.tsx'))

/**
 * Fields in which users write about themselves. Danger phrases show the matching helplines below
 * the field, which stay; nothing is blocked, stored or sent. Every free-text field is one of these
 * or an exception with a reason (`web/free-text.test.ts`).
 *
 * @param props.offer what else can be done at this place, shown with the helplines
 */
export function OwnWords({ children, offer }: { children: ReactNode; offer?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [Card, setCard] = useState<CardComponent>()
  const [kinds, setKinds] = useState<readonly CrisisKind[]>([])

  const look = useCallback(async () => {
    const text = textIn(box.current)
    if (text.length < 3) return
    // Where it cannot be fetched, the next letter tries again; the helplines are in the header as
    // well.
    const recogniser = await fetchRecogniser().catch(() => undefined)
    const found = recogniser?.crisisKinds(text) ?? []
    if (!recogniser || found.length === 0) return
    setCard(() => recogniser.CrisisCard)
    // Once shown they stay, even if the text changes.
    setKinds((before) => [...new Set([...found, ...before])])
  }, [])
  const lookSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void look(), pause)
  }
  useEffect(() => {
    // Text typed earlier is here already.
    timer.current = setTimeout(() => void look(), pause)
    return () => clearTimeout(timer.current)
  }, [look])

  return (
    <div ref={box} className="grid gap-4" onInput={lookSoon}>
      {children}
      {Card && kinds.length > 0 ? <Card kinds={kinds}>{offer}</Card> : null}
    </div>
  )
}

/** The values of the fields within, each as a sentence of its own. */
function textIn(box: HTMLDivElement | null): string {
  const fields =
    box?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('textarea, input') ?? []
  return Array.from(fields, ({ value }) => value)
    .filter((value) => value !== '')
    .join('\n')
}
