import { useQuery } from '@tanstack/react-query'
import type { OwnDischarge } from '#domain/discharges/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { ownDischarges } from './finished-care-queries.ts'

/** Whose care ended and when, with the summary where it is shared. Nothing for everyone else. */
export function FinishedCare() {
  const { data = [] } = useQuery(ownDischarges)
  if (data.length === 0) return null
  return (
    <Section title="Finished care">
      {data.map((one) => (
        <Finished key={one.id} finished={one} />
      ))}
    </Section>
  )
}

function Finished({ finished }: { finished: OwnDischarge }) {
  const { provider_name, discharged_at, readmitted_at, summary } = finished
  const name = provider_name ?? 'a provider who has left us'
  return (
    <article className="mb-6">
      <h3>
        {name[0]!.toUpperCase() + name.slice(1)} ended your care on {formatDate(discharged_at)}
      </h3>
      {readmitted_at ? (
        <p>Your care goes on since {formatDate(readmitted_at)}.</p>
      ) : provider_name ? (
        <p>
          {name} no longer sees what you share: readings, questionnaires and forms. They keep what
          they wrote, with your name, email address and date of birth. A new booking with them
          starts your care again.
        </p>
      ) : null}
      {summary === null ? null : (
        <>
          <p className="mt-3">
            <strong>What they wrote for you</strong>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
        </>
      )}
    </article>
  )
}
