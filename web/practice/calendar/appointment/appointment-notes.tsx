import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { describeFailure } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import type { NotesFormProps } from './notes-form.tsx'
import { notices } from '#web/practice/texts.ts'

interface AppointmentNotesProps {
  appointment: ProviderAppointment
  isWriting: boolean
  setWriting: (isWriting: boolean) => void
}

/** The provider's notes: as text, or in a form, fetched on demand, to write them. */
export function AppointmentNotes({ appointment, isWriting, setWriting }: AppointmentNotesProps) {
  const { notes } = appointment
  const [Form, setForm] = useState<ComponentType<NotesFormProps>>()
  const box = useRef<HTMLDivElement>(null)
  const wasWriting = useRef(isWriting)

  // The button that opens the field moves the focus into it, and the one that closes it moves the
  // focus back.
  useEffect(() => {
    if (wasWriting.current === isWriting) return
    wasWriting.current = isWriting
    box.current?.querySelector<HTMLElement>(isWriting ? 'textarea' : 'button')?.focus()
  }, [isWriting])

  async function write() {
    try {
      const { NotesForm } = await import('./notes-form.tsx')
      setForm(() => NotesForm)
      setWriting(true)
    } catch (failure) {
      toast({ ...notices.notOpened, text: describeFailure(failure) })
    }
  }

  return (
    <div ref={box}>
      {isWriting && Form ? (
        <Form appointment={appointment} onClose={() => setWriting(false)} />
      ) : (
        <>
          <h3 className="text-base font-normal text-muted">Notes</h3>
          <p className="whitespace-pre-line wrap-anywhere">{notes || 'N/A'}</p>
          <button
            type="button"
            className="link min-h-11 cursor-pointer"
            data-brings="notes"
            onClick={() => void write()}
          >
            {notes ? 'Edit notes' : 'Add notes'}
          </button>
        </>
      )}
    </div>
  )
}
