import { afterDoubleDose, doubleDose } from '#domain/medications/close-doses.ts'
import { planOn } from '#domain/medications/doses.ts'
import { kindOf, plainMedicineName } from '#domain/medications/kinds.ts'
import type { Medicine, MedicineBox, MedicineDose } from '#domain/medications/schema.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'

/** The doses of a medicine, also where it is on the list twice. */
export function dosesOfName({ medicines, doses }: MedicineBox, { name }: Medicine): MedicineDose[] {
  const plain = plainMedicineName(name)
  const ids = medicines
    .filter((other) => plainMedicineName(other.name) === plain)
    .map(({ id }) => id)
  return doses.filter(({ medicine_id }) => ids.includes(medicine_id))
}

/** What to do after two doses close together, for a day or until one of them is undone. */
export function DoubleDoseCards({ box, now }: { box: MedicineBox; now: number }) {
  const doubled = box.medicines.flatMap((medicine) => {
    const pair = doubleDose(medicine, dosesOfName(box, medicine), now)
    return pair ? [{ medicine, pair }] : []
  })
  // One card for a medicine that is on the list twice.
  const shown = new Map(doubled.map((one) => [plainMedicineName(one.medicine.name), one]))
  return [...shown.values()].map(({ medicine, pair: [first, second] }) => {
    const form = planOn(medicine, dayOf(now))?.form
    const { level, lines } = afterDoubleDose(kindOf({ ...medicine, form }))
    return (
      <CareCard
        key={medicine.id}
        level={level}
        title={`${medicine.name}: two doses close together`}
        live
      >
        {level === 'emergency' ? <CallList only="emergency" /> : null}
        <p>
          Logged at {formatTime(first.taken_at!)} and at {formatTime(second.taken_at!)}. If one of
          them is a mistake, undo it.
        </p>
        <ul>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </CareCard>
    )
  })
}
