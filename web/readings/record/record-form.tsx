import '#web/readings/readings.css'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ZodMiniType } from 'zod/mini'
import type { Advice } from '#domain/readings/advice/advice.ts'
import type { Typed as TypedTexts } from '#web/platform/drafts/typed.ts'
import { dropUnsaved, noteUnsaved, useCarriedEntry } from '#web/platform/unsaved-entry.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { Form } from '#web/ui/forms/form.tsx'
import { toastFailure } from '#web/ui/overlays/failure-toast.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { isRecent } from '#domain/readings/advice/recent.ts'
import { AdviceCard } from '../advice-card.tsx'
import { drafts } from './draft.ts'
import { type AnyReading, type LoggedKind, refreshReadings, showFirst } from '../queries.ts'
import { errorTitles, type Words } from '../texts.ts'
import type { Rejected } from '../waiting/queue.ts'
import type { Question, Settled } from './check-reading-dialog.tsx'
import { chosenTime, TakenChoice, useTaken } from './taken-choice.tsx'
import { fetchDialog, useCheckReading } from './use-check-reading.tsx'
import type { Stamp } from '#web/platform/calls/entry-age.ts'
import { earliestNow } from '#web/platform/calls/server-clock.ts'
import { loadOnce, useLazyPart } from '#web/platform/lazy.tsx'

type MaybeLater<Value> = Value | Promise<Value>

/** What a person may add to every kind of reading. */
interface Noted {
  notes?: string | null | undefined
}

/** When it was taken, where that is not now. */
interface Dated {
  taken_at: string | undefined
}

/** What sets the entry of one kind of reading apart from that of another. */
export interface Entry<Typed extends Noted, Reading extends AnyReading> {
  page: keyof typeof drafts
  /** Of its own, where it is not the one of its page. */
  draft?: (typeof drafts)[keyof typeof drafts]
  kind: LoggedKind<Reading, Typed>
  /** Fetched at the first touch of a field. */
  schema: () => Promise<ZodMiniType<Typed>>
  /** What to ask before it is saved; undefined where nothing is odd. */
  question: (typed: Typed) => MaybeLater<Question<Typed> | Settled<Typed> | undefined>
  /** As it is named where it is not saved yet: "192/124". */
  shown: (reading: Reading) => string
  /** The message beside the fields for an empty required field, and its toast. */
  missing: { messages: readonly string[]; notice: Words }
  /** The toasts for a reading that is saved. */
  notices: (reading: Reading) => readonly Words[]
}

/** What the form of every kind takes. */
export interface RecordFormProps<Reading> {
  /** Fills the form; removed from the queue once the correction is saved. */
  edited: Rejected | undefined
  onEdited: () => void
  /** The newest reading so far. */
  last: Reading | undefined
  onRecorded: (reading: Reading) => void
  /** What to do about it, where that must be shown at once. */
  warns: (reading: Reading) => Advice | undefined
}

/**
 * What a reading needs offline, fetched with the checks: later there may be no connection. The panel
 * is the list of the readings that are not sent, which the hub then shows, as the answers to its advice.
 */
const fetchAid = loadOnce(async () => {
  const parts = [
    import('../waiting/outbox.ts'),
    import('../waiting/waiting-panel.tsx'),
    import('../standing/after-advice.tsx'),
    import('../standing/on-the-way.tsx'),
    import('../standing/waiting-answers.tsx'),
  ] as const
  return (await Promise.all(parts))[0]
})

/** Fetched once the form is drawn: later there may be no connection. */
const fetchNote = loadOnce(async () => (await import('./note-field.tsx')).NoteField)

const valuesOf = <Typed extends object>(edited: Rejected | undefined) =>
  edited?.typed as Partial<Typed> | undefined

/**
 * Logs a reading: the fields are empty again once it is saved, and only then, with the focus on the
 * first of them for the next reading. What was typed while it was saved stays.
 */
