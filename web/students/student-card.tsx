import { useEffect, useState } from 'react'
import { genderWords } from '#domain/gender.ts'
import { initials } from '#domain/values/names.ts'
import type { Profile } from '#domain/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { useLatePart } from '#web/ui/late-part.ts'
import { Skeleton } from '#web/ui/loading.tsx'
import { Surface } from '#web/ui/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { forgetDraft, readDraft } from './profile-draft.ts'
import { failures } from './texts.ts'

/** Fields and their checks come when somebody reaches for them. */
const fetchForm = async () => (await import('./edit-profile-form.tsx')).EditProfileForm

/** Who the student is, and the way to change it. What they note about their health is not shown to whoever looks over a shoulder. */
export function StudentCard({ profile }: { profile: Profile | undefined }) {
  const [isEditing, setEditing] = useState(false)
  const { Part: Form, bring } = useLatePart(fetchForm, failures.form)

  async function open() {
    if (await bring()) setEditing(true)
  }

  // Back from the consent page, what was typed before is there again.
  useEffect(() => {
    if (readDraft()) void open()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, on arrival
  }, [])

  if (!profile)
    return (
      <Surface>
        <Skeleton lines={8} />
      </Surface>
    )

  function close() {
    forgetDraft()
    setEditing(false)
  }

  return (
    <Surface className="grid content-start justify-items-start gap-5">
      <div className="flex items-center gap-4">
        <Portrait src={null} initials={initials(profile.full_name)} />
        <div className="min-w-0">
          <h2 className="wrap-anywhere">{profile.full_name || 'Your profile'}</h2>
          <p className="wrap-anywhere text-muted">
            {profile.institution_name ?? profile.email ?? ''}
          </p>
        </div>
      </div>
      <FactList facts={factsOf(profile)} />
      <Button variant="quiet" data-brings="full_name" onClick={() => void open()}>
        Edit Profile
      </Button>
      <Dialog open={isEditing} onClose={close} title="Edit Profile">
        {Form ? <Form profile={profile} onClose={close} /> : null}
      </Dialog>
    </Surface>
  )
}

function factsOf(profile: Profile): readonly (readonly [string, string | null | undefined])[] {
  const { emergency_contact, date_of_birth, gender } = profile
  return [
    ...(profile.is_student ? ([['Student ID', profile.student_id]] as const) : []),
    ['Area of study', profile.study_area],
    ['Year of study', profile.year_of_study],
    ['Date of birth', date_of_birth && formatDate(date_of_birth)],
    ['Gender', gender && genderWords[gender]],
    [
      'Emergency contact',
      emergency_contact &&
        `${emergency_contact.name}, ${emergency_contact.phone.replaceAll(' ', '\u00a0')}`,
    ],
    ['Allergies and conditions', profile.known_allergies_conditions && 'Noted'],
  ]
}
