import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { useSwappedFocus } from '#web/ui/forms/swapped-focus.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { notices } from '#web/practice/texts.ts'

const fetchForm = async () => (await import('./notes-form.tsx')).NotesForm

interface AppointmentNotesProps {
  appointment: ProviderAppointment
  isWriting: boolean
  setWriting: (isWriting: boolean) => void
}

/** The provider's notes: as text, or in a form, fetched on demand, to write them. */
export function AppointmentNotes({ appointment, isWriting, setWriting }: AppointmentNotesProps) {
  const { notes } = appointment
  const { Part: Form, bring } = useLazyComponent(fetchForm, notices.notOpened.title)
  const box = useSwappedFocus(isWriting)

  async function write() {
    if (await bring()) setWriting(true)
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