export function RecordForm<Typed extends Noted, Reading extends AnyReading>({
  entry,
  edited,
  onEdited,
  onRecorded,
  warns,
  children,
}: Omit<RecordFormProps<Reading>, 'last'> & {
  entry: Entry<Typed, Reading>
  /** The fields, with the values of a correction. */
  children: (typed: Partial<Typed>, first: RefObject<HTMLInputElement | null>) => ReactNode
}) {
  const client = useQueryClient()
  const draft = entry.draft ?? drafts[entry.page]
  const { log, keyFor, hasFailed } = useLogEntry({
    place: location.pathname + location.search,
    failure: errorTitles.logging,
  })
  const { confirm, dialog } = useCheckReading<Typed>()
  useCarriedEntry()
  const first = useRef<HTMLInputElement>(null)
  /** The field in which the next reading is typed already. */
  const typing = useRef<string>(undefined)
  /** The advice has the focus then: a warning comes before the next reading. */
  const isWarning = useRef(false)
  /** What was typed before: a note and a time, of which the fields are not fetched yet. */
  const [kept, setKept] = useState(() => draft.read())
  const [isNoting, setNoting] = useState(false)
  const typed: Partial<Typed> = valuesOf<Typed>(edited) ?? {}
  const note = edited ? typed.notes : kept?.['notes']?.[0]
  const taken = useTaken()
  const { Part: NoteField, load: loadNote } = useLazyPart(fetchNote)
  const isNoteOpen = NoteField !== undefined && (isNoting || Boolean(note))

  // Also for those who came to log: "/hypertension#log".
  useEffect(() => {
    if (edited || location.hash === '#log') first.current?.focus()
  }, [edited])

  useEffect(() => {
    loadNote().catch(() => undefined)
  }, [loadNote])

  function openNote() {
    loadNote().then(
      () => setNoting(true),
      (reason: unknown) => {
        dispatchEvent(new Event('ubumi:part-missing'))
        toastFailure('The note could not be opened', reason)
      },
    )
  }

  async function submit(entered: Typed) {
    // A correction keeps the time at which the reading was taken.
    const taken_at = edited ? undefined : await chosenTime(first.current?.form)
    const checked = await confirm(entered, await entry.question(entered))
    if (!checked) {
      // The user changes it now: nothing is to be filled in elsewhere.
      draft.clear()
      first.current?.focus()
      return false
    }
    // A warning depends neither on the server nor on the connection.
    const { previewOf, queueEntry, removeWaiting, stampAt, stampOf, timeOf } = await fetchAid()
    const stamp: Stamp = edited ? stampOf(edited) : stampAt(taken_at)
    const isEarlier = edited !== undefined || taken_at !== undefined
    const time = isEarlier ? timeOf(stamp) : {}
    // The same values of another time are another reading.
    const dated = { ...checked, taken_at: isEarlier ? (stamp.taken_at ?? stamp.at) : undefined }
    const expected = previewOf<Reading>(entry.kind, { ...checked, id: keyFor(dated) }, stamp)
    const alerts = entry.notices(expected).filter(({ kind }) => kind === 'alert')
    if (isRecent(expected, earliestNow())) alerts.forEach(toast)
    const advice = warns(expected)
    isWarning.current = advice !== undefined
    if (advice) onRecorded(expected)
    // Without consent, or where the session has ended, the user is sent to another page.
    noteUnsaved({
      shown: entry.shown(expected),
      ...(advice ? { warning: <AdviceCard advice={advice} live /> } : {}),
      async save() {
        const saved = await entry.kind.send({ ...checked, id: expected.id, ...timeOf(stamp) })
        draft.clear()
        showFirst(client, entry.kind, saved)
        if (edited) removeWaiting(edited.typed.id)
      },
    })
    const recorded = await log<Typed & Dated, Reading>(dated, {
      send: ({ id }) => entry.kind.send({ ...checked, id, ...time }),
      queue: async ({ id }) =>
        (await queueEntry(entry.kind.key, { ...checked, id, ...time }, stamp))
          ? expected
          : undefined,
    })
    if (!recorded) return false
    dropUnsaved()
    if (recorded !== expected) {
      if (!isEarlier) showFirst(client, entry.kind, recorded)
      // An attempt that seemed to fail, with other values, may have been written all the same.
      if (hasFailed || isEarlier) void refreshReadings(client, entry.kind)
      for (const notice of entry.notices(recorded)) if (notice.kind !== 'alert') toast(notice)
    }
    typing.current = document.activeElement?.getAttribute('name') ?? undefined
    onRecorded(recorded)
    if (edited) {
      removeWaiting(edited.typed.id)
      onEdited()
    }
    return true
  }

  /**
   * The focus goes to the first field, or to the one in which the next reading is typed already; after a
   * warning it stays there.
   */
  function goOn(next: TypedTexts) {
    taken.close()
    setKept(next)
    setNoting(false)
    if (isWarning.current) return
    const name = typing.current
    const begun =
      name && name in next
        ? first.current?.form?.querySelector<HTMLElement>(`[name="${name}"]`)
        : null
    ;(begun ?? first.current)?.focus()
  }

  function showMissing(errors: Record<string, string>) {
    const { messages, notice } = entry.missing
    if (Object.values(errors).some((message) => messages.includes(message))) toast(notice)
  }

  return (
    <>
      <Form
        className="reading-form"
        schema={async () => (await Promise.all([entry.schema(), fetchAid(), fetchDialog()]))[0]}
        // A correction would come back as a new reading, without its time and its id.
        {...(edited ? {} : { draft })}
        resetOnSuccess
        onReset={goOn}
        onSubmit={submit}
        onInvalid={showMissing}
        submitLabel={hasFailed ? 'Try again' : 'Log reading'}
        busyLabel="Saving..."
        actions={
          <>
            {isNoteOpen ? null : (
              <Button variant="quiet" data-adds-fields="notes" onClick={openNote}>
                Add a note
              </Button>
            )}
            {edited || taken.isEarlier ? null : (
              <Button variant="quiet" data-adds-fields="taken" onClick={() => taken.open(true)}>
                Another time
              </Button>
            )}
          </>
        }
      >
        <div className="grid gap-3" key={edited?.typed.id}>
          {children(typed, first)}
          {edited ? null : <TakenChoice {...taken} kept={kept} />}
          {isNoteOpen ? (
            <NoteField held={note ?? undefined} isAsked={isNoting} />
          ) : note ? (
            // A note that was typed before is saved with the reading, also where its field is missing.
            <input type="hidden" name="notes" value={note} />
          ) : null}
        </div>
      </Form>
      {dialog}
    </>
  )
}
