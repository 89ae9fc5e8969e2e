import { nextSteps } from '#domain/membership/next-steps.ts'
import { Link } from '#web/ui/actions/link.tsx'

/** What a person with these plans can do with them, each with the page where it is done. */
export function NextSteps({
  plan_keys,
  except,
}: {
  plan_keys: readonly string[]
  except?: string
}) {
  const steps = nextSteps(plan_keys).filter(({ to }) => to !== except)
  if (steps.length === 0) return null
  return (
    <ul aria-label="Next steps" className="mt-4 flex flex-wrap gap-6">
      {steps.map(({ to, action }) => (
        <li key={to}>
          <Link to={to} className="link link-alone">
            {action}
          </Link>
        </li>
      ))}
    </ul>
  )
}
