import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormerReading } from '#domain/readings/changes.ts'
import { writtenGlucose } from '#domain/readings/glucose.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { useNow } from '#web/platform/use-now.ts'
import { formatDateTime, formatDayAndTime } from '#web/platform/values/dates.ts'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { useAction } from '#web/ui/actions/use-action.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import { LastValue } from '../last-value.tsx'
import type { OwnMeasure } from '../measure.ts'
import { type AnyReading, useCare } from '../queries.ts'
import { versionsOf } from './version-queries.ts'

export interface ReadingDialogProps<Reading extends AnyReading> {
  reading: Reading
  measure: OwnMeasure<Reading>
  onChanged: (id: string) => void
  onClose: () => void
}

/** One reading with all that is known of it, to correct or to remove. */
export function ReadingDialog<Reading extends AnyReading>(props: ReadingDialogProps<Reading>) {
  const { reading, measure, onChanged, onClose } = props
  const [isCorrecting, setCorrecting] = useState(false)
  const care = useCare()
  const now = useNow()
  const isOfClinic = reading.at_clinic === true
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${isCorrecting ? 'Correct: ' : ''}${measure.name}, ${formatDayAndTime(reading.created_at, now)}`}
    >
      <LastValue name={measure.name} shown={measure.show(reading, care)} />
      {isCorrecting ? (
        <Lazy
          load={measure.fetchCorrectForm}
          props={{ reading, measure, onChanged: () => onChanged(reading.id), onCancel: onClose }}
          fallback={<Skeleton lines={4} />}
          failed={(failure) => <FailedState title="The form did not load" failure={failure} />}
        />
      ) : (
        <>
          <Facts reading={reading} detail={measure.detail(reading)} />
          <FormerValues reading={reading} />
          <div className="form-actions">
            {isOfClinic ? null : (
              <Button data-adds-fields="corrects" onClick={() => setCorrecting(true)}>
                Correct
              </Button>
            )}
            <Remove {...props} />
          </div>
        </>
      )}
    </Dialog>
  )
}

function Facts({ reading, detail }: { reading: AnyReading; detail: string | undefined }) {
  const { created_at, notes, at_clinic, entered_by } = reading
  return (
    <>
      <FactList
        facts={[
          ['Taken', formatDateTime(created_at)],
          ...(detail ? [['Also', detail] as const] : []),
          ...(notes ? [['Notes', notes] as const] : []),
          ['Logged by', at_clinic ? (entered_by ?? 'A provider, at the clinic') : 'You'],
        ]}
      />
      {at_clinic ? (
        <p>
          It was entered at the clinic, so you cannot change it. If it is wrong, tell the clinic,
          who can correct it, or remove it.
        </p>
      ) : null}
    </>
  )
}

/** What it was before it was corrected, newest first. */
function FormerValues({ reading }: { reading: AnyReading }) {
  const { data } = useQuery(versionsOf(reading))
  const corrections = data?.filter(({ change }) => change === 'corrected') ?? []
  if (corrections.length === 0) return null
  return (
    <ul className="grid gap-1 text-muted">
      {corrections.map(({ id: version, changed_at, before, by_clinic }) => (
        <li key={version}>
          Corrected{by_clinic ? ` at the clinic by ${by_clinic.name ?? 'a provider'}` : ''} on{' '}
          {formatDateTime(changed_at)}. It was {formerValue(before)}, taken on{' '}
          {formatDateTime(before.created_at)}.{by_clinic?.reason ? ` Why: ${by_clinic.reason}` : ''}
        </li>
      ))}
    </ul>
  )
}

function formerValue(before: FormerReading): string {
  if ('systolic' in before) return `${before.systolic}/${before.diastolic} mmHg`
  const { value, unit } = writtenGlucose(before)
  return `${value} ${unit}`.trim()
}

/** Without a question: it can be taken back. */
function Remove<Reading extends AnyReading>(props: ReadingDialogProps<Reading>) {
  const { reading, measure, onChanged, onClose } = props
  const client = useQueryClient()
  const { value, unit } = measure.show(reading)

  async function refresh() {
    onChanged(reading.id)
    await client.invalidateQueries()
  }

  const remove = useAction(
    async () => {
      await measure.kind.remove(reading.id)
      onClose()
      await refresh()
      toastUndo({
        title: 'Removed',
        text: `${`${value} ${unit}`.trim()} is no longer in your record.`,
        undo: () => measure.kind.restore(reading.id).finally(() => void refresh()),
        undone: 'The reading is in your record again.',
        failure: 'The reading is not back',
      })
    },
    { failure: 'The reading is not removed' },
  )

  return (
    <ActionButton variant="quiet" action={remove} busyLabel="Removing...">
      Remove
    </ActionButton>
  )
}
