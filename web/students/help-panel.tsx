import { dial } from '#domain/phone/dial.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Link } from '#web/ui/actions/link.tsx'
import { Card } from '#web/ui/layout/page.tsx'

/**
 * Whom to call now (docs/specification.md, "Helplines"): the Zambian lines first, then the one in the US.
 */
export function HelpPanel() {
  const lines = useHelplines()
  // The number whose last check is oldest decides for all; one without a check comes before it.
  const lastChecked = lines.map(({ last_checked }) => last_checked ?? '').toSorted()[0]
  return (
    <Card className="bg-danger-wash">
      <h2>Immediate help</h2>
      <p className="mt-2">You need not be sure that it is bad enough. Call and say how you are.</p>
      <ul className="mt-4 grid">
        {lines.map(({ number, name, for_whom, hours }) => (
          <li key={number} className="max-w-none border-t border-hairline">
            <a href={dial(number)} className="flex min-h-11 items-baseline gap-x-2 py-3 text-leaf">
              <span className="min-w-12 text-xl font-bold" translate="no">
                {number}
              </span>{' '}
              <span className="link">{name}</span>
            </a>
            <p className="-mt-3 ps-14 pb-3 text-sm text-muted">
              {for_whom} {hours}.
            </p>
          </li>
        ))}
      </ul>
      <p className="max-w-none border-t border-hairline pt-3 text-sm text-muted">
        Or go to the nearest hospital.{' '}
        {lastChecked ? `All numbers were dialled by us since ${formatDate(lastChecked)}.` : null}
      </p>
      <p className="mt-3">
        <Link to="/safety" className="link link-alone">
          I do not feel safe with my thoughts
        </Link>
      </p>
    </Card>
  )
}
