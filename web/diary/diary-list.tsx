import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { nameOfDay } from './day-field.tsx'

interface Entry {
  id: string
  day: string
}

interface DiaryListProps<One extends Entry> {
  today: string
  entries: readonly One[]
  /** Text of a row: "Nshima, lunch". */
  nameOf: (entry: One) => string
  /** Beside it: "75 g". */
  amountOf: (entry: One) => ReactNode
  onRemove: (id: string) => Promise<void>
  /** Logs again what was removed, as it was. */
  onRestore: (entry: One) => Promise<void>
}

/** The logged entries, by day, newest first; each can be deleted. */
export function DiaryList<One extends Entry>(props: DiaryListProps<One>) {
  const { today, entries, nameOf, amountOf, onRemove, onRestore } = props
  const [asked, setAsked] = useState<One>()
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
                <li
                  key={entry.id}
                  className="flex items-center gap-4 border-b border-hairline py-1"
                >
                  <span className="grow py-2 wrap-anywhere">{nameOf(entry)}</span>
                  <span className="shrink-0">{amountOf(entry)}</span>
                  <button
                    type="button"
                    className="link min-h-11 shrink-0 cursor-pointer"
                    onClick={() => setAsked(entry)}
                  >
                    Remove<VisuallyHidden> {nameOf(entry)}</VisuallyHidden>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={asked ? `Remove “${nameOf(asked)}”?` : ''}
        confirmLabel="Remove it"
        onConfirm={async () => {
          if (!asked) return
          await onRemove(asked.id)
          toastUndo({
            title: 'Removed',
            text: `${nameOf(asked)} is gone from your log.`,
            undo: () => onRestore(asked),
            undone: `${nameOf(asked)} is in your log again.`,
            failure: 'The entry is not back',
          })
        }}
      />
    </>
  )
}
