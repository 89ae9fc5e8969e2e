import { firstName, initials } from '#domain/values/names.ts'
import type { Profile } from '#domain/accounts/profile.ts'
import { formatDay, greeting } from '#web/platform/values/dates.ts'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'

/** For an account that has no name yet. */
export const placeholder = 'Provider'

/** The provider's name, and today's date. */
export function OwnHeading({ profile, now }: { profile: Profile; now: number }) {
  const { full_name, specialty, email, profile_picture_url } = profile
  return (
    <div className="practice-heading">
      <Portrait src={profile_picture_url} initials={initials(full_name || placeholder)} size={96} />
      <PageHeading
        kicker={
          <>
            {greeting(now)}. <span className="inline-block">{formatDay(now)}</span>
          </>
        }
        title={`Welcome, ${firstName(full_name) || placeholder}`}
        lead={[specialty, email].filter(Boolean).join(' · ')}
      />
    </div>
  )
}
