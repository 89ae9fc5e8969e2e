import { useState } from 'react'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { nameOfEntry, severities } from '#domain/symptoms/symptoms.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { maxShown } from './queries.ts'

/** Few people open one. */
const fetchDialog = async () => (await import('./symptom-dialog.tsx')).SymptomDialog

/** The logged symptoms by day, newest first. */
export function SymptomList({
  entries,
  onChanged,
}: {
  entries: readonly SymptomEntry[]
  /** One was corrected or removed. */
  onChanged: () => void
}) {
  const [openId, setOpenId] = useState<string>()
  const now = useNow()
  const open = entries.find(({ id }) => id === openId)
  const days = [...Map.groupBy(entries, ({ felt_at }) => dayOf(felt_at))]
  return (
    <Section title="Your entries">
      {days.map(([day, own]) => (
        <section key={day} aria-label={formatDay(day, now)} className="mb-6 max-w-text">
          <h3 className="mb-2 text-muted">{formatDay(day, now)}</h3>
          <ul>
            {own.map((entry) => (
              <li key={entry.id} className="max-w-none border-t border-hairline">
                <button
                  type="button"
                  className="grid w-full cursor-pointer grid-cols-[3.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 py-3 text-left"
                  aria-haspopup="dialog"
                  data-adds-fields="corrects"
                  data-of={entry.id}
                  onClick={() => setOpenId(entry.id)}
                >
                  <span className="text-muted">{formatTime(entry.felt_at)}</span>{' '}
                  <span className="wrap-anywhere">
                    <strong>{nameOfEntry(entry)}</strong>{' '}
                    <span className="block text-muted">
                      {severities.find(({ value }) => value === entry.severity)!.label}
                      {entry.notes ? `. ${entry.notes}` : ''}
                      {entry.corrected_at ? '. Corrected' : ''}
                    </span>
                  </span>{' '}
                  <span className="link">Change</span>
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
      {open ? (
        <Lazy
          load={fetchDialog}
          props={{ entry: open, onChanged, onClose: () => setOpenId(undefined) }}
        />
      ) : null}
    </Section>
  )
}
