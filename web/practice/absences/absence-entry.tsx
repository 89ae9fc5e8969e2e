import type { ReactNode } from 'react'
import { useState } from 'react'
import type { Absence } from '#domain/practice/absences.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { focusAnswer } from '#web/ui/forms/swapped-focus.ts'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { counted, periodWords } from './absence-words.ts'

const fetchCancel = async () => (await import('./cancel-all-form.tsx')).CancelAllForm

const focusBox = (box: HTMLElement | null) => box?.focus()

interface AbsenceEntryProps {
  absence: Absence
  /** Whose it is, where the list is of several providers. */
  name?: string
  remove: { isBusy: boolean; run: () => unknown }
  onCancelAll: (reason: string) => Promise<void>
  /** Whom it affects, once that is asked for. */
  renderAffected: () => ReactNode
}

/** One absence: when, whom it affects, and what can be done about it. */
export function AbsenceEntry(props: AbsenceEntryProps) {
  const { absence, name, remove, onCancelAll, renderAffected } = props
  const { affected } = absence
  // A server of an earlier version counts none.
  const listed = absence.listed ?? affected
  const [step, setStep] = useState<'list' | 'cancel' | 'remove'>()
  const when = periodWords(absence)
  const which = <VisuallyHidden> {name ? `${name}, ${when}` : when}</VisuallyHidden>
  return (
    <li className="grid max-w-none gap-4 border-t border-hairline py-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          {name ? <h2 className="text-lg wrap-anywhere">{name}</h2> : null}
          <p>{when}</p>
          <p className={affected > 0 ? 'font-bold text-warn' : 'text-muted'}>
            {affected === 0 ? 'No appointments to move' : `${counted(affected)} to move`}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          {listed > 0 ? (
            <Button
              aria-expanded={step === 'list'}
              onClick={() => setStep(step === 'list' ? undefined : 'list')}
            >
              {step === 'list' ? 'Hide patients' : 'Show patients'}
              {which}
            </Button>
          ) : null}
          {affected > 0 && step !== 'cancel' ? (
            <Button
              variant="quiet"
              data-adds-fields="reason"
              data-of={absence.id}
              onClick={() => setStep('cancel')}
            >
              Cancel all{which}
            </Button>
          ) : null}
          {listed === 0 ? (
            <ActionButton variant="quiet" action={remove}>
              Remove{which}
            </ActionButton>
          ) : step === 'remove' ? null : (
            <Button variant="quiet" onClick={() => setStep('remove')}>
              Remove{which}
            </Button>
          )}
        </div>
      </div>
      {step === 'cancel' ? (
        <div ref={focusAnswer}>
          <Lazy
            load={fetchCancel}
            props={{
              counted: counted(affected),
              onCancelAll: async (reason) => {
                await onCancelAll(reason)
                setStep('list')
              },
              onClose: () => setStep(undefined),
            }}
          />
        </div>
      ) : null}
      {step === 'remove' ? (
        <div ref={focusBox} tabIndex={-1} className="grid gap-3">
          <p>This list of patients goes with the absence. Is everyone called who needs it?</p>
          <div className="flex flex-wrap gap-3">
            <ActionButton variant="danger" action={remove}>
              Remove absence and list{which}
            </ActionButton>
            <Button variant="quiet" onClick={() => setStep('list')}>
              Keep both
            </Button>
          </div>
        </div>
      ) : null}
      {step === 'list' || step === 'remove' ? renderAffected() : null}
    </li>
  )
}
