import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '#domain/accounts/profile.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { showProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { TextField } from '#web/ui/forms/fields.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { focusAnswer } from '#web/ui/forms/swapped-focus.ts'

const profiles = api<'profile'>(authenticatedFetch)

/** A client changes their own name. */
export function NameForm({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <div className="form-actions mb-6">
        <Button variant="quiet" data-adds-fields="full_name" onClick={() => setOpen(true)}>
          Change your name
        </Button>
      </div>
    )
  return (
    <div ref={focusAnswer} className="mb-6">
      <Form
        schema={async () => (await import('#domain/accounts/profile.ts')).nameForm}
        submitLabel="Save name"
        busyLabel="Saving..."
        onSubmit={async ({ full_name }) => {
          const own: Profile = await (await profiles.profile.$patch({ json: { full_name } })).json()
          showProfile(client, own)
          setOpen(false)
        }}
        actions={
          <Button variant="quiet" onClick={() => setOpen(false)}>
            Not now
          </Button>
        }
      >
        <TextField
          name="full_name"
          label="Full name"
          hint="Your providers and the front desk see your earlier name for 90 days."
          autoComplete="name"
          maxLength={200}
          defaultValue={profile.full_name}
        />
      </Form>
    </div>
  )
}
