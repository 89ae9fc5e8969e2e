import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SharedNotes as Notes } from '#domain/appointments/notes-schema.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { toasts } from '#web/practice/texts.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { useSwappedFocus } from '#web/ui/forms/swapped-focus.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { NewerNotes } from './newer-notes.tsx'
import { shareNotes, showNewer } from './notes-queries.ts'

/** What the patient of a session reads, and a way to correct it. */
export function SharedNotes({ id, shared }: { id: string; shared: Notes }) {
  const { notes, shared_at, changed_at } = shared
  const client = useQueryClient()
  const [isChanging, setChanging] = useState(false)
  /** As they were when the form was opened. */
  const [opened, setOpened] = useState(notes)
  const box = useSwappedFocus(isChanging)

  function open() {
    setOpened(notes)
    setChanging(true)
  }

  return (
    <div ref={box}>
      <h3 className="text-base font-normal text-muted">Notes that the patient reads</h3>
      {isChanging ? (
        <Form
          schema={async () => (await import('./notes-schema.ts')).correctedNotes}
          submitLabel="Save correction"
          busyLabel="Saving..."
          onSubmit={async ({ corrected }) => {
            await showNewer(client, shareNotes(client, id, { notes: corrected, corrects: notes }))
            toast(toasts.notesShared)
            setChanging(false)
          }}
          actions={
            <Button variant="quiet" onClick={() => setChanging(false)}>
              Not now
            </Button>
          }
        >
          {notes === opened ? null : <NewerNotes notes={notes} />}
          <TextAreaField
            name="corrected"
            label="Shared notes"
            hint="The patient sees that you changed them."
            rows={10}
            defaultValue={opened}
          />
        </Form>
      ) : (
        <>
          <p className="whitespace-pre-line wrap-anywhere">{notes}</p>
          <p className="text-muted">
            Shared {formatDateTime(shared_at)}
            {changed_at ? `, changed ${formatDateTime(changed_at)}` : ''}
          </p>
          <button
            type="button"
            className="link min-h-11 cursor-pointer"
            data-adds-fields="corrected"
            onClick={open}
          >
            Correct shared notes
          </button>
        </>
      )}
    </div>
  )
}
