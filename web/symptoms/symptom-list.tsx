import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { nameOfEntry, severities } from '#domain/symptoms/symptoms.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Section, VisuallyHidden } from '#web/ui/layout/page.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { maxShown, removeSymptom, restoreSymptom } from './queries.ts'

/** The logged symptoms by day, newest first. */
export function SymptomList({
  entries,
  onRemoved,
}: {
  entries: readonly SymptomEntry[]
  onRemoved: () => void
}) {
  const client = useQueryClient()
  const [removing, setRemoving] = useState<SymptomEntry>()
  const days = [...Map.groupBy(entries, ({ felt_at }) => dayOf(felt_at))]
  return (
    <Section title="Your entries">
      {days.map(([day, own]) => (
        <section key={day} aria-label={formatDay(day)} className="mb-6 max-w-text">
          <h3 className="mb-2 text-muted">{formatDay(day)}</h3>
          <ul>
            {own.map((entry) => (
              <li
                key={entry.id}
                className="grid max-w-none grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-t border-hairline py-3"
              >
                <span className="text-muted">{formatTime(entry.felt_at)}</span>
                <span className="wrap-anywhere">
                  <strong>{nameOfEntry(entry)}</strong>
                  <span className="block text-muted">
                    {severities.find(({ value }) => value === entry.severity)!.label}
                    {entry.notes ? `. ${entry.notes}` : ''}
                  </span>
                </span>
                <button type="button" className="link min-h-11" onClick={() => setRemoving(entry)}>
                  Delete
                  <VisuallyHidden>
                    {nameOfEntry(entry)}, {formatDay(day)}, {formatTime(entry.felt_at)}
                  </VisuallyHidden>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {entries.length >= maxShown ? (
        <p className="text-muted">
          These are your newest {maxShown} entries. You can download all of them in your account.
        </p>
      ) : null}
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={
          removing ? `Delete “${nameOfEntry(removing)}” of ${formatDay(removing.felt_at)}?` : ''
        }
        confirmLabel="Delete it"
        busyLabel="Deleting..."
        onConfirm={async () => {
          if (!removing) return
          await removeSymptom(client, removing.id)
          onRemoved()
          toastUndo({
            title: 'Deleted',
            text: 'It is gone from your list.',
            undo: () => restoreSymptom(client, removing),
            undone: 'It is in your list again.',
            failure: 'The entry is not back',
          })
        }}
      />
    </Section>
  )
}
