import type { AddOn, Payment } from '#domain/membership/schema.ts'
import { formatDate } from '#web/platform/values/dates.ts'
import { Card } from '#web/ui/layout/page.tsx'

/** What the user has beside the membership, where the clinic sells no more of it. */
export function OwnAddOns({
  addOns,
  payments,
}: {
  addOns: readonly AddOn[]
  payments: readonly Payment[]
}) {
  const active = addOns.filter(({ status }) => status === 'active')
  if (active.length === 0) return null
  // As it was called when it was paid: the catalogue is not read any more.
  const nameOf = (key: string) =>
    payments.find(({ plan_key }) => plan_key === key)?.plan_name ?? key
  return (
    <Card className="mt-6">
      <h2>Beside it</h2>
      {active.map(({ plan_key, end_date }) => (
        <p key={plan_key}>
          <strong>{nameOf(plan_key)}</strong>, until {formatDate(end_date)}
        </p>
      ))}
    </Card>
  )
}
