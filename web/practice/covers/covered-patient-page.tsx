import '#web/practice/patient/patient-record.css'

import type { PathParams } from '#web/app/routing/route.ts'
import { ForVerified } from '#web/practice/practice-gate.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { CoveredRecord } from './covered-record.tsx'

/** What a provider who covers reads of a patient today. It is no page of their own patients: there is nothing to write. */
export function CoveredPatientPage({ id }: PathParams<'/covered-patients/:id'>) {
  return (
    <Main>
      <p className="mb-2">
        <Link to="/availability" className="link link-alone gap-2">
          <Icon name="back" />
          Your covers
        </Link>
      </p>
      <ForVerified above={<PageHeading title="A covered patient" />}>
        <CoveredRecord id={id} none={<NotCovered />} />
        <LusakaTimeNote />
      </ForVerified>
    </Main>
  )
}

function NotCovered() {
  return (
    <>
      <PageHeading title="Patient not found" />
      <EmptyState
        text="You do not cover this patient today, or they objected, or their record opens tomorrow."
        action={<LinkButton to="/availability">See your covers</LinkButton>}
      />
    </>
  )
}
