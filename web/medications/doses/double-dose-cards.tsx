import { afterDoubleDose, doubleDose, moreThanMost } from '#domain/medications/close-doses.ts'
import { planOn } from '#domain/medications/doses.ts'
import { kindOf, lowersSugar } from '#domain/medications/kinds.ts'
import type { MedicineBox, MedicineDose } from '#domain/medications/schema.ts'
import { CallList } from '#web/app/help/call-list.tsx'
import { CareCard } from '#web/ui/care-card.tsx'
import { dayOf, formatTime } from '#web/platform/values/dates.ts'
import { dosesCountedWith } from './counted-doses.ts'

const keyOfDose = ({ medicine_id, day, time }: MedicineDose) => `${medicine_id} ${day} ${time}`

/** What to do after two doses close together, or one too many, for a day or until one is undone. */
export function DoubleDoseCards({ box, now }: { box: MedicineBox; now: number }) {
  const many = box.medicines.flatMap((medicine) => {
    const over = moreThanMost(medicine, dosesCountedWith(box, medicine), now, 0)
    return over ? [{ medicine, over }] : []
  })
  return (
    <>
      {many.map(({ medicine, over }) => {
        const form = planOn(medicine, dayOf(now))?.form
        const { level, lines } = afterDoubleDose(kindOf({ ...medicine, form }))
        return (
          <CareCard
            key={medicine.id}
            level={level}
            title={`${medicine.name}: more than ${over.most} in 24 hours`}
            live
          >
            {level === 'emergency' ? <CallList only="emergency" /> : null}
            <p>Logged {over.taken.length} times. If one of them is a mistake, undo it.</p>
            <Lines lines={lines} />
          </CareCard>
        )
      })}
      <CloseDoseCards box={box} now={now} />
    </>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function CloseDoseCards({ box, now }: { box: MedicineBox; now: number }) {
  const doubled = box.medicines.flatMap((medicine) => {
    const pair = doubleDose(medicine, dosesCountedWith(box, medicine), now)
    return pair ? [{ pair, key: pair.map(keyOfDose).toSorted().join(' ') }] : []
  })
  // One card for two entries of one medicine.
  const shown = new Map(doubled.map(({ key, pair }) => [key, pair]))
  return [...shown].map(([key, pair]) => {
    const [first, second] = pair
    const taken = pair.map(({ medicine_id }) => box.medicines.find(({ id }) => id === medicine_id)!)
    const kinds = taken.map((one) => kindOf({ ...one, form: planOn(one, dayOf(now))?.form }))
    const { level, lines } = afterDoubleDose(kinds.find(lowersSugar) ?? kinds[0]!)
    const names = [...new Set(taken.map(({ name }) => name))].join(' and ')
    return (
      <CareCard key={key} level={level} title={`${names}: two doses close together`} live>
        {level === 'emergency' ? <CallList only="emergency" /> : null}
        <p>
          Logged at {formatTime(first.taken_at!)} and at {formatTime(second.taken_at!)}. If one of
          them is a mistake, undo it.
        </p>
        <Lines lines={lines} />
      </CareCard>
    )
  })
}
