import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormerEntry } from '#domain/diary/entry-changes.ts'
import type { SymptomEntry } from '#domain/symptoms/schema.ts'
import { nameOfEntry, severities, symptomKeys } from '#domain/symptoms/symptoms.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { EntryDialog } from '#web/ui/overlays/entry-dialog.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { CorrectSymptom } from './correct-symptom.tsx'
import { removeSymptom, restoreSymptom, versionsOf } from './queries.ts'

export interface SymptomDialogProps {
  entry: SymptomEntry
  /** It was corrected or removed. */
  onChanged: () => void
  onClose: () => void
}

/** One noted symptom with all that is known of it, to correct or to remove. */
export function SymptomDialog({ entry, onChanged, onClose }: SymptomDialogProps) {
  const client = useQueryClient()
  const { data: versions = [] } = useQuery(versionsOf(entry))

  async function remove() {
    await removeSymptom(client, entry.id)
    onChanged()
    onClose()
    toastUndo({
      title: 'Removed',
      text: 'It is gone from your list.',
      undo: () => restoreSymptom(client, entry.id),
      undone: 'It is in your list again.',
      failure: 'The entry is not back',
    })
  }

  return (
    <EntryDialog
      title={nameOfEntry(entry)}
      facts={[
        ['When', formatDateTime(entry.felt_at)],
        ['How strong', labelOf(entry.severity)],
        ...(entry.symptom && entry.own_words
          ? [['In your own words', entry.own_words] as const]
          : []),
        ...(entry.notes ? [['Notes', entry.notes] as const] : []),
      ]}
      former={versions
        .filter(({ change }) => change === 'corrected')
        .map(({ id, changed_at, before }) => ({
          id,
          text: `Corrected on ${formatDateTime(changed_at)}. It was ${writtenFormer(before)}.`,
        }))}
      form={
        <CorrectSymptom
          entry={entry}
          onDone={() => {
            onChanged()
            onClose()
          }}
        />
      }
      onRemove={remove}
      onClose={onClose}
    />
  )
}

const labelOf = (severity: unknown) =>
  severities.find(({ value }) => value === severity)?.label ?? ''

/** "Headache, a little, 28 November 2026, 06:30" */
function writtenFormer({ symptom, own_words, severity, felt_at }: FormerEntry): string {
  const name = nameOfEntry({
    symptom: symptomKeys.find((key) => key === symptom) ?? null,
    own_words: own_words === null ? null : String(own_words),
  })
  return `${name}, ${labelOf(severity).toLowerCase()}, ${formatDateTime(String(felt_at))}`
}
