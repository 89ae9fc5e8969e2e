import { LusakaTimeNote } from '#web/ui/lusaka-time-note.tsx'
import { Main, PageHeading, Section } from '#web/ui/page.tsx'
import { type Place, PlaceList } from '#web/ui/place-list.tsx'
import { DecidedProviders, ProviderQueue } from './provider-queue.tsx'
import { DecidedStudents, StudentQueue } from './student-queue.tsx'

/** An administrator's start page: the providers and students who wait to be checked, and what was decided. */
export function AdminPage() {
  return (
    <Main>
      <PageHeading
        title="Administration"
        lead="Providers and students who wait to be checked. Nothing of anybody’s health is shown here."
      />
      <ProviderQueue />
      <StudentQueue />
      <DecidedProviders />
      <DecidedStudents />
      <Section title="Also here">
        <PlaceList places={places} />
      </Section>
      <LusakaTimeNote />
    </Main>
  )
}

const places: readonly Place[] = [
  {
    to: '/admin/group-sessions',
    icon: 'chat',
    title: 'Group sessions',
    text: 'Plan one, or call one off.',
  },
]
