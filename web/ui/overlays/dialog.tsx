import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { ActionButton } from '../actions/action-button.tsx'
import { Button, type ButtonVariant } from '../actions/button.tsx'
import { Icon } from '../icon.tsx'
import { pauseLength } from '#web/platform/pause-length.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { ToastRegion } from './toast.tsx'
import { useAction } from '../actions/use-action.ts'

interface DialogProps {
  open: boolean
  /** Called for the close button, Escape and a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** `alertdialog` asks a question that must be answered: a press beside it does not close it. */
  role?: 'alertdialog'
}

/**
 * The platform's modal dialog: the browser holds focus inside, and gives it back to where it was,
 * also when the page takes the dialog away while it is open. Focus starts at the heading, so that
 * the question is read before its answers.
 *
 * For `pauseLength` after it opens only Escape and the close button work: the second tap of a double tap
 * must not answer what the person has not seen.
 */
export function Dialog({ open, onClose, title, children, role }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  /** By the clock of events, in milliseconds. */
  const answerableFrom = useRef(0)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    element.querySelector('h2')?.focus()
    answerableFrom.current = new Event('open').timeStamp + pauseLength
    element.dataset.paused = ''
    const timer = setTimeout(() => delete element.dataset.paused, pauseLength)
    return () => {
      clearTimeout(timer)
      element.close()
    }
  }, [open])

  /** By when the person did it: a slow phone hands it over late. What a script does is meant. */
  const isTooEarly = (event: MouseEvent) =>
    event.isTrusted && event.timeStamp < answerableFrom.current

  function ignoreEarly(event: MouseEvent) {
    const isClose = event.target instanceof Element && event.target.closest('.dialog-close')
    if (!isTooEarly(event) || isClose) return
    event.preventDefault()
    event.stopPropagation()
  }

  function closeFromBackdrop(event: MouseEvent) {
    if (event.target === dialog.current && role !== 'alertdialog' && !isTooEarly(event)) onClose()
  }

  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // A key that presses a button, and Enter in a field, come as a click, too.
      onClickCapture={ignoreEarly}
      onMouseDown={closeFromBackdrop}
      {...(role ? { role } : {})}
    >
      {/* The page behind a modal dialog is out of reach, and with it the page's own place for notices. */}
      {open ? <ToastRegion /> : null}
      {open ? (
        <div className="dialog-body">
          <header className="dialog-heading">
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {role ? null : (
              <button
                type="button"
                className="icon-button dialog-close"
                aria-label="Close"
                onClick={onClose}
              >
                <Icon name="close" />
              </button>
            )}
          </header>
          {children}
        </div>
      ) : null}
    </dialog>
  )
}

interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  /** Asks, and names the thing: "Cancel the appointment on Thursday 12 November, 09:00?" */
  title: ReactNode
  /** What will be lost, and whether it can be had back. */
  children?: ReactNode
  confirmLabel: string
  busyLabel?: string
  cancelLabel?: string
  /** `leaf` where nothing is lost. */
  confirmVariant?: ButtonVariant
  /** Does it. The dialog stays open, with the reason, when it throws. */
  onConfirm: () => Promise<void> | void
}

/** A question before anything is lost or cannot be undone. Fires once; the safe answer comes first. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { confirmLabel, busyLabel, cancelLabel = 'Keep it', onClose } = props
  const { confirmVariant = 'danger' } = props
  const confirm = useAction(async () => {
    await props.onConfirm()
    onClose()
  })

  return (
    <Dialog open={props.open} onClose={onClose} title={props.title} role="alertdialog">
      {props.children}
      {confirm.failure ? (
        <p className="field-error" role="alert">
          <Icon name="alert" />
          <span>{describeFailure(confirm.failure)}</span>
        </p>
      ) : null}
      <div className="form-actions">
        <Button variant="quiet" onClick={onClose}>
          {cancelLabel}
        </Button>
        <ActionButton variant={confirmVariant} action={confirm} busyLabel={busyLabel}>
          {confirmLabel}
        </ActionButton>
      </div>
    </Dialog>
  )
}
