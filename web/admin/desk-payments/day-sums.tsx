import type { AdminDeskPayment } from '#domain/desk/payments.ts'
import { formatMoney } from '#web/platform/values/money.ts'
import { FactList } from '#web/ui/fact-list.tsx'
import { means } from './means.ts'

const kinds = ['cash', 'card', 'bank', 'mobile money', 'insurance'] as const

/** What came on a day by each means, without what is reversed. Cash of the tills is apart: that alone is counted. */
export function DaySums({ payments }: { payments: readonly AdminDeskPayment[] }) {
  const counted = payments.filter(({ reversed_at }) => reversed_at === null)
  const sumOf = (rows: typeof counted) =>
    formatMoney(rows.reduce((all, { amount_ngwee }) => all + amount_ngwee, 0))
  const inTills = counted.filter(({ came_by, paid_by }) => came_by === 'desk' && paid_by === 'cash')
  const others = counted.filter((one) => !inTills.includes(one))
  return (
    <>
      <FactList
        facts={[
          ['Cash in the tills', sumOf(inTills)],
          ...kinds.flatMap((kind) => {
            const rows = others.filter(({ paid_by }) => paid_by === kind)
            if (rows.length === 0) return []
            return [
              [kind === 'cash' ? 'Cash taken by providers' : means[kind], sumOf(rows)] as const,
            ]
          }),
          ['All of this day', sumOf(counted)],
        ]}
      />
      <p className="mt-2 text-muted">
        Only the cash in the tills is counted at the desk. Memberships and plans are not invoices:
        see Finance.
      </p>
    </>
  )
}
