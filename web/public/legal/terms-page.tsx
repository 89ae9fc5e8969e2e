import { termsChapters } from '#web/public/legal/terms-chapters.tsx'
import { brand } from '#domain/values/brand.ts'
import { Chapters } from '#web/ui/layout/chapters.tsx'
import { formatPlainDay } from '#web/platform/values/day-name.ts'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'

/** The day of the last change to a sentence of the chapters. */
const lastChanged = '2026-11-30'

export function TermsPage() {
  return (
    <Main>
      <PageHeading
        kicker={<>Last changed on {formatPlainDay(lastChanged)}</>}
        title="Terms"
        lead={`What ${brand.name} is and is not, what you can expect of us, and what we ask of you. Using it means that you agree.`}
      />
      <Chapters chapters={termsChapters()} />
    </Main>
  )
}
