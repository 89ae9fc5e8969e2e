import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { RegisteredPatient } from '#domain/registrations/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { PasswordField } from '#web/ui/forms/password-field.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { PersonLines } from './person-lines.tsx'
import { eraseRegistration } from './registration-queries.ts'

interface EraseRegistrationProps {
  patient: RegisteredPatient
  onErased: () => void
  onBack: () => void
}

/** An admin erases the record of a person who asks for that, once they have typed the name and their password. */
export function EraseRegistration({ patient, onErased, onBack }: EraseRegistrationProps) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-4">
      <h3 ref={heading} tabIndex={-1}>
        Erase the record
      </h3>
      <PersonLines person={patient} />
      <p>
        <strong>What goes, for good:</strong> the registration, visits with their notes, readings,
        questionnaires, plans, consents and messages.
      </p>
      <p>
        <strong>What stays:</strong> invoices in the books of the provider, without the name. Your
        own audit trail says that you erased a record. Backups keep it until they are deleted.
      </p>
      <p>
        Was another record merged into this one in the last 30 days? Then that merge is undone
        first, and the other record stays.
      </p>
      <p>Only if the person asked for it. You cannot undo this.</p>
      <Form
        schema={async () => (await import('./erase-schema.ts')).erasureOf(patient.full_name)}
        submitLabel="Erase for good"
        busyLabel="Erasing..."
        submitVariant="danger"
        onSubmit={async (typed) => {
          await eraseRegistration(client, patient.id, typed)
          toast({ title: 'Erased', text: 'The record is erased.' })
          onErased()
        }}
        actions={
          <Button variant="quiet" onClick={onBack}>
            Not now
          </Button>
        }
      >
        <TextField
          name="typed_name"
          label="Type the full name of this person"
          autoComplete="off"
          maxLength={200}
        />
        {/* As OwnPassword of the pages of admins: no browser fills it in. */}
        <PasswordField
          name="password"
          label="Your password"
          hint="To be sure that it is you: type it, it is not filled in."
          autoComplete="new-password"
        />
      </Form>
    </div>
  )
}
