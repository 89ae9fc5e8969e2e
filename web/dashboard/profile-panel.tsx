import { genderWords } from '#domain/gender.ts'
import type { Profile } from '#domain/profile.ts'
import { Button } from '#web/ui/button.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { Section } from '#web/ui/page.tsx'
import { toast } from '#web/ui/toast.tsx'

/** What we know of the person; N/A where nothing is on record. */
export function ProfilePanel({ profile }: { profile: Profile | undefined }) {
  const facts = [
    ['Email', profile?.email],
    ['Phone', profile?.phone_number],
    ['Gender', profile?.gender && genderWords[profile.gender]],
  ] as const
  return (
    <Section title="Profile" className="mt-0">
      <FactList facts={facts} />
      <Button
        variant="quiet"
        className="mt-4"
        onClick={() =>
          toast({
            title: 'Feature Coming Soon!',
            text: 'You cannot change these here yet.',
          })
        }
      >
        Edit Demographics
      </Button>
    </Section>
  )
}
