import { showPhone } from '#domain/phone/show-phone.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { genders, genderLabels } from '#domain/values/gender.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import type { StudentProfile } from '#domain/students/profile.ts'
import { useNavigate } from '#web/platform/location.ts'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { AgeFields } from '#web/accounts/ages/age-fields.tsx'
import { api } from '#web/api.ts'
import { ownConsents, withConsentTo } from '#web/platform/signed-in/consents.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { ChoiceCards } from '#web/ui/forms/choice-fields.tsx'
import { TextField, TextAreaField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import type { Draft } from '#web/platform/drafts/draft.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'
import { describeFailure, ProblemError } from '#web/platform/calls/problem.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { toasts } from './texts.ts'
import { showProfile } from '#web/platform/signed-in/profile.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

const profiles = api<'profile'>(authenticatedFetch)
const fetchDomain = loadOnce(() => import('#domain/students/profile.ts'))

interface EditProfileFormProps {
  profile: Profile
  draft: Draft<Typed>
  onClose: () => void
}

/** All that a student may change about themselves. Closes once it is saved, and only then. */
export function EditProfileForm({ profile, draft, onClose }: EditProfileFormProps) {
  const save = useSaveProfileMutation(profile, onClose)
  const shownPhone = showPhone(profile.emergency_contact?.phone ?? '')
  // Its field is fetched later than the others are filled in.
  const guardian_name = draft.read()?.['guardian_name']?.[0] ?? profile.guardian_name
  return (
    <Form
      schema={async () => (await fetchDomain()).studentProfile(shownPhone)}
      draft={draft}
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
        name="full_name"
        label="Full name"
        autoComplete="name"
        maxLength={200}
        defaultValue={profile.full_name}
      />
      <AgeFields optional defaultValue={profile.date_of_birth} guardian_name={guardian_name} />
      <ChoiceCards
        name="gender"
        label="Gender"
        optional
        columns
        options={genders.map((value) => ({ value, label: genderLabels[value] }))}
        defaultValue={profile.gender ?? ''}
      />
      <TextField
        name="study_area"
        label="Area of study"
        optional
        hint="For example Nursing."
        maxLength={200}
        defaultValue={profile.study_area ?? ''}
      />
      <TextField
        name="year_of_study"
        label="Year of study"
        optional
        hint="For example 2, or final year."
        maxLength={60}
        defaultValue={profile.year_of_study ?? ''}
      />
      <TextField
        name="emergency_contact.name"
        label="Emergency contact: name"
        optional
        autoComplete="off"
        maxLength={200}
        defaultValue={profile.emergency_contact?.name ?? ''}
      />
      <TextField
        name="emergency_contact.phone"
        label="Emergency contact: phone number"
        optional
        type="tel"
        autoComplete="off"
        maxLength={30}
        defaultValue={shownPhone}
      />
      <OwnWords>
        <TextAreaField
          name="known_allergies_conditions"
          label="Known allergies and conditions"
          optional
          hint="What someone who helps you should know. Saved only with your consent."
          rows={3}
          maxLength={2000}
          defaultValue={profile.known_allergies_conditions ?? ''}
        />
      </OwnWords>
    </Form>
  )
}

/**
 * Sends what was typed. Allergies and conditions are a health entry, so consent comes before the first
 * of them; what was typed stays meanwhile.
 */
function useSaveProfileMutation(profile: Profile, onClose: () => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  // Fetched early, so that saving need not wait for the response.
  useQuery(ownConsents)

  const askConsent = () => navigate('/consent?next=/student-profile')

  async function save(typed: StudentProfile): Promise<Profile> {
    const { known_allergies_conditions, ...changes } = (await fetchDomain()).toProfileChanges(typed)
    // What is stored already needs no consent to stay.
    const json =
      typed.known_allergies_conditions === profile.known_allergies_conditions
        ? changes
        : { ...changes, known_allergies_conditions }
    return (await profiles.profile.$patch({ json })).json()
  }

  return async (typed: StudentProfile) => {
    const entered = typed.known_allergies_conditions
    const isEntry = Boolean(entered) && entered !== profile.known_allergies_conditions
    try {
      const own = await withConsentTo(
        client,
        isEntry ? 'health_data' : undefined,
        () => save(typed),
        askConsent,
      )
      if (!own) return false
      showProfile(client, own)
    } catch (failure) {
      const [field] = failure instanceof ProblemError ? Object.values(failure.fields) : []
      const text = field ?? describeFailure(failure, true)
      toast({ title: toasts.notSaved, text, kind: 'destructive' })
      throw failure
    }
    toast(toasts.saved)
    onClose()
    return true
  }
}
