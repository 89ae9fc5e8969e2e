import { EmailField } from '#web/ui/forms/email-field.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'

/** Who a walk-in patient is, and how they are invited. */
export function PersonFields() {
  return (
    <>
      <TextField name="full_name" label="Full name" autoComplete="off" maxLength={200} />
      <EmailField
        name="email"
        label="Email"
        hint="We send an invitation that names no one."
        autoComplete="off"
        optional
      />
      <TextField
        name="phone_number"
        label="Phone number"
        hint="Without an email you get a code for the patient. Example: 0977 123 456."
        type="tel"
        autoComplete="off"
        optional
      />
    </>
  )
}
