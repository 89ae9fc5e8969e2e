import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { HeldAppointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/fields.tsx'
import { Form } from '#web/ui/form.tsx'
import { toast } from '#web/ui/toast.tsx'
import { changeAppointment } from './appointment-queries.ts'
import { notices } from './texts.ts'

interface AppointmentNotesProps {
  appointment: HeldAppointment
  isWriting: boolean
  setWriting: (isWriting: boolean) => void
}

/** The provider's notes: as they stand, or in a form to write them. */
export function AppointmentNotes({ appointment, isWriting, setWriting }: AppointmentNotesProps) {
  const client = useQueryClient()
  const { id, notes } = appointment
  const box = useRef<HTMLDivElement>(null)
  const wasWriting = useRef(isWriting)

  // The press that opens the field leads into it, and the one that closes it back to where it was.
  useEffect(() => {
    if (wasWriting.current === isWriting) return
    wasWriting.current = isWriting
    box.current?.querySelector<HTMLElement>(isWriting ? 'textarea' : 'button')?.focus()
  }, [isWriting])

  return (
    <div ref={box}>
      {isWriting ? (
        <Form
          schema={async () => (await import('#domain/appointments/schema.ts')).heldChange}
          submitLabel="Save notes"
          busyLabel="Saving..."
          onSubmit={async (change) => {
            await changeAppointment(client, id, { notes: change.notes ?? null })
            toast(notices.noted)
            setWriting(false)
          }}
          actions={
            <Button variant="quiet" onClick={() => setWriting(false)}>
              Not now
            </Button>
          }
        >
          <TextAreaField
            name="notes"
            label="Notes"
            hint="The patient does not see them here. A copy of all their data holds them."
            defaultValue={notes ?? ''}
          />
        </Form>
      ) : (
        <>
          <h3 className="text-base font-normal text-muted">Notes</h3>
          <p className="whitespace-pre-line wrap-anywhere">{notes || 'N/A'}</p>
          <button
            type="button"
            className="link min-h-11 cursor-pointer"
            onClick={() => setWriting(true)}
          >
            {notes ? 'Edit notes' : 'Add notes'}
          </button>
        </>
      )}
    </div>
  )
}
