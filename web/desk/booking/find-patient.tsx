import { type ReactNode, useState } from 'react'
import type { DeskPatient, DeskPatients } from '#domain/registrations/desk-search.ts'
import { PersonLines } from '#web/registrations/person-lines.tsx'
import { searchPatients } from '#web/registrations/registration-queries.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

interface FindPatientProps {
  onFound: (patient: DeskPatient) => void
  /** What the clinic has of a patient without a login. */
  onOpen: (patient: DeskPatient) => void
  actions: ReactNode
}

/** Looks for a patient by whatever the desk knows of them. */
export function FindPatient({ onFound, onOpen, actions }: FindPatientProps) {
  const [found, setFound] = useState<DeskPatients>()
  return (
    <div className="grid gap-5">
      <Form
        schema={async () => (await import('#domain/registrations/desk-search.ts')).deskSearch}
        submitLabel="Find patient"
        busyLabel="Searching..."
        onSubmit={async ({ search }) => setFound(await searchPatients(search))}
        actions={actions}
      >
        <TextField
          name="search"
          label="Patient"
          hint="A part of the name, a phone number, or a date of birth. With the name, a year of birth will do."
          autoComplete="off"
          maxLength={200}
        />
      </Form>
      <div role="status">
        {found?.patients.length === 0 ? (
          <p>
            No patient of the clinic was found. Is it their first visit? Enter the name with the
            whole phone number or email.
          </p>
        ) : null}
        {found?.has_more ? (
          <p className="font-bold">There are more. Add the phone number or the year of birth.</p>
        ) : null}
      </div>
      {found && found.patients.length > 0 ? (
        <ul aria-label="Found" className="desk-rows">
          {found.patients.map((patient) => (
            <li key={patient.id} className="desk-found">
              <PersonLines person={patient} noEmail={!patient.gets_email} />
              <div className="form-actions">
                <Button onClick={() => onFound(patient)}>
                  Choose
                  <VisuallyHidden>
                    {' '}
                    <span translate="no">{patient.full_name}</span>
                  </VisuallyHidden>
                </Button>
                {patient.gets_email ? null : (
                  <Button variant="quiet" onClick={() => onOpen(patient)}>
                    Details
                    <VisuallyHidden>
                      {' '}
                      of <span translate="no">{patient.full_name}</span>
                    </VisuallyHidden>
                  </Button>
                )}
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
