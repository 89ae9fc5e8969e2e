import type { TakenPlanRequest } from '#domain/care-plans/shared/queue.ts'
import { formatDateTime } from '#web/platform/values/dates.ts'
import { Card } from '#web/ui/layout/page.tsx'

/** Says that a plan was sent, in another tab or on another device, after this draft was started. */
export function NewerVersion({ request, follows }: { request: TakenPlanRequest; follows: number }) {
  const { plan } = request
  if (!plan || plan.version <= follows) return null
  return (
    <div role="alert" className="mb-6">
      <Card>
        <h3>Version {plan.version} was sent after you started this draft</h3>
        <p>
          You sent it on {formatDateTime(plan.created_at)}, in another tab or on another device. If
          you send this draft, it replaces that version. To see it, choose “Start over”.
        </p>
      </Card>
    </div>
  )
}
