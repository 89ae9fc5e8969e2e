import { Link } from '#web/ui/actions/link.tsx'
import type { PlanRequest } from './requests.ts'

/** Who asked the questions of a plan that was started at the clinic, and how it is stopped. */
export function AskedAtClinic({ request }: { request: PlanRequest }) {
  const { recorded_by_name, is_stopped } = request
  return (
    <p className="screen-only mb-4">
      {recorded_by_name ? <span translate="no">{recorded_by_name}</span> : 'A provider'} asked you
      the questions at the clinic and entered your answers.{' '}
      {is_stopped
        ? 'You have stopped plans at the clinic: no provider reads your answers or changes this plan. You can allow it again under'
        : 'You can stop this: then no provider reads your answers or changes this plan. That is under'}{' '}
      <Link to="/account/sharing" className="link">
        Sharing
      </Link>
      .
    </p>
  )
}
