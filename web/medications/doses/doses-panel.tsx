import { useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { latestDays, takenAtOf } from '#domain/medications/doses.ts'
import { takenClose } from '#domain/medications/close-doses.ts'
import type { Outcome } from '#domain/medications/options.ts'
import type { MedicineBox, MedicineDose } from '#domain/medications/schema.ts'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { dayOf, formatDay, formatTime } from '#web/platform/values/dates.ts'
import { dayAfter } from '#domain/values/lusaka.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Surface } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { DoubleDoseCards, dosesOfName } from './double-dose-cards.tsx'
import { DoseRow } from './dose-row.tsx'
import { recordDose, undoDose } from '../queries.ts'
import { type ShownDose, shownOn } from './shown-doses.ts'
import { beforeYouChange, failures, stateLabels } from '../texts.ts'
import { useAction } from '#web/ui/actions/use-action.ts'

/** Why the user should check the dose that was just recorded. */
interface Warning {
  title: string
  text: string
}

/** A dose with a pending question, because another was taken shortly before or after it. */
interface Asking {
  one: ShownDose
  outcome: Outcome
  close: MedicineDose
  taken_at: string
}

interface DosesPanelProps {
  box: MedicineBox
  now: number
  withConsent: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
}

/** The doses of a day, the next one first, each logged with one press. */
export function DosesPanel({ box, now, withConsent }: DosesPanelProps) {
  const client = useQueryClient()
  const today = dayOf(now)
  const [ago, setAgo] = useState(0)
  const [warning, setWarning] = useState<Warning>()
  const [asking, setAsking] = useState<Asking>()
  const heading = useRef<HTMLHeadingElement>(null)
  const whyOffId = useId()
  const day = dayAfter(today, -ago)
  const whyOff =
    ago === 0
      ? 'You can note a dose on its day or later.'
      : ago >= latestDays
        ? `You can note doses of the last ${latestDays} days.`
        : undefined
  const shown = shownOn(box, day, now)

  const change = useAction(
    async (call: () => Promise<void>) => {
      setWarning(undefined)
      await call()
      // The pressed button has been removed.
      heading.current?.focus({ preventScroll: true })
    },
    { failure: failures.dose },
  )

  const note = (one: ShownDose, outcome: Outcome) =>
    change.run(async () => {
      const { medicine, dose, name } = one
      const done = await withConsent(() => recordDose(client, medicine.id, dose, { outcome }))
      if (!done) return
      const { stored, wasThere } = done
      toast({
        title: 'Logged',
        text: `${name}, ${dose.time}: ${stateLabels[outcome].toLowerCase()}.`,
      })
      if (wasThere) setWarning(loggedBefore(name, stored))
    })

  /** Asks first where this dose would be close to another of the same medicine. */
  function noteOrAsk(one: ShownDose, outcome: Outcome) {
    const taken = takenAtOf(one.dose, outcome, now)
    const taken_at = taken === null ? null : new Date(taken).toISOString()
    const dose = { ...one.dose, medicine_id: one.medicine.id, outcome, taken_at }
    const close = takenClose(one.medicine, dosesOfName(box, one.medicine), dose)
    if (close) setAsking({ one, outcome, close, taken_at: taken_at! })
    else void note(one, outcome)
  }
  const undo = (one: ShownDose) => change.run(() => undoDose(client, one.medicine.id, one.dose))

  return (
    <Surface className="grid content-start gap-4">
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1}>
          {ago === 0 ? 'Today' : ago === 1 ? 'Yesterday' : formatDay(day)}
        </h2>
        <div className="flex gap-2">
          <Button
            variant="quiet"
            aria-label="The day before"
            aria-disabled={ago >= latestDays}
            aria-describedby={whyOff && whyOffId}
            onClick={() => ago < latestDays && setAgo(ago + 1)}
          >
            <Icon name="back" />
          </Button>
          <Button
            variant="quiet"
            aria-label="The day after"
            aria-disabled={ago === 0}
            aria-describedby={whyOff && whyOffId}
            onClick={() => ago > 0 && setAgo(ago - 1)}
          >
            <Icon name="arrow" />
          </Button>
        </div>
      </div>
      {whyOff ? (
        <p id={whyOffId} className="text-muted">
          {whyOff}
        </p>
      ) : null}
      <DoubleDoseCards box={box} now={now} />
      {warning ? (
        <CareCard level="clinician" title={warning.title} live>
          <p>{warning.text}</p>
          <p>{beforeYouChange}</p>
        </CareCard>
      ) : null}
      {shown.length > 0 ? (
        <ul className="grid gap-3">
          {shown.map((one, place) => (
            <DoseRow
              key={keyOf(one)}
              shown={one}
              isFirst={place === 0}
              isBusy={change.isBusy}
              onNote={(outcome) => noteOrAsk(one, outcome)}
              onUndo={() => void undo(one)}
            />
          ))}
        </ul>
      ) : (
        <p className="text-muted">Nothing is planned for this day.</p>
      )}
      <ConfirmDialog
        open={asking !== undefined}
        onClose={() => setAsking(undefined)}
        title={`Two doses of ${asking?.one.name ?? ''} close together?`}
        cancelLabel="I have not taken it"
        confirmLabel="I took both"
        busyLabel="Saving..."
        onConfirm={async () => {
          if (asking) await note(asking.one, asking.outcome)
        }}
      >
        {asking ? (
          <p>
            A dose is logged at {formatTime(asking.close.taken_at!)}. This one would be at{' '}
            {formatTime(asking.taken_at)}.
          </p>
        ) : null}
        <p>
          <strong>If you have not taken it, do not take it now.</strong> Ask your clinic or a
          pharmacist when to take the next dose.
        </p>
      </ConfirmDialog>
    </Surface>
  )
}

const keyOf = ({ medicine, dose }: ShownDose) => `${medicine.id} ${dose.day} ${dose.time}`

const loggedBefore = (name: string, stored: MedicineDose): Warning => ({
  title: 'This dose was logged before',
  text: `${name} for ${stored.time} was logged at ${formatTime(stored.recorded_at)} already. It still counts once.`,
})
