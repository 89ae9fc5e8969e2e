import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { youngestUser } from '#domain/values/age.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { api } from '#web/api.ts'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { toast } from '#web/ui/overlays/toast.tsx'
import { AgeNote, ChildlineLink, GuardianFields } from './age-notes.tsx'
import { showProfile } from '#web/platform/signed-in/profile.ts'
import { deviceStore, readText, storeText } from '#web/platform/browser/stores.ts'

const profiles = api<'profile'>(authenticatedFetch)
/** Contains the id of the user who answered "Not now"; deleted by a logout. */
const laterKey = 'ubumi.guardian-later'

interface AgeBannerProps {
  profile: Profile
  isTooYoung: boolean
}

/**
 * For accounts older than the age rules: under 13 the friendly rejection, from 13 to 17 the
 * question for a guardian.
 */
export function AgeBanner({ profile, isTooYoung }: AgeBannerProps) {
  return isTooYoung ? <TooYoungBanner /> : <GuardianBanner profile={profile} />
}

function TooYoungBanner() {
  return (
    <Banner title={`You can have an account from the day you turn ${youngestUser}`}>
      You gave us a date of birth under {youngestUser}. You can talk to someone today. Call
      Childline on <ChildlineLink />, day or night. It is free. What you saved is still here.{' '}
      <Link to="/account/data#export" className="link">
        Download your data
      </Link>{' '}
      or{' '}
      <Link to="/account/data#erase" className="link">
        erase the account
      </Link>
      . Is the date of birth wrong?{' '}
      <Link to="/contact" className="link">
        Write to us
      </Link>
      .
    </Banner>
  )
}

function GuardianBanner({ profile }: { profile: Profile }) {
  const client = useQueryClient()
  const [isLater, setLater] = useState(readText(laterKey) === profile.id)
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  if (isLater) return null
  return (
    <>
      <Banner title="We need the name of a parent or guardian">
        You are under 18, so a parent or guardian has to agree to your account.{' '}
        <Button variant="quiet" data-adds-fields="guardian_name" onClick={() => setAsked(true)}>
          Give their name
        </Button>{' '}
        <Button
          variant="quiet"
          onClick={() => {
            storeText(deviceStore(), laterKey, profile.id)
            setLater(true)
          }}
        >
          Not now
        </Button>
      </Banner>
      <Dialog open={isAsked} onClose={close} title="Your parent or guardian">
        <Form
          schema={async () => (await import('./guardian-schema.ts')).guardianForm}
          submitLabel="Save"
          busyLabel="Saving..."
          onSubmit={async (json) => {
            const own: Profile = await (await profiles.profile.$patch({ json })).json()
            showProfile(client, own)
            toast({ title: 'Profile Updated!' })
          }}
          actions={
            <Button variant="quiet" onClick={close}>
              Cancel
            </Button>
          }
        >
          <AgeNote group="minor" />
          <GuardianFields />
        </Form>
      </Dialog>
    </>
  )
}
