import { useQuery } from '@tanstack/react-query'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { LogoForm } from './logo-form.tsx'
import { logoChanges, logoSettings } from './logo-queries.ts'

/** The logo, with a preview, and who has changed it when. */
export function LogoPart() {
  const query = useQuery(logoSettings)
  const { data: changes = [] } = useQuery(logoChanges)
  return (
    <Section title="Logo">
      <p className="mb-6">
        Beside the name on each page, in emails and on documents. Without one, pages have two
        leaves.
      </p>
      <QueryView query={query} failed="Error fetching the logo" fallback={<Skeleton lines={4} />}>
        {(data) => (
          <>
            {data.logo ? (
              <figure className="mb-6 rounded-lg border border-hairline bg-sunken p-5">
                <figcaption className="text-muted">The logo now</figcaption>
                <img className="mt-2" alt="The logo of the clinic" {...data.logo} />
              </figure>
            ) : null}
            <LogoForm key={data.version} settings={data} />
          </>
        )}
      </QueryView>
      {changes.length > 0 ? (
        <ol aria-label="Changes of the logo" className="mt-6 grid max-w-none">
          {changes.map(({ id, changed_at, changed_by_name, logo }) => (
            <li key={id} className="max-w-none border-t border-hairline py-4">
              <p className="font-bold">
                {formatDateTime(changed_at)}
                {', '}
                <span translate="no">{changed_by_name ?? 'a former admin'}</span>
              </p>
              {logo ? (
                <img className="mt-2" alt="The logo from then on" {...logo} />
              ) : (
                <p>The usual mark</p>
              )}
            </li>
          ))}
        </ol>
      ) : null}
    </Section>
  )
}
