import type { Profile } from '#domain/accounts/profile.ts'
import { MembershipPanel } from './membership-panel.tsx'
import { ProfilePanel } from './profile-panel.tsx'

/** The client's plan, and what is on record about them. */
export function OwnDetails({ profile }: { profile: Profile | undefined }) {
  return (
    <>
      <MembershipPanel />
      <ProfilePanel profile={profile} />
    </>
  )
}
