import type { Profile } from '#domain/accounts/profile.ts'
import { Lazy } from '#web/platform/lazy.tsx'
import { SkeletonBlock } from '#web/ui/loading.tsx'
import { ProfilePanel } from './profile-panel.tsx'

const fetchPlan = async () => (await import('./plan-panel.tsx')).PlanPanel

const fetchInstallOffer = async () =>
  (await import('#web/first-run/install-offer.tsx')).InstallOffer

/** The client's plan, and what is on record about them. */
export function OwnDetails({ profile }: { profile: Profile | undefined }) {
  return (
    <>
      <Lazy load={fetchInstallOffer} props={{}} optional />
      <Lazy load={fetchPlan} props={{}} fallback={<SkeletonBlock />} />
      <ProfilePanel profile={profile} />
    </>
  )
}
