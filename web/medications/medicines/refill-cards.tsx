import type { Medicine } from '#domain/medications/schema.ts'
import { refillBy } from '#domain/medications/supply.ts'
import { CareCard } from '#web/ui/care-card.tsx'
import { dayOf, formatDate } from '#web/platform/values/dates.ts'

/** A card for each medicine that ends within 7 days by its schedule, or has ended. */
export function RefillCards({ medicines, now }: { medicines: readonly Medicine[]; now: number }) {
  const today = dayOf(now)
  return medicines.map((medicine) => {
    const last = refillBy(medicine, today)
    if (last === null) return null
    const isOver = last < today
    return (
      <CareCard
        key={medicine.id}
        heading="h2"
        level={isOver ? 'clinician' : 'self-care'}
        title={`Refill ${medicine.name}`}
      >
        <p>
          {isOver
            ? 'By your plan there is not enough for today. Get more from your clinic or pharmacy today. If you cannot, ask them what to do.'
            : `By your plan it is enough until ${formatDate(last)}. Get more from your clinic or pharmacy before then.`}
        </p>
        <p>
          Do not skip or halve doses to make it last. Refilled? Press “Change” and enter how much is
          left.
        </p>
      </CareCard>
    )
  })
}
