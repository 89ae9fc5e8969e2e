import type { Profile } from '#domain/profile.ts'
import { Surface } from '#web/ui/page.tsx'

const words: Record<Profile['verification_status'], string> = {
  unverified: 'Not verified yet.',
  pending: 'We are checking what you sent us.',
  rejected: 'What you sent us could not be accepted.',
  verified: 'You are verified as a student.',
}

/** How it stands with the proof that somebody is a student. */
export function VerificationPanel({ profile }: { profile: Profile }) {
  return (
    <Surface>
      <h2>Student verification</h2>
      <p>{words[profile.verification_status]}</p>
    </Surface>
  )
}
