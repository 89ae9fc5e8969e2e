import { showPhone } from '#domain/phone/show-phone.ts'
import { useState } from 'react'
import { genderLabels } from '#domain/values/gender.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Section } from '#web/ui/layout/page.tsx'

/** Fields and their checks are fetched when the user reaches for them. */
const fetchForm = async () => (await import('./demographics-form.tsx')).DemographicsForm

/** The user's data, N/A where nothing is on record, and the form to change them. */
export function ProfilePanel({ profile }: { profile: Profile | undefined }) {
  const [isEditing, setEditing] = useState(false)
  const { Part: Form, bring } = useLazyComponent(fetchForm, 'The form could not be opened')
  const facts = [
    ['Email', profile?.email],
    ['Phone', profile?.phone_number && showPhone(profile.phone_number)],
    ['Gender', profile?.gender && genderLabels[profile.gender]],
    ['Date of birth', profile?.date_of_birth && formatDate(profile.date_of_birth)],
  ] as const
  return (
    <Section title="Profile" className="mt-0">
      <FactList facts={facts} />
      <Button
        variant="quiet"
        className="mt-4"
        disabled={!profile}
        data-adds-fields="phone_number"
        onClick={() => void bring().then((came) => came && setEditing(true))}
      >
        Edit Demographics
      </Button>
      <Dialog open={isEditing} onClose={() => setEditing(false)} title="Edit Demographics">
        {Form && profile ? <Form profile={profile} onClose={() => setEditing(false)} /> : null}
      </Dialog>
    </Section>
  )
}
