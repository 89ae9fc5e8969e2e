import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormerEntry } from '#domain/diary/entry-changes.ts'
import type { WeightEntry } from '#domain/weights/schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { EntryDialog } from '#web/ui/overlays/entry-dialog.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { CorrectWeightForm } from './correct-weight-form.tsx'
import { versionsOf, weightEntries } from './queries.ts'
import { writtenEntry } from './weight.ts'

export interface WeightDialogProps {
  entry: WeightEntry
  /** The one before it, with which a correction is compared. */
  before: WeightEntry | undefined
  /** It was corrected, removed or restored. */
  onChanged: () => void
  onClose: () => void
}

/** One weight with all that is known of it, to correct or to remove. */
export function WeightDialog({ entry, before, onChanged, onClose }: WeightDialogProps) {
  const client = useQueryClient()
  const { data: versions = [] } = useQuery(versionsOf(entry))

  async function refresh() {
    onChanged()
    await client.invalidateQueries()
  }

  async function remove() {
    await weightEntries.remove(entry.id)
    onClose()
    await refresh()
    toastUndo({
      title: 'Removed',
      text: `${writtenEntry(entry)} is no longer in your record.`,
      undo: () => weightEntries.restore(entry.id).finally(() => void refresh()),
      undone: 'The weight is in your record again.',
      failure: 'The weight is not back',
    })
  }

  return (
    <EntryDialog
      title={writtenEntry(entry)}
      facts={[
        ['Taken', formatDateTime(entry.created_at)],
        ...(entry.height_cm === null ? [] : [['Height', `${entry.height_cm} cm`] as const]),
        ...(entry.notes ? [['Notes', entry.notes] as const] : []),
      ]}
      former={versions
        .filter(({ change }) => change === 'corrected')
        .map(({ id, changed_at, before: was }) => ({
          id,
          text: `Corrected on ${formatDateTime(changed_at)}. It was ${writtenFormer(was)}.`,
        }))}
      form={
        <CorrectWeightForm entry={entry} before={before} onChanged={onChanged} onClose={onClose} />
      }
      onRemove={remove}
      onClose={onClose}
    />
  )
}

/** "68.4 kg, taken on 28 November 2026, 06:30" */
const writtenFormer = ({ weight_kg, waist_cm, created_at }: FormerEntry): string =>
  `${writtenEntry({
    weight_kg: Number(weight_kg),
    waist_cm: waist_cm === null || waist_cm === undefined ? null : Number(waist_cm),
  })}, taken on ${formatDateTime(String(created_at))}`
