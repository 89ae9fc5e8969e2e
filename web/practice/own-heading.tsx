import { type ComponentProps, type ComponentType, useRef, useState } from 'react'
import { firstName, initials } from '#domain/names.ts'
import type { Profile } from '#domain/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay, greeting } from '#web/ui/dates.ts'
import { PageHeading, Surface } from '#web/ui/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { describeFailure } from '#web/ui/problem.ts'
import { toast } from '#web/ui/toast.tsx'
import type { EditProfileForm } from './edit-profile-form.tsx'
import { failures } from './texts.ts'

/** For an account that has no name yet. */
const placeholder = 'Provider'

/** Fields and their checks weigh 12 kB, so they come when somebody reaches for them. */
const fetchForm = () => import('./edit-profile-form.tsx')

/** Who one is, and the form to change it, in its place. */
export function OwnHeading({ profile, now }: { profile: Profile; now: number }) {
  const [isEditing, setEditing] = useState(false)
  const [EditForm, setForm] = useState<ComponentType<ComponentProps<typeof EditProfileForm>>>()
  const edit = useRef<HTMLButtonElement>(null)
  const { full_name, specialty, email, profile_picture_url } = profile

  async function open() {
    try {
      const form = await fetchForm()
      setForm(() => form.EditProfileForm)
      setEditing(true)
    } catch (failure) {
      toast({ title: failures.form, text: describeFailure(failure), kind: 'destructive' })
    }
  }

  function close() {
    setEditing(false)
    edit.current?.focus()
  }

  return (
    <>
      <div className="practice-heading">
        <Portrait
          src={profile_picture_url}
          initials={initials(full_name || placeholder)}
          size={96}
        />
        <PageHeading
          kicker={`${greeting(now)}. ${formatDay(now)}`}
          title={`Welcome, ${firstName(full_name) || placeholder}`}
          lead={[specialty, email].filter(Boolean).join(' · ')}
          actions={
            <Button
              ref={edit}
              variant="quiet"
              aria-expanded={isEditing}
              onPointerEnter={() => void fetchForm().catch(() => undefined)}
              onClick={() => (isEditing ? close() : void open())}
            >
              Edit Profile
            </Button>
          }
        />
      </div>
      {isEditing && EditForm ? (
        <Surface className="mb-8">
          <h2 className="mb-4">Your profile</h2>
          <EditForm profile={profile} onClose={close} />
        </Surface>
      ) : null}
    </>
  )
}
