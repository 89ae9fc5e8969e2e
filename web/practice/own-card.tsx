import type { Profile } from '#domain/profile.ts'
import { Section } from '#web/ui/page.tsx'

/** What patients read of a provider when they book. */
export function OwnCard({ profile: { bio, qualifications } }: { profile: Profile }) {
  const isEmpty = !bio && qualifications.length === 0
  return (
    <Section title="What patients read about you">
      {isEmpty ? (
        <p>
          Nothing yet. Say whom you help and how, under “Edit Profile”: people choose by what they
          read.
        </p>
      ) : (
        <div className="grid gap-4">
          {bio ? <p className="wrap-anywhere whitespace-pre-line">{bio}</p> : null}
          {qualifications.length > 0 ? (
            <ul aria-label="Qualifications" className="list-disc ps-6">
              {qualifications.map((qualification) => (
                <li key={qualification} className="wrap-anywhere">
                  {qualification}
                </li>
              ))}
            </ul>
          ) : null}
        </div>
      )}
    </Section>
  )
}
