import type { Profile } from '#domain/accounts/profile.ts'
import { StudentCard } from './student-card.tsx'
import { VerificationPanel } from './verification/verification-panel.tsx'

/** The stored data of the student, and the state of their verification. */
export function StudentDetails({ profile }: { profile: Profile | undefined }) {
  return (
    <>
      <StudentCard profile={profile} />
      {profile?.is_student ? <VerificationPanel profile={profile} /> : null}
    </>
  )
}
