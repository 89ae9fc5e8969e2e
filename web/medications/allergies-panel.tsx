import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Profile } from '#domain/accounts/profile.ts'
import { TextAreaField } from '#web/ui/forms/fields.tsx'
import { OwnWords } from '#web/app/help/own-words.tsx'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { showProfile, useProfile } from '#web/platform/signed-in/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'

const { profile } = api<'profile'>(authenticatedFetch)

interface AllergiesPanelProps {
  withConsent: <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined>
}

/** Allergies, stored in the profile: medicines and meal plans are compared with them. */
export function AllergiesPanel({ withConsent }: AllergiesPanelProps) {
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const written = useProfile().data?.known_allergies_conditions

  async function save(known_allergies_conditions: string | null) {
    const own = await withConsent(async (): Promise<Profile> =>
      (await profile.$patch({ json: { known_allergies_conditions } })).json(),
    )
    if (!own) return
    showProfile(client, own)
    toast({ title: 'Saved', text: 'Your allergies are in your profile.' })
    setOpen(false)
  }

  return (
    <Card className="grid content-start gap-3">
      <h2>My allergies</h2>
      {isOpen ? (
        <Form
          schema={async () => (await import('./allergies-schema.ts')).allergiesForm}
          submitLabel="Save allergies"
          busyLabel="Saving..."
          onSubmit={(typed) => save(typed.known_allergies_conditions || null)}
          actions={
            <Button variant="quiet" onClick={() => setOpen(false)}>
              Cancel
            </Button>
          }
        >
          <OwnWords>
            <TextAreaField
              name="known_allergies_conditions"
              label="Allergies and conditions"
              optional
              hint="Medicines and foods, for example penicillin, groundnuts."
              rows={3}
              maxLength={2000}
              defaultValue={written ?? ''}
            />
          </OwnWords>
        </Form>
      ) : (
        <>
          <p className="wrap-anywhere">{written || 'No allergies written down yet.'}</p>
          <Button
            variant="quiet"
            className="justify-self-start"
            data-adds-fields="known_allergies_conditions"
            onClick={() => setOpen(true)}
          >
            {written ? 'Change allergies' : 'Add allergies'}
          </Button>
        </>
      )}
    </Card>
  )
}
