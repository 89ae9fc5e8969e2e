import { useQuery } from '@tanstack/react-query'
import { Link } from '#web/ui/actions/link.tsx'
import { ownSetup } from './availability-queries.ts'

/**
 * What a provider sets before patients can book them; nothing once all is set.
 *
 * @param isWhole also for a provider who can be booked without it, because they were there before it was asked for
 */
export function FirstSteps({ isWhole = false }: { isWhole?: boolean }) {
  const { data } = useQuery(ownSetup)
  if (!data || (data.is_bookable && !isWhole)) return null
  const { has_hours, has_visit_type, has_price } = data
  if (has_hours && has_visit_type && has_price) return null
  const steps = [
    { isDone: has_hours, text: 'Save your hours', to: '/availability' },
    { isDone: has_price, text: 'Set a price', to: '/billing' },
    { isDone: has_visit_type, text: 'An admin adds a visit type of your profession' },
  ] as const
  return (
    <section aria-labelledby="first-steps" className="mb-6">
      <h2 id="first-steps">First steps</h2>
      <p>
        {data.is_bookable
          ? 'Patients can book you, in the usual week and without a price where you have set none.'
          : 'Patients can book you once all of this is done.'}
      </p>
      <ol className="mt-3">
        {steps.map((step) => (
          <li key={step.text} className="flex min-h-11 items-center gap-3 border-t border-hairline">
            {/* One text, so that a narrow screen breaks it as such. */}
            <span>
              {'to' in step && !step.isDone ? (
                <Link to={step.to} className="link inline-flex min-h-11 items-center">
                  {step.text}
                </Link>
              ) : (
                step.text
              )}
              : {step.isDone ? 'done' : <strong>missing</strong>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
