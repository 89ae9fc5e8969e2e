import { useRef, useState } from 'react'
import { initials } from '#domain/values/names.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Section, Card } from '#web/ui/layout/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { Lazy, loadOnce } from '#web/platform/lazy.tsx'
import { useLazyComponent } from '#web/ui/lazy-component.ts'
import { placeholder } from './today/own-heading.tsx'
import { errorTitles } from './texts.ts'

/** Fields and their checks are 12 kB, so they are fetched when the provider reaches for them. */
const fetchForm = loadOnce(
  async () => (await import('./registration/edit-profile-form.tsx')).EditProfileForm,
)

const fetchPage = async () => (await import('./page/own-page.tsx')).OwnPage

/** Few have a change that is not approved. */
const fetchNotice = async () => (await import('./registration/identity-notice.tsx')).IdentityNotice

/** What patients read about a provider when they book, and the form to change it, in its place. */
export function OwnCard({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  const { Part: EditForm, bring } = useLazyComponent(fetchForm, errorTitles.form)
  const edit = useRef<HTMLButtonElement>(null)

  async function open() {
    if (await bring()) setEditing(true)
  }

  function close() {
    setEditing(false)
    edit.current?.focus()
  }

  return (
    <>
      <Section title="What patients read about you">
        <Card className="grid gap-6">
          <div className="flex flex-wrap items-start justify-between gap-6">
            <IdentityCard profile={profile} />
            <Button
              ref={edit}
              variant="quiet"
              aria-expanded={isEditing}
              onPointerEnter={() => void fetchForm().catch(() => undefined)}
              data-adds-fields="full_name"
              onClick={() => (isEditing ? close() : void open())}
            >
              Edit Profile
            </Button>
          </div>
          <Lazy load={fetchNotice} props={{}} optional />
          {isEditing && EditForm ? <EditForm profile={profile} onClose={close} /> : null}
        </Card>
      </Section>
      <Lazy load={fetchPage} props={{ profile }} optional />
    </>
  )
}

function IdentityCard({ profile }: { profile: Profile }) {
  const { full_name, specialty, bio, qualifications, profile_picture_url } = profile
  const isEmpty = !bio && qualifications.length === 0
  return (
    <div className="flex min-w-0 flex-col gap-4 sm:flex-row">
      <Portrait src={profile_picture_url} initials={initials(full_name || placeholder)} />
      <div className="grid min-w-0 content-start gap-3 wrap-anywhere">
        <p>
          <span className="block text-lg font-bold" translate="no">
            {full_name || placeholder}
          </span>
          <span className="text-muted">{specialty}</span>
        </p>
        {isEmpty ? (
          <p>
            Nothing yet. Say who you help and how, under “Edit Profile”: people choose by what they
            read.
          </p>
        ) : null}
        {bio ? <p className="whitespace-pre-line">{bio}</p> : null}
        {qualifications.length > 0 ? (
          <ul aria-label="Qualifications" className="list-disc ps-5">
            {qualifications.map((qualification) => (
              <li key={qualification}>{qualification}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  )
}
