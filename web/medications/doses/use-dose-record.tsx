import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { moreThanMost, takenClose } from '#domain/medications/close-doses.ts'
import { takenAtOf } from '#domain/medications/doses.ts'
import type { Outcome } from '#domain/medications/options.ts'
import type { MedicineBox, MedicineDose } from '#domain/medications/schema.ts'
import { formatTime } from '#web/platform/values/dates.ts'
import { useAction } from '#web/ui/actions/use-action.ts'
import { useLogEntry } from '#web/ui/actions/use-log-entry.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { recordDose, undoDose } from '../queries.ts'
import { errorTitles, stateLabels } from '../texts.ts'
import { dosesCountedWith } from './counted-doses.ts'
import type { ShownDose } from './shown-doses.ts'

/** Why the user should check the dose that was just recorded. */
interface Warning {
  title: string
  text: string
}

/** A dose with a pending question: another was taken shortly before or after it, or it is one too many. */
interface Asking {
  one: ShownDose
  outcome: Outcome
  close: MedicineDose
  taken_at: string
  /** The most of a day, where this dose would be more. */
  most: number | undefined
}

interface DoseRecordOptions {
  box: MedicineBox
  now: number
  /** The page of these doses: a path with its search. */
  place: string
  /** After each change, for the focus: the pressed button has been removed. */
  onDone?: () => void
}

/** Records and undoes doses. Render `dialog` beside them. */
export function useDoseRecord({ box, now, place, onDone }: DoseRecordOptions) {
  const client = useQueryClient()
  const { log } = useLogEntry({ place, failure: errorTitles.dose })
  const [warning, setWarning] = useState<Warning>()
  const [asking, setAsking] = useState<Asking>()

  const recording = useAction(async (one: ShownDose, outcome: Outcome) => {
    setWarning(undefined)
    const { medicine, dose, name } = one
    const done = await log(
      { outcome },
      {
        send: () => recordDose(client, medicine.id, dose, { outcome }),
        success: () => `${name}, ${dose.time}: ${stateLabels[outcome].toLowerCase()}.`,
      },
    )
    if (done?.wasThere) setWarning(loggedBefore(name, done.stored))
    onDone?.()
  })

  const undoing = useAction(
    async (one: ShownDose) => {
      setWarning(undefined)
      await undoDose(client, one.medicine.id, one.dose)
      onDone?.()
    },
    { failure: errorTitles.dose },
  )

  /** Asks first where this dose would be close to another of the same medicine. */
  function note(one: ShownDose, outcome: Outcome) {
    const taken = takenAtOf(one.dose, outcome, now)
    const taken_at = taken === null ? null : new Date(taken).toISOString()
    const dose = { ...one.dose, medicine_id: one.medicine.id, outcome, taken_at }
    const counted = dosesCountedWith(box, one.medicine)
    const many = taken_at === null ? undefined : moreThanMost(one.medicine, counted, taken!, 1)
    const close = takenClose(one.medicine, counted, dose) ?? many?.taken.at(-1)
    if (close) setAsking({ one, outcome, close, taken_at: taken_at!, most: many?.most })
    else void recording.run(one, outcome)
  }

  const dialog: ReactNode = (
    <ConfirmDialog
      open={asking !== undefined}
      onClose={() => setAsking(undefined)}
      title={
        asking?.most === undefined
          ? `Two doses of ${asking?.one.name ?? ''} close together?`
          : `More than ${asking.most} of ${asking.one.name} in 24 hours?`
      }
      cancelLabel="I have not taken it"
      confirmLabel={asking?.most === undefined ? 'I took both' : 'I took it'}
      busyLabel="Saving..."
      onConfirm={async () => {
        if (asking) await recording.run(asking.one, asking.outcome)
      }}
    >
      {asking ? (
        <p>
          {nameOf(box, asking.close)} is logged at {formatTime(asking.close.taken_at!)}. This dose
          of {asking.one.name} would be at {formatTime(asking.taken_at)}.
          {asking.close.medicine_id === asking.one.medicine.id
            ? ''
            : ' They are the same medicine, or do the same.'}
        </p>
      ) : null}
      <p>
        <strong>If you have not taken it, do not take it now.</strong> Ask your clinic or a
        pharmacist when to take the next dose.
      </p>
    </ConfirmDialog>
  )
  return {
    note,
    undo: (one: ShownDose) => void undoing.run(one),
    dialog,
    warning,
    isBusy: recording.isBusy || undoing.isBusy,
  }
}

const nameOf = ({ medicines }: MedicineBox, { medicine_id }: MedicineDose) =>
  medicines.find(({ id }) => id === medicine_id)?.name ?? 'A dose'

const loggedBefore = (name: string, stored: MedicineDose): Warning => ({
  title: 'This dose was logged before',
  text: `${name} for ${stored.time} was logged at ${formatTime(stored.recorded_at)} already. It still counts once.`,
})
