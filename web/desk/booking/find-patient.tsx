import { showPhone } from '#domain/phone/show-phone.ts'
import { type ReactNode, useState } from 'react'
import type { FoundPatient } from '#domain/desk/booking.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { findPatients } from './booking-queries.ts'

interface FindPatientProps {
  onFound: (patient: FoundPatient) => void
  actions: ReactNode
}

/** Looks for a patient by name and what only they would give. */
export function FindPatient({ onFound, actions }: FindPatientProps) {
  const [found, setFound] = useState<readonly FoundPatient[]>()
  return (
    <div className="grid gap-5">
      <Form
        schema={async () => (await import('#domain/desk/booking.ts')).patientQuestion}
        submitLabel="Find patient"
        busyLabel="Searching..."
        onSubmit={async (asked) => setFound(await findPatients(asked))}
        actions={actions}
      >
        <p>Ask for the name, and for the whole phone number or email address.</p>
        <TextField name="name" label="Patient’s name" autoComplete="off" maxLength={100} />
        <TextField
          name="reach"
          label="Phone number or email"
          hint="Example: 0977 123 456."
          autoComplete="off"
          maxLength={255}
        />
      </Form>
      <div role="status">
        {found?.length === 0 ? (
          <p>
            No patient has this name with this phone number or email. Check both, or add a new
            patient.
          </p>
        ) : null}
      </div>
      {found && found.length > 1 ? (
        <p className="font-bold">
          Several patients have this name and number. Ask for the year of birth before you choose.
        </p>
      ) : null}
      {found && found.length > 0 ? (
        <ul aria-label="Found" className="desk-rows">
          {found.map((patient) => (
            <li key={patient.id} className="desk-found">
              <p className="wrap-anywhere">
                <strong>{patient.full_name || 'No name given'}</strong>
                <span className="block text-muted">
                  {patient.phone_number ? showPhone(patient.phone_number) : 'No phone number'}
                </span>
                {found.length > 1 ? (
                  <span className="block">
                    {patient.born_in ? `Born in ${patient.born_in}` : 'Year of birth not known'}
                  </span>
                ) : null}
              </p>
              <Button onClick={() => onFound(patient)}>Choose</Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
