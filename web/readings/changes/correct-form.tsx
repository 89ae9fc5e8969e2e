import { Corrects } from '#web/platform/drafts/corrects.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef } from 'react'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { serverNow } from '#web/platform/calls/server-clock.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toastUndo } from '#web/ui/overlays/undo-toast.ts'
import type { CorrectFormProps, WrittenMeasure } from '../measure.ts'
import { type AnyReading, type LoggedKind, refreshReadings } from '../queries.ts'
import { NoteField } from '../record/note-field.tsx'
import type { Entry } from '../record/record-form.tsx'
import { daysToChoose } from '../record/taken.ts'
import { TakenFields, takenIn } from '../record/taken-fields.tsx'
import { useCheckReading } from '../record/use-check-reading.tsx'

/** What a form has of a reading besides its values. */
interface Noted {
  notes?: string | null | undefined
}

/** What a correction says besides the values. */
interface Correction {
  change_id: string
  corrected_at: string | null
  seconds_ago?: number | undefined
}

const secondsSince = (at: string) => Math.max(0, (serverNow() - Date.parse(at)) / 1000)

interface Props<Typed extends Noted, Reading extends AnyReading> extends CorrectFormProps<Reading> {
  entry: Entry<Typed, Reading>
  kind: LoggedKind<Reading, Typed, Typed & Correction>
  /** A reading as it would be typed. */
  typedOf: (reading: Reading) => Typed
  /** The fields, with the values of the reading. */
  children: (typed: Typed, first: RefObject<HTMLInputElement | null>) => ReactNode
}

/** Corrects a reading: its values, its note, and within 30 days its time. */
export function CorrectForm<Typed extends Noted, Reading extends AnyReading>(
  props: Props<Typed, Reading>,
) {
  const { reading, measure, entry, kind, typedOf, onChanged, onCancel, children } = props
  const client = useQueryClient()
  const retry = useIdempotencyKey()
  const { confirm, dialog } = useCheckReading<Typed>()
  const first = useRef<HTMLInputElement>(null)
  const typed = typedOf(reading)
  const { now } = useServerNow()
  // Older days are not in the list, so the time stays.
  const isDatable = daysToChoose(now).some(({ value }) => value === dayOf(reading.created_at))

  /** What an own reading changes: averages, charts, advice, and the day. */
  async function refresh() {
    onChanged()
    await client.invalidateQueries()
  }

  const undo = (saved: Reading, hasOtherTime: boolean) =>
    kind
      .correct(reading.id, {
        ...typed,
        change_id: crypto.randomUUID(),
        corrected_at: saved.corrected_at ?? null,
        ...(hasOtherTime ? { seconds_ago: secondsSince(reading.created_at) } : {}),
      })
      .finally(() => void refresh())

  async function save(entered: Typed) {
    const at = isDatable ? takenIn(first.current!.form!) : undefined
    const hasOtherTime = at !== undefined && minuteOf(at) !== minuteOf(reading.created_at)
    const checked = await confirm(entered, await entry.question(entered))
    if (!checked) return false
    const corrected = { ...checked, corrected_at: reading.corrected_at ?? null }
    const change_id = retry.keyFor({ ...corrected, at })
    const time = hasOtherTime ? { seconds_ago: secondsSince(at) } : {}
    let saved: Reading
    try {
      saved = await kind.correct(reading.id, { ...corrected, change_id, ...time })
    } catch (failure) {
      // The other correction is shown beside what is typed here.
      if (failure instanceof ProblemError && failure.code === 'changed_since')
        await refreshReadings(client, kind)
      throw failure
    }
    retry.reset()
    await refresh()
    onCancel()
    toastUndo({
      title: 'Corrected',
      text: `It is ${writtenOf(measure, saved)} now.`,
      undo: () => undo(saved, hasOtherTime),
      undone: `It is ${writtenOf(measure, reading)} again.`,
      failure: 'The correction is not undone',
    })
    return true
  }

  return (
    <>
      <Form
        className="reading-form"
        schema={entry.schema}
        onSubmit={save}
        submitLabel="Save"
        busyLabel="Saving..."
        actions={
          <Button variant="quiet" onClick={onCancel}>
            Not now
          </Button>
        }
      >
        <Corrects id={reading.id} />
        <div className="grid gap-3">
          {children(typed, first)}
          {isDatable ? <TakenFields at={reading.created_at} /> : null}
          <NoteField held={typed.notes ?? undefined} isAsked={false} />
          <p className="text-sm text-muted">
            We keep what it was. If you share your readings, your provider sees that you corrected
            it.
          </p>
        </div>
      </Form>
      {dialog}
    </>
  )
}

const minuteOf = (at: string) => Math.floor(Date.parse(at) / 60_000)

/** "118/80 mmHg" */
function writtenOf<Reading extends AnyReading>(measure: WrittenMeasure<Reading>, reading: Reading) {
  const { value, unit } = measure.show(reading)
  return `${value} ${unit}`.trim()
}
