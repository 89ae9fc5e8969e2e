import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import type { ZodMiniType } from 'zod/mini'
import { Form } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { readDraft } from './draft.ts'
import type { AnyReading, ReadingKind } from './queries.ts'
import { useRecording } from './recording.ts'
import type { Words } from './texts.ts'
import { fetchDialog, useCheckReading } from './use-check-reading.tsx'

/** What sets the entry of one kind of reading apart from that of another. */
export interface Entry<Typed extends object, Reading extends AnyReading> {
  page: '/hypertension' | '/diabetes'
  kind: ReadingKind<Reading, Typed>
  /** Fetched at the first touch of a field. */
  schema: () => Promise<ZodMiniType<Typed>>
  /** As typed, with its unit: "251/95 mmHg". */
  describe: (typed: Typed) => string
  /** Why it should be looked at again before it is saved; empty where nothing is odd. */
  doubt: (typed: Typed) => readonly string[]
  /** What a message beside the fields says where one that must be filled is empty, and its toast. */
  missing: { messages: readonly string[]; notice: Words }
  /** The toasts for a reading that is saved. */
  notices: (reading: Reading) => readonly Words[]
}

/** What the form of every kind takes. */
export interface RecordFormProps<Reading> {
  /** The newest reading so far. */
  last: Reading | undefined
  onRecorded: (reading: Reading) => void
}

/** What a reading needs without a line, fetched with the checks: later there may be none. */
const fetchAid = () => import('./waiting/outbox.ts')

/**
 * Logs a reading: the fields are empty again once it is saved, and only then, with the focus on the
 * first of them for the next reading.
 */
export function RecordForm<Typed extends object, Reading extends AnyReading>({
  entry,
  onRecorded,
  children,
}: {
  entry: Entry<Typed, Reading>
  onRecorded: (reading: Reading) => void
  /** The fields, with what they hold at first. */
  children: (typed: Partial<Typed>, first: RefObject<HTMLInputElement | null>) => ReactNode
}) {
  const { retry, record, hasFailed } = useRecording(entry.page, entry.kind)
  const { isRight, dialog } = useCheckReading()
  const first = useRef<HTMLInputElement>(null)
  const [round, setRound] = useState(0)
  const [draft] = useState(() => readDraft<Typed>(entry.page))

  // Also for those who came to log: "/hypertension#log".
  useEffect(() => {
    if (round > 0 || location.hash === '#log') first.current?.focus()
  }, [round])

  async function submit(typed: Typed) {
    if (!(await isRight(entry.describe(typed), entry.doubt(typed)))) return first.current?.focus()
    // A warning waits neither for the server nor for a line.
    const { previewOf, keepWaiting } = await fetchAid()
    const at = new Date().toISOString()
    const expected = previewOf(entry.kind, { ...typed, id: retry.idFor(typed) }, at)
    const alerts = entry.notices(expected).filter(({ kind }) => kind === 'alert')
    alerts.forEach(toast)
    if (alerts.length > 0) onRecorded(expected)
    const recorded = await record(typed, expected, (sent) => keepWaiting(entry.kind.key, sent, at))
    if (!recorded) return
    if (recorded !== expected)
      entry.notices(recorded).forEach((notice) => notice.kind === 'alert' || toast(notice))
    setRound(round + 1)
    onRecorded(recorded)
  }

  function tellMissing(errors: Record<string, string>) {
    const { messages, notice } = entry.missing
    if (Object.values(errors).some((message) => messages.includes(message))) toast(notice)
  }

  return (
    <>
      <Form
        schema={async () => (await Promise.all([entry.schema(), fetchAid(), fetchDialog()]))[0]}
        onSubmit={submit}
        onInvalid={tellMissing}
        submitLabel={hasFailed ? 'Try again' : 'Log reading'}
        busyLabel="Saving..."
      >
        <div className="grid gap-4" key={round}>
          {children(round === 0 ? draft : {}, first)}
        </div>
      </Form>
      {dialog}
    </>
  )
}
