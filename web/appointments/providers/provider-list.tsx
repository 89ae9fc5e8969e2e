import { useEffect, useState } from 'react'
import { chooseProviders, type Wishes } from '#domain/practice/pages/choose.ts'
import type { ShownProvider } from '#domain/practice/pages/schema.ts'
import { type Profession, professionLabels, professions } from '#domain/practice/professions.ts'
import { Waiting } from '#web/ui/layout/waiting.tsx'
import { useFetched } from '#web/platform/calls/use-fetched.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { visitorMemoryDraft } from '#web/platform/drafts/draft.ts'
import { useNow } from '#web/platform/use-now.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { NoOneFits } from './no-one-fits.tsx'
import { fetchProviders } from './provider-calls.ts'
import { ProviderRow } from './provider-row.tsx'
import { errorTitles } from './provider-words.ts'
import { WhereToGo } from './where-to-go.tsx'
import { Choice, WishFields } from './wish-fields.tsx'

interface Wanted {
  wishes: Wishes
  profession?: Profession | undefined
}

/** In the memory of the page alone: what a person looks for says something of their health. */
const lookedFor = visitorMemoryDraft<Wanted>('providers')

/** So many are shown at first, and more with each press. */
const atOnce = 12

/** The list is fetched whole and narrowed here: no call, and so no log, has what a person wishes. */
export function ProviderList() {
  const query = useFetched(fetchProviders)
  return (
    <QueryView query={query} failed={errorTitles.list} fallback={<Waiting />}>
      {(list) => (list.length === 0 ? <NoList /> : <Choosing list={list} />)}
    </QueryView>
  )
}

/** Where no one can be shown. */
function NoList() {
  const isVisitor = useVisitor() === null
  return (
    <>
      <p role="status">
        <strong>There is no public page to show yet.</strong>{' '}
        {isVisitor ? 'With an account you see everyone who takes bookings.' : ''}
      </p>
      <WhereToGo />
    </>
  )
}

function Choosing({ list }: { list: readonly ShownProvider[] }) {
  const now = useNow()
  const isVisitor = useVisitor() === null
  const [{ wishes, profession }, setWanted] = useState<Wanted>(
    () => lookedFor.read() ?? { wishes: { sort: 'soonest' } },
  )
  const [count, setCount] = useState(atOnce)
  useEffect(() => void lookedFor.keep({ wishes, profession }), [wishes, profession])
  const ofProfession = list.filter((one) => !profession || one.profession === profession)
  const found = chooseProviders(ofProfession, wishes)
  const change = (wanted: Partial<Wanted>) => {
    setWanted({ wishes, profession, ...wanted })
    setCount(atOnce)
  }
  return (
    <>
      <search className="grid gap-4">
        <Choice
          label="Profession"
          any="Everyone"
          value={profession}
          options={professions
            .filter((one) => list.some((provider) => provider.profession === one))
            .map((value) => ({ value, label: professionLabels[value] }))}
          onChange={(one) => change({ profession: one })}
        />
        <WishFields
          list={ofProfession}
          wishes={wishes}
          onChange={(next) => change({ wishes: next })}
        />
      </search>
      <div role="status" className="mt-4 mb-4 text-muted">
        {found.length === 0 ? (
          <NoOneFits
            list={ofProfession}
            wishes={wishes}
            onChange={(next) => change({ wishes: next })}
          />
        ) : (
          <p>{found.length === 1 ? '1 provider' : `${found.length} providers`}</p>
        )}
      </div>
      <ul className="max-w-none">
        {found.slice(0, count).map((one) => (
          <ProviderRow key={one.id} provider={one} now={now} />
        ))}
      </ul>
      {found.length > count ? (
        <Button variant="quiet" onClick={() => setCount(count + atOnce)}>
          Show more
        </Button>
      ) : null}
      {isVisitor ? (
        <p className="mt-4">
          These providers agreed to be shown to everyone. With an account you may see more.{' '}
          <Link to="/login?next=%2Fproviders" className="link link-alone">
            Log in
          </Link>
        </p>
      ) : null}
      <LusakaTimeNote />
    </>
  )
}
