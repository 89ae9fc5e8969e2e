import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { genders, genderLabels } from '#domain/values/gender.ts'
import type { Demographics, Profile } from '#domain/accounts/profile.ts'
import { AgeFields } from '#web/accounts/ages/age-fields.tsx'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { showProfile } from '#web/platform/signed-in/profile.ts'

const profiles = api<'profile'>(authenticatedFetch)

/** Phone number, gender and date of birth. Closes only once they are saved. */
export function DemographicsForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const client = useQueryClient()
  const shownPhone = showPhone(profile.phone_number ?? '')

  async function save(typed: Demographics) {
    const own: Profile = await (await profiles.profile.$patch({ json: typed })).json()
    showProfile(client, own)
    toast({ title: 'Profile Updated!' })
    onClose()
  }

  return (
    <Form
      schema={async () => (await import('./demographics-schema.ts')).demographics(shownPhone)}
      onSubmit={save}
      submitLabel="Save"
      busyLabel="Saving..."
      actions={
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      <TextField
        name="phone_number"
        label="Phone number"
        optional
        type="tel"
        autoComplete="tel"
        maxLength={30}
        hint="For sessions by phone. Your provider sees it from a day before the session until half an hour after it."
        defaultValue={shownPhone}
      />
      <ChoiceCards
        name="gender"
        label="Gender"
        optional
        columns
        options={genders.map((value) => ({ value, label: genderLabels[value] }))}
        defaultValue={profile.gender ?? ''}
      />
      <AgeFields
        optional
        defaultValue={profile.date_of_birth}
        guardian_name={profile.guardian_name}
      />
    </Form>
  )
}
