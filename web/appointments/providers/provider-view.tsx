import { useCallback, useEffect } from 'react'
import { brand } from '#domain/values/brand.ts'
import { offeredTypes } from '#domain/appointments/offered-types.ts'
import { sentenceOfPrice } from '#domain/appointments/price-words.ts'
import { sessionTypes } from '#domain/appointments/slots.ts'
import { topicFor } from '#domain/appointments/topics.ts'
import { languageNames, pageTopicNames } from '#domain/practice/pages/page-words.ts'
import type { ProviderPage } from '#domain/practice/pages/schema.ts'
import { describeProfession } from '#domain/practice/professions.ts'
import { genderLabels } from '#domain/values/gender.ts'
import { initials } from '#domain/values/names.ts'
import { withNext } from '#domain/values/own-path.ts'
import { Waiting } from '#web/ui/layout/waiting.tsx'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useFetched } from '#web/platform/calls/use-fetched.ts'
import { useVisitor } from '#web/platform/calls/visitor.ts'
import { useNow } from '#web/platform/use-now.ts'
import { formatSoon } from '#web/platform/values/dates.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { PageHeading, Section } from '#web/ui/layout/page.tsx'
import { Portrait } from '#web/ui/portrait.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { fetchProvider } from './provider-calls.ts'
import { errorTitles, wordOfRating } from './provider-words.ts'
import { WhereToGo } from './where-to-go.tsx'

/** The page of a provider, as far as the reader may see it. */
export function ProviderView({ id }: { id: string }) {
  const { data, error, refetch } = useFetched(useCallback(() => fetchProvider(id), [id]))
  const isGone = error instanceof ProblemError && [404, 422].includes(error.status)
  useEffect(() => {
    if (data) document.title = `${data.full_name} · ${brand.name}`
  }, [data])
  return (
    <>
      <p>
        <Link to="/providers" className="link link-alone">
          All providers
        </Link>
      </p>
      {isGone ? (
        <NoPage id={id} />
      ) : (
        <QueryView
          query={{ data, error, refetch }}
          failed={errorTitles.page}
          fallback={
            <>
              <h1 className="sr-only">Provider</h1>
              <Waiting />
            </>
          }
        >
          {(page) => <Page page={page} />}
        </QueryView>
      )}
    </>
  )
}

/** Whether there is a page that is not public is not said. */
function NoPage({ id }: { id: string }) {
  const isVisitor = useVisitor() === null
  return (
    <>
      <PageHeading title="Page not found" lead="There is no public page at this address." />
      {isVisitor ? (
        <p>
          Some providers show their page to people with an account only.{' '}
          <Link to={withNext('/login', `/providers/${id}`)} className="link link-alone">
            Log in
          </Link>
        </p>
      ) : null}
    </>
  )
}

function Page({ page }: { page: ProviderPage }) {
  const now = useNow()
  const { full_name, specialty, registration, bio, qualifications, next_times } = page
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Portrait src={page.profile_picture_url} initials={initials(full_name)} size={96} />
        <div className="min-w-0 wrap-anywhere">
          <h1 translate="no">{full_name}</h1>
          <p className="text-lg">{describeProfession(specialty)}</p>
        </div>
      </div>
      <p className="mt-4">
        {brand.name} has checked the name, the profession
        {registration ? ' and the registration' : ''}
        {registration ? (
          <>
            : <span translate="no">{`${registration.body}, ${registration.number}`}</span>
          </>
        ) : null}
        .
      </p>
      {bio ? (
        <Section title="In their own words">
          <p className="whitespace-pre-line wrap-anywhere">{bio}</p>
        </Section>
      ) : null}
      <Section title="What to know">
        <FactList facts={factsOf(page)} />
        {qualifications.length > 0 ? (
          <ul aria-label="Qualifications" className="mt-4 list-disc ps-5 wrap-anywhere">
            {qualifications.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        ) : null}
      </Section>
      <Section title="Prices">
        <FactList
          facts={offeredTypes(sessionTypes).map(
            (way) => [way, sentenceOfPrice(page.prices[way])] as const,
          )}
        />
      </Section>
      <Section title="The next free times">
        {next_times.length > 0 ? (
          <ul>
            {next_times.map((at) => (
              <li key={at}>{formatSoon(at, now)}</li>
            ))}
          </ul>
        ) : (
          <p>No time is free in the next 2 weeks.</p>
        )}
        <BookLink page={page} />
        <LusakaTimeNote />
      </Section>
      {next_times.length === 0 ? <WhereToGo /> : null}
    </>
  )
}

function factsOf({ languages, topics, gender, rating }: ProviderPage) {
  const said: [string, string][] = [
    ['Languages', languages.map((one) => languageNames[one]).join(', ') || 'Not said yet'],
  ]
  if (topics.length > 0)
    said.push(['Helps with', topics.map((one) => pageTopicNames[one]).join(', ')])
  if (gender) said.push(['Gender', genderLabels[gender]])
  said.push(['Rating', rating ? wordOfRating(rating) : 'Shown once there are 5 ratings'])
  return said
}

/** Booking with this provider; a visitor logs in before. The front desk books on its calendar. */
function BookLink({ page: { id, full_name, specialty } }: { page: ProviderPage }) {
  const visitor = useVisitor()
  if (visitor && ['front_desk', 'admin'].includes(visitor.role)) return null
  const target = `/book-appointment?about=${topicFor(specialty)}&whom=${id}` as const
  return (
    <p className="mt-4">
      <LinkButton to={visitor ? target : withNext('/login', target)}>
        <span>
          Book with <span translate="no">{full_name}</span>
        </span>
      </LinkButton>
    </p>
  )
}
