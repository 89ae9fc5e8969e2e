import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { PermissionPanel } from '#web/accounts/permissions/permission-panel.tsx'
import { permissionTexts } from '#web/accounts/permissions/permission-texts.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { refreshProfile } from '#web/platform/signed-in/profile.ts'

const profiles = api<'profile'>(authenticatedFetch)
/**
 * Someone whom a provider may call when they cannot reach the user, and the permission to show
 * them. The wording is the one that `consentVersions.emergency_contact` names: change both
 * together.
 */
export function EmergencyContactPanel() {
  const { data: profile } = useProfile()
  if (!profile) return <Skeleton lines={5} />
  return (
    <div className="grid gap-6">
      <ContactForm contact={profile.emergency_contact} />
      {profile.emergency_contact ? (
        <PermissionPanel
          purpose="emergency_contact"
          label="Show my emergency contact"
          lead={
            <>
              If you may be unsafe and the clinician who answers your alert cannot reach you, they
              can call {profile.emergency_contact.name}. They see the name and number only while
              such an alert is open. We record each look, and you can read it below. Ask{' '}
              {profile.emergency_contact.name} first.
            </>
          }
          giveLabel="Show my emergency contact"
          question={{
            title: 'Hide your emergency contact?',
            text: 'Providers can no longer see it, also while an alert of yours is open.',
            confirmLabel: 'Hide it',
            cancelLabel: 'Leave it as it is',
          }}
          notices={permissionTexts.emergency_contact}
        />
      ) : null}
    </div>
  )
}

function ContactForm({ contact }: { contact: { name: string; phone: string } | null }) {
  const client = useQueryClient()
  const shownPhone = showPhone(contact?.phone ?? '')
  return (
    <Form
      schema={async () =>
        (await import('./emergency-contact-schema.ts')).emergencyContactForm(shownPhone)
      }
      submitLabel="Save the contact"
      submitVariant="quiet"
      busyLabel="Saving..."
      onSubmit={async ({ contact_name: name, contact_phone: phone }) => {
        await profiles.profile.$patch({ json: { emergency_contact: { name, phone } } })
        await refreshProfile(client)
        toast(permissionTexts.contact_saved)
      }}
    >
      <TextField
        name="contact_name"
        label="Name"
        hint="Someone you trust."
        autoComplete="off"
        maxLength={200}
        defaultValue={contact?.name ?? ''}
      />
      <TextField
        name="contact_phone"
        label="Phone number"
        hint="For example 0977 123 456."
        type="tel"
        autoComplete="off"
        maxLength={30}
        defaultValue={shownPhone}
      />
    </Form>
  )
}
