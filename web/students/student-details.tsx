import type { Profile } from '#domain/accounts/profile.ts'
import { StudentCard } from './student-card.tsx'
import { VerificationPanel } from './verification/verification-panel.tsx'

/** What is on record about the student, and how far the check of it is. */
export function StudentDetails({ profile }: { profile: Profile | undefined }) {
  return (
    <>
      <StudentCard profile={profile} />
      {profile?.is_student ? <VerificationPanel profile={profile} /> : null}
    </>
  )
}
