import { privacyChapters } from '#web/public/legal/privacy-chapters.tsx'
import { Chapters } from '#web/ui/layout/chapters.tsx'
import { formatPlainDay } from '#web/platform/values/day-name.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

/** The day of the last change to a sentence of the chapters. */
const lastChanged = '2026-11-30'

export function PrivacyPage() {
  return (
    <Main>
      <PageHeading
        kicker={<>Last changed on {formatPlainDay(lastChanged)}</>}
        title="Privacy"
        lead="Your health record is yours. We keep what your care needs, and show it only to people you choose. You can download or erase it at any time."
      />
      <Chapters chapters={privacyChapters()} />
    </Main>
  )
}
