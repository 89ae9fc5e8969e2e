import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { useSwappedFocus } from '#web/ui/forms/swapped-focus.ts'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { errorTitles, toasts } from '#web/practice/texts.ts'

const fetchForm = async () => (await import('./notes-form.tsx')).NotesForm
const fetchShared = async () => (await import('./shared-notes.tsx')).SharedNotes

interface AppointmentNotesProps {
  appointment: ProviderAppointment
  isWriting: boolean
  setWriting: (isWriting: boolean) => void
}

/** What the patient reads, where there is some, and the provider's own notes: as text, or in a form, fetched on demand, to write them. */
export function AppointmentNotes({ appointment, isWriting, setWriting }: AppointmentNotesProps) {
  const { id, notes, shared_notes } = appointment
  const { Part: Form, bring } = useLazyComponent(fetchForm, toasts.notOpened.title)
  const box = useSwappedFocus(isWriting)

  async function write() {
    if (await bring()) setWriting(true)
  }

  return (
    <>
      {shared_notes ? (
        <Lazy
          load={fetchShared}
          props={{ id, shared: shared_notes }}
          failed={(failure) => <FailedState title={errorTitles.notes} failure={failure} />}
        />
      ) : null}
      <div ref={box}>
        {isWriting && Form ? (
          <Form appointment={appointment} onClose={() => setWriting(false)} />
        ) : (
          <>
            <h3 className="text-base font-normal text-muted">
              {shared_notes ? 'Notes that the patient does not see here' : 'Notes'}
            </h3>
            <p className="whitespace-pre-line wrap-anywhere">{notes || 'N/A'}</p>
            <button
              type="button"
              className="link min-h-11 cursor-pointer"
              data-adds-fields="notes"
              onClick={() => void write()}
            >
              {notes ? 'Edit notes' : 'Add notes'}
            </button>
          </>
        )}
      </div>
    </>
  )
}
