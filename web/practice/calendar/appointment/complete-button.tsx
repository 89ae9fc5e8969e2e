import { useEffect, useRef, useState } from 'react'
import { canTransition } from '#domain/appointments/status.ts'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { useNow } from '#web/platform/use-now.ts'
import { errorTitles } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { whichOf } from '../patient-name.ts'

const fetchDialog = async () => (await import('./complete-dialog.tsx')).CompleteDialog

/** Completes a session in its row: opens what happened and the next session. */
export function CompleteButton({ appointment }: { appointment: ProviderAppointment }) {
  const [isOpen, setOpen] = useState(false)
  const { Part: Complete, bring } = useLazyComponent(fetchDialog, errorTitles.form)
  const row = useRef<HTMLElement>(null)
  const now = new Date(useNow())
  const may = canTransition(appointment, 'completed', 'provider', now, 'patient_no_show')
  const hasClosed = useRef(false)

  // The button is removed once the session is completed; the keyboard focus stays in the row.
  useEffect(() => {
    if (may || isOpen || !hasClosed.current) return
    hasClosed.current = false
    if (document.activeElement === document.body) row.current?.focus()
  }, [may, isOpen])

  async function open(button: HTMLButtonElement) {
    row.current = button.closest('li')?.querySelector<HTMLElement>('[data-id]') ?? null
    if (await bring()) setOpen(true)
  }

  if (!may && !isOpen) return null
  return (
    <>
      <Button
        variant="quiet"
        data-adds-fields="outcome"
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        Mark completed
        <VisuallyHidden> {whichOf(appointment)}</VisuallyHidden>
      </Button>
      {Complete ? (
        <Complete
          appointment={appointment}
          open={isOpen}
          onClose={() => {
            hasClosed.current = true
            setOpen(false)
          }}
        />
      ) : null}
    </>
  )
}
