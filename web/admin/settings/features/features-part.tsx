import { useQuery } from '@tanstack/react-query'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { featureLabels } from './feature-labels.ts'
import { featureChanges, features } from './feature-queries.ts'
import { FeaturesForm } from './features-form.tsx'

/** What the clinic offers, and who has changed that when. */
export function FeaturesPart() {
  const query = useQuery(features)
  const { data: changes = [] } = useQuery(featureChanges)
  return (
    <Section title="What the clinic offers">
      <p className="mb-6">
        What is off is in no menu, and its pages say that the clinic does not offer it. Nothing is
        lost: each person keeps what they have.
      </p>
      <QueryView
        query={query}
        failed="Error fetching what is offered"
        fallback={<Skeleton lines={8} />}
      >
        {(data) => <FeaturesForm key={data.version} features={data} />}
      </QueryView>
      {changes.length > 0 ? (
        <ol aria-label="Changes of what is offered" className="mt-6 grid max-w-none">
          {changes.map(({ id, changed_at, changed_by_name, off }) => (
            <li key={id} className="max-w-none border-t border-hairline py-4">
              <p className="font-bold">
                {formatDateTime(changed_at)}
                {', '}
                <span translate="no">{changed_by_name ?? 'a former admin'}</span>
              </p>
              <p>
                {off.length === 0
                  ? 'All on'
                  : `Off: ${off.map((feature) => featureLabels[feature].label).join(', ')}`}
              </p>
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
