import { useQuery } from '@tanstack/react-query'
import { isOverdue } from '#domain/admin/limits.ts'
import { helplineRecords } from '#web/admin/helplines/helpline-queries.ts'
import { useNow } from '#web/platform/use-now.ts'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Section } from '#web/ui/layout/page.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { QueryView } from '#web/ui/query-view.tsx'

/** The helplines as everyone sees them. They are changed on a page of their own. */
export function HelplinesPart() {
  const query = useQuery(helplineRecords)
  const today = dayOf(useNow())
  return (
    <Section title="Helplines">
      <p className="mb-4">Everyone finds these numbers under “Help now”, in this order.</p>
      <QueryView query={query} failed="Error fetching helplines" fallback={<Skeleton lines={4} />}>
        {(lines) => (
          <ul aria-label="Helplines that are shown" className="grid max-w-none">
            {lines
              .filter(({ is_shown }) => is_shown)
              .map(({ id, name, number, ...line }) => (
                <li key={id} className="max-w-none border-t border-hairline py-4">
                  <p className="font-bold wrap-anywhere" translate="no">
                    {name}: {number}
                  </p>
                  <p className={isOverdue(line, today) ? 'text-danger' : 'text-muted'}>
                    {line.last_checked
                      ? `Dialled on ${formatDate(line.last_checked)}`
                      : 'Not dialled yet'}
                  </p>
                </li>
              ))}
          </ul>
        )}
      </QueryView>
      <p className="mt-4">
        <Link to="/admin/crisis-lines" className="link link-alone">
          Change, order or check the helplines
        </Link>
      </p>
    </Section>
  )
}
