import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { initials } from '#domain/values/names.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { CheckboxField } from '#web/ui/forms/choice-fields.tsx'
import { TextAreaField, TextField } from '#web/ui/forms/fields.tsx'
import { FileField } from '#web/ui/forms/file-field.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { ownIdentityChange } from './identity-queries.ts'
import { removePhoto, saveCard, sendPhoto } from './provider-card.ts'
import type { CardForm } from './schemas.ts'
import { withFailureToast } from './with-failure-toast.ts'
import { toasts } from '#web/practice/texts.ts'

const afterApproval = 'Patients see a change once we approve it.'

/** What patients read about a provider, to change it. Closes only once it is saved. */
export function EditProfileForm({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const client = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  const { preview, choose } = usePreview()
  const { data: change } = useQuery(ownIdentityChange)
  // The pending change is what the provider wrote last.
  const wished = change?.status === 'pending' ? change : profile
  const isVerified = profile.provider_status === 'approved'
  /** Sent already; when the rest fails it is not sent again. */
  const sent = useRef<File>(undefined)

  useEffect(() => first.current?.focus(), [])

  async function save({ photo, has_no_photo, ...card }: CardForm) {
    if (has_no_photo && !photo) await withFailureToast(toasts.updateFailed, removePhoto(client))
    if (photo && photo !== sent.current) {
      await withFailureToast(toasts.uploadFailed, sendPhoto(client, photo))
      sent.current = photo
    }
    const isWaiting = await withFailureToast(toasts.updateFailed, saveCard(client, card))
    toast(isWaiting ? toasts.waitingForApproval : toasts.updated)
    onClose()
  }

  return (
    <Form
      schema={async () => (await import('./schemas.ts')).cardForm(wished.qualifications)}
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
        ref={first}
        name="full_name"
        label="Name"
        hint={isVerified ? afterApproval : undefined}
        autoComplete="name"
        maxLength={200}
        defaultValue={wished.full_name}
      />
      <TextField
        name="specialty"
        label="Specialty"
        optional
        hint={`What patients look for, for example Therapist or Dietitian.${isVerified ? ` ${afterApproval}` : ''}`}
        maxLength={200}
        defaultValue={wished.specialty ?? ''}
      />
      <TextAreaField
        name="bio"
        label="Bio"
        optional
        hint="Who you help, and how. Without phone numbers, links and email addresses."
        maxLength={2000}
        defaultValue={profile.bio ?? ''}
      />
      <TextAreaField
        name="qualifications"
        label="Qualifications"
        optional
        hint={`One on each row.${isVerified ? ` ${afterApproval}` : ''}`}
        rows={3}
        defaultValue={wished.qualifications.join('\n')}
      />
      <div className="flex flex-wrap items-end gap-4">
        <Portrait
          src={preview ?? profile.profile_picture_url}
          initials={initials(profile.full_name)}
          size={96}
        />
        <div className="min-w-0 flex-1 basis-64">
          <FileField
            name="photo"
            label="Profile picture"
            optional
            hint="A png, jpeg or webp of at most 5 MB. It is cut to a square."
            accept="image/png,image/jpeg,image/webp"
            onChange={choose}
          />
          {profile.profile_picture_url && preview === null ? (
            <CheckboxField
              name="has_no_photo"
              label="Remove my picture"
              hint="Patients then see your initials."
            />
          ) : null}
        </div>
      </div>
    </Form>
  )
}

/** The address of the picture just chosen, for as long as it is shown. */
function usePreview() {
  const [preview, setPreview] = useState<string | null>(null)
  useEffect(() => {
    if (preview !== null) return () => URL.revokeObjectURL(preview)
    return undefined
  }, [preview])
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const photo = event.target.files?.[0]
    setPreview(photo ? URL.createObjectURL(photo) : null)
  }
  return { preview, choose }
}
