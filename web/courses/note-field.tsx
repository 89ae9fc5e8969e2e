import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { type CourseNote, longestNote } from '#domain/library/courses/script.ts'
import type { CrisisKind } from '#domain/safety/crisis-words/kinds.ts'
import { withTimeout } from '#web/platform/calls/with-timeout.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { Button, LinkButton } from '#web/ui/actions/button.tsx'

interface Recogniser {
  crisisKinds: (text: string) => readonly CrisisKind[]
  CrisisCard: ComponentType<{ kinds: readonly CrisisKind[]; children?: ReactNode }>
}
const fetchRecogniser = loadOnce<Recogniser>(() => import('#web/app/help/crisis-card.tsx'))

/** Milliseconds without a new letter after which the words are looked at. "Next" looks at once. */
const pause = 400
/** How long "Next" waits for a slow connection, in milliseconds; then the numbers are said. */
const patience = 4000

interface NoteFieldProps {
  note: CourseNote
  text: string
  mayGoOn: boolean
  onWrite: (text: string) => void
  onNext: () => void
}

/**
 * Own words, which stay on the phone. Words of danger interrupt the course before anything else: the numbers to
 * call take the place of "Next", and the words stay in the field.
 */
export function NoteField({ note, text, mayGoOn, onWrite, onNext }: NoteFieldProps) {
  const id = useId()
  const [Card, setCard] = useState<Recogniser['CrisisCard']>()
  const [kinds, setKinds] = useState<readonly CrisisKind[]>([])
  const [isUnwatched, setUnwatched] = useState(false)
  /** The words with which the person said that they are safe. */
  const safe = useRef<string>(undefined)
  const field = useRef<HTMLTextAreaElement>(null)

  /** @returns whether these words are of danger */
  async function look(words: string): Promise<boolean> {
    const recogniser = await withTimeout(fetchRecogniser(), patience).catch(() => undefined)
    setUnwatched(!recogniser)
    const found = words === safe.current ? [] : (recogniser?.crisisKinds(words) ?? [])
    if (!recogniser || found.length === 0) return false
    setCard(() => recogniser.CrisisCard)
    // Once shown they stay, even if the words change.
    setKinds((before) => [...new Set([...found, ...before])])
    return true
  }

  useEffect(() => {
    const timer = setTimeout(() => void look(text), text === '' ? 0 : pause)
    return () => clearTimeout(timer)
  }, [text])

  // The card takes the place of the button that was pressed, and its focus.
  const card = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  useLayoutEffect(() => {
    if (wasPressed.current) card.current?.focus()
    wasPressed.current = false
  }, [kinds])

  async function goOn() {
    wasPressed.current = true
    if (await look(field.current?.value ?? text)) return
    wasPressed.current = false
    onNext()
  }

  function isSafe() {
    safe.current = field.current?.value ?? text
    setKinds([])
    field.current?.focus()
  }

  return (
    <div className="course-note">
      <label className="field-label" htmlFor={id}>
        {note.label}
      </label>
      {note.hint ? (
        <p className="field-hint" id={`${id}-hint`}>
          {note.hint}
        </p>
      ) : null}
      <textarea
        ref={field}
        id={id}
        className="control"
        rows={3}
        maxLength={longestNote}
        autoComplete="off"
        value={text}
        {...(note.hint ? { 'aria-describedby': `${id}-hint` } : {})}
        onChange={({ target }) => onWrite(target.value)}
      />
      {isUnwatched ? (
        <p role="status">
          Are you in danger, or do you think of ending your life? Call 933 or 112.
        </p>
      ) : null}
      {Card && kinds.length > 0 ? (
        <div ref={card} tabIndex={-1} className="course-danger">
          <Card kinds={kinds}>
            <p>
              The course has stopped. Your words are only on this phone, and no one has read them.
            </p>
            <div className="form-actions">
              <LinkButton to="/safety">Open the safety page</LinkButton>
              <Button variant="quiet" onClick={isSafe}>
                I am safe. Continue the course
              </Button>
            </div>
          </Card>
        </div>
      ) : (
        <div className="form-actions">
          <Button disabled={!mayGoOn} onClick={() => void goOn()}>
            {note.isOptional && text.trim() === '' ? 'Skip' : 'Next'}
          </Button>
        </div>
      )}
    </div>
  )
}
