import { useState } from 'react'
import type { DeskPatients } from '#domain/registrations/desk-search.ts'
import { PersonLines } from '#web/registrations/person-lines.tsx'
import { searchPatients } from '#web/registrations/registration-queries.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { VisuallyHidden } from '#web/ui/layout/page.tsx'

/** Looks for the patient who pays, by whatever the desk knows of them. */
export function ChoosePatient({ onChoose }: { onChoose: (id: string) => void }) {
  const [found, setFound] = useState<DeskPatients>()
  return (
    <div className="grid max-w-3xl gap-5">
      <Form
        schema={async () => (await import('#domain/registrations/desk-search.ts')).deskSearch}
        submitLabel="Find patient"
        busyLabel="Searching..."
        onSubmit={async ({ search }) => setFound(await searchPatients(search))}
      >
        <TextField
          name="search"
          label="Patient"
          hint="A part of the name, a phone number, or a date of birth."
          autoComplete="off"
          maxLength={200}
        />
      </Form>
      <div role="status">
        {found?.patients.length === 0 ? <p>No patient of the clinic was found.</p> : null}
        {found?.has_more ? (
          <p className="font-bold">There are more. Add the phone number or the year of birth.</p>
        ) : null}
      </div>
      {found && found.patients.length > 0 ? (
        <ul aria-label="Found" className="grid">
          {found.patients.map((patient) => (
            <li key={patient.id} className="grid gap-2 border-t border-hairline py-4">
              <PersonLines person={patient} noEmail={!patient.gets_email} />
              <div className="form-actions">
                <Button onClick={() => onChoose(patient.id)}>
                  Invoices
                  <VisuallyHidden>
                    {' '}
                    of <span translate="no">{patient.full_name}</span>
                  </VisuallyHidden>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
