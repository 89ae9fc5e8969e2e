import { AdminMain } from '#web/admin/admin-main.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { DuplicatesPart } from './duplicates-part.tsx'
import { MergesPart } from './merges-part.tsx'
import { RetentionPart } from './retention-part.tsx'

/** The records of the clinic: who may be there twice, what was merged, and how long records are kept. */
export function PatientRecordsPage() {
  return (
    <AdminMain>
      <PageHeading
        title="Patient records"
        lead="Names, numbers and counts, nothing about health. That you saw a name is written into that person’s record."
      />
      <Section title="Likely duplicates">
        <DuplicatesPart />
      </Section>
      <Section title="Merged records">
        <MergesPart />
      </Section>
      <Section title="How long records are kept">
        <RetentionPart />
      </Section>
    </AdminMain>
  )
}
