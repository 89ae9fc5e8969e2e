import { showPhone } from '#domain/phone/show-phone.ts'
import { useEffect, useState } from 'react'
import { genderLabels } from '#domain/values/gender.ts'
import { initials } from '#domain/values/names.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDate } from '#web/platform/values/dates.ts'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { memoryDraft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { Portrait } from '#web/ui/portrait.tsx'
import { errorTitles } from './texts.ts'

/** Fields and their checks load when the student opens them. */
const fetchForm = async () => (await import('./edit-profile-form.tsx')).EditProfileForm

/** What was typed before the student was sent to the consent page, or could not be sent. */
const profileDraft = memoryDraft<Typed>('profile')

/** Who the student is, with the form to change it. Health notes are not shown, because others may see the screen. */
export function StudentCard({ profile }: { profile: Profile | undefined }) {
  const [isEditing, setEditing] = useState(false)
  const { Part: Form, bring } = useLazyComponent(fetchForm, errorTitles.form)

  async function open() {
    if (await bring()) setEditing(true)
  }

  // Back from the consent page, what was typed before is there again.
  useEffect(() => {
    if (profileDraft.read()) void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])

  if (!profile)
    return (
      <Card>
        <Skeleton lines={8} />
      </Card>
    )

  function close() {
    profileDraft.clear()
    setEditing(false)
  }

  return (
    <Card className="grid content-start justify-items-start gap-5">
      <div className="flex items-center gap-4">
        <Portrait src={null} initials={initials(profile.full_name)} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere" translate="no">
            {profile.full_name || 'Your profile'}
          </h2>
          <p className="wrap-anywhere text-muted">
            {profile.institution_name ?? profile.email ?? ''}
          </p>
        </div>
      </div>
      <FactList facts={factsOf(profile)} />
      <Button variant="quiet" data-adds-fields="full_name" onClick={() => void open()}>
        Edit Profile
      </Button>
      <Dialog open={isEditing} onClose={close} title="Edit Profile">
        {Form ? <Form profile={profile} draft={profileDraft} onClose={close} /> : null}
      </Dialog>
    </Card>
  )
}

function factsOf(profile: Profile): readonly (readonly [string, string | null | undefined])[] {
  const { emergency_contact, date_of_birth, gender } = profile
  return [
    ...(profile.is_student ? ([['Student ID', profile.student_id]] as const) : []),
    ['Area of study', profile.study_area],
    ['Year of study', profile.year_of_study],
    ['Date of birth', date_of_birth && formatDate(date_of_birth)],
    ['Gender', gender && genderLabels[gender]],
    [
      'Emergency contact',
      emergency_contact &&
        `${emergency_contact.name}, ${showPhone(emergency_contact.phone).replaceAll(' ', '\u00a0')}`,
    ],
    ['Allergies and conditions', profile.known_allergies_conditions && 'Recorded'],
  ]
}
