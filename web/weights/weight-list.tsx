import { useState } from 'react'
import { writtenKg } from '#domain/weights/measures.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { formatRecent } from '#web/platform/values/dates.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { maxShown } from './queries.ts'

/** Few people open one. */
const fetchDialog = async () => (await import('./weight-dialog.tsx')).WeightDialog

const step = { first: 10, more: 60 }

interface WeightListProps {
  /** Newest first. */
  entries: readonly WeightEntry[]
  now: number
  /** Called with the id of one that was corrected, removed or restored. */
  onChanged: (id: string) => void
}

/** The logged weights, each to be corrected or removed. One that is not sent yet is changed where it waits. */
export function WeightList({ entries, now, onChanged }: WeightListProps) {
  const [openId, setOpenId] = useState<string>()
  const [limit, setLimit] = useState(step.first)
  const sent = entries.filter(({ user_id }) => user_id !== '')
  const place = sent.findIndex(({ id }) => id === openId)
  const open = sent[place]
  if (sent.length === 0) return null
  return (
    <Section title="Your weights">
      <ul className="max-w-text">
        {sent.slice(0, limit).map((entry) => (
          <li key={entry.id} className="max-w-none border-t border-hairline">
            <button
              type="button"
              className="flex w-full cursor-pointer items-center justify-between gap-4 py-3 text-left"
              aria-haspopup="dialog"
              data-adds-fields="corrects"
              data-of={entry.id}
              onClick={() => setOpenId(entry.id)}
            >
              <span className="wrap-anywhere">
                <strong translate="no">{writtenKg(entry.weight_kg)}</strong>{' '}
                <span className="text-muted">
                  {[
                    formatRecent(entry.created_at, now),
                    ...(entry.waist_cm === null ? [] : [`waist ${entry.waist_cm} cm`]),
                    ...(entry.corrected_at ? ['corrected'] : []),
                  ].join(', ')}
                </span>
                {entry.notes ? <span className="block text-muted">{entry.notes}</span> : null}
              </span>{' '}
              <span className="link">Change</span>
            </button>
          </li>
        ))}
      </ul>
      {sent.length > limit ? (
        <p className="mt-4">
          <Button variant="quiet" onClick={() => setLimit(limit + step.more)}>
            Show older weights
          </Button>
        </p>
      ) : null}
      {sent.length >= maxShown && sent.length <= limit ? (
        <p className="text-muted">
          These are your newest {maxShown} entries. You can download all of them in your account.
        </p>
      ) : null}
      {open ? (
        <Lazy
          load={fetchDialog}
          props={{
            entry: open,
            before: sent[place + 1],
            onChanged: () => onChanged(open.id),
            onClose: () => setOpenId(undefined),
          }}
        />
      ) : null}
    </Section>
  )
}
