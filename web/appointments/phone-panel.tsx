import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { PhoneForm, Profile } from '#domain/accounts/profile.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { showProfile } from '#web/platform/signed-in/profile.ts'

const profiles = api<'profile'>(authenticatedFetch)

interface PhonePanelProps {
  profile: Profile
  submitLabel: string
  onSaved?: () => void
}

/** The form for the number that the provider calls in a Phone session. Saved in the profile. */
export function PhonePanel({ profile, submitLabel, onSaved }: PhonePanelProps) {
  const client = useQueryClient()

  async function save({ phone_number }: PhoneForm) {
    const own: Profile = await (await profiles.profile.$patch({ json: { phone_number } })).json()
    showProfile(client, own)
    onSaved?.()
  }

  return (
    <Form
      schema={async () => (await import('./phone-schema.ts')).phoneForm}
      onSubmit={save}
      submitLabel={submitLabel}
      busyLabel="Saving..."
    >
      <TextField
        name="phone_number"
        label="Which number should your provider call?"
        type="tel"
        autoComplete="tel"
        maxLength={30}
        hint="For example 0977 123 456. This provider sees it from a day before the session until half an hour after it. The front desk sees it too."
        defaultValue={showPhone(profile.phone_number ?? '')}
      />
    </Form>
  )
}
