import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { FormerEntry } from '#domain/diary/entry-changes.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { nameOfDay } from './day-field.tsx'
import { entryVersionsOf } from './queries.ts'

interface Entry {
  id: string
  day: string
  corrected_at?: string | null | undefined
}

/** What the form of a correction is given. */
export interface CorrectFormProps<One> {
  entry: One
  today: string
  onDone: () => void
}

interface DiaryListProps<One extends Entry> {
  today: string
  entries: readonly One[]
  /** Text of a row: "Nshima, lunch". */
  nameOf: (entry: One) => string
  /** Beside it: "75 g". */
  amountOf: (entry: One) => ReactNode
  /** An earlier version in words: "Nshima, lunch, 75 g". */
  formerOf: (before: FormerEntry) => string
  CorrectForm: ComponentType<CorrectFormProps<One>>
  onRemove: (id: string) => Promise<void>
  /** Takes a removal back. */
  onRestore: (id: string) => Promise<void>
}

/** Few people open one. */
const fetchDialog = async () => (await import('#web/ui/overlays/entry-dialog.tsx')).EntryDialog

/** The logged entries, by day, newest first; each opens, to be corrected or removed. */
export function DiaryList<One extends Entry>(props: DiaryListProps<One>) {
  const { today, entries, nameOf, amountOf } = props
  const [openId, setOpenId] = useState<string>()
  const open = entries.find(({ id }) => id === openId)
  const days = [...new Set(entries.map(({ day }) => day))]
  return (
    <>
      {days.map((day) => (
        <section key={day} className="grid gap-2">
          <h3 className="text-base text-muted">{nameOfDay(day, today)}</h3>
          <ul>
            {entries
              .filter((entry) => entry.day === day)
              .map((entry) => (
                <li key={entry.id} className="max-w-none border-b border-hairline">
                  <button
                    type="button"
                    className="flex min-h-11 w-full cursor-pointer items-center gap-4 py-2 text-left"
                    aria-haspopup="dialog"
                    data-adds-fields="corrects"
                    data-of={entry.id}
                    onClick={() => setOpenId(entry.id)}
                  >
                    <span className="grow wrap-anywhere">
                      {nameOf(entry)}
                      {entry.corrected_at ? (
                        <span className="block text-sm text-muted">Corrected</span>
                      ) : null}
                    </span>{' '}
                    <span className="shrink-0">{amountOf(entry)}</span>{' '}
                    <span className="link shrink-0">Change</span>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      {open ? <Opened {...props} entry={open} onClose={() => setOpenId(undefined)} /> : null}
    </>
  )
}

function Opened<One extends Entry>(
  props: DiaryListProps<One> & { entry: One; onClose: () => void },
) {
  const { entry, today, nameOf, amountOf, formerOf, CorrectForm, onRemove, onRestore, onClose } =
    props
  const { data: versions = [] } = useQuery(entryVersionsOf(entry))
  const former = versions
    .filter(({ change }) => change === 'corrected')
    .map(({ id, changed_at, before }) => ({
      id,
      text: `Corrected on ${formatDateTime(changed_at)}. It was ${formerOf(before)}, ${nameOfDay(String(before['day']), today)}.`,
    }))

  async function remove() {
    await onRemove(entry.id)
    onClose()
    toastUndo({
      title: 'Removed',
      text: `${nameOf(entry)} is gone from your log.`,
      undo: () => onRestore(entry.id),
      undone: `${nameOf(entry)} is in your log again.`,
      failure: 'The entry is not back',
    })
  }

  return (
    <Lazy
      load={fetchDialog}
      props={{
        title: nameOf(entry),
        facts: [
          ['Day', nameOfDay(entry.day, today)],
          ['Amount', amountOf(entry)],
        ],
        former,
        form: <CorrectForm entry={entry} today={today} onDone={onClose} />,
        onRemove: remove,
        onClose,
      }}
    />
  )
}
