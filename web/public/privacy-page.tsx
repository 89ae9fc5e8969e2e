import { privacyChapters } from '#web/public/privacy-chapters.tsx'
import { Chapters } from '#web/ui/chapters.tsx'
import { formatDate } from '#web/ui/dates.ts'
import { Main, PageHeading } from '#web/ui/page.tsx'

/** The day on which somebody last changed a sentence of the chapters. */
const lastChanged = '2026-11-22'

export function PrivacyPage() {
  return (
    <Main>
      <PageHeading
        kicker={<>Last changed on {formatDate(lastChanged)}</>}
        title="Privacy"
        lead="Your health record is yours. We keep what your care needs, show it to nobody you have not chosen, and give it back or erase it when you say so."
      />
      <Chapters chapters={privacyChapters} />
    </Main>
  )
}
