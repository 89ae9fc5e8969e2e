import { useState } from 'react'

import type { SignUpRole } from '#domain/accounts/accounts.ts'
import { isOffered } from '#domain/values/brand.ts'
import { useAddressParameters } from '#web/platform/hydration.ts'
import { CheckboxField, ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'

const roles: readonly { value: SignUpRole; label: string; detail: string }[] = [
  { value: 'client', label: 'Client', detail: 'I am looking for care or want to track my health.' },
  {
    value: 'provider',
    label: 'Provider',
    detail: 'I am a therapist, dietitian or fitness expert. We check your registration first.',
  },
]

/**
 * Client or provider; and for clients the student section, which includes the free student plan.
 */
export function RoleFields() {
  const [role, setRole] = useState('client')
  const isAsked = useAddressParameters().has('student')
  const [chosen, setChosen] = useState<boolean>()
  const isStudent = chosen ?? isAsked
  return (
    <>
      <ChoiceCards
        name="role"
        label="I am joining as"
        options={roles}
        defaultValue="client"
        onChange={setRole}
      />
      {role === 'client' && isOffered('students') ? (
        <>
          <CheckboxField
            card
            name="is_student"
            label="I am a student"
            hint="Students get the Student Wellness Plan, which is free."
            checked={isStudent}
            onChange={(event) => setChosen(event.target.checked)}
          />
          {isStudent ? (
            <div className="grid gap-6 rounded-surface border border-hairline p-4">
              <TextField
                name="institution_name"
                label="Institution name"
                hint="Your university, college or school."
                autoComplete="organization"
              />
              <TextField name="student_id" label="Student ID" optional autoComplete="off" />
              <CheckboxField
                name="has_agreed"
                label="I confirm that I am a student at this institution, and that I may be asked to prove it."
              />
            </div>
          ) : null}
        </>
      ) : null}
    </>
  )
}
