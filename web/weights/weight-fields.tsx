import { type RefObject, useState } from 'react'
import type { NewWeight } from '#domain/weights/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { NumberField } from '#web/ui/forms/fields.tsx'

interface WeightFieldsProps {
  typed: Partial<NewWeight>
  first: RefObject<HTMLInputElement | null>
  /** The height that was said last, in cm; it goes with each weight. */
  height: number | null
  /** Whether a height is of use: it is asked once. */
  asksHeight: boolean
}

/** The weight, the waist, and once the height. */
export function WeightFields({ typed, first, height, asksHeight }: WeightFieldsProps) {
  // Once the new height is saved it is another one, and the field closes.
  const [changed, setChanged] = useState<number>()
  const known = typed.height_cm ?? height
  const isOpen = known === null ? asksHeight : changed === known
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-4">
        <NumberField
          name="weight_kg"
          label="Weight"
          unit="kg"
          decimal
          defaultValue={typed.weight_kg}
          ref={first}
        />
        <NumberField
          name="waist_cm"
          label="Waist"
          optional
          unit="cm"
          decimal
          defaultValue={typed.waist_cm ?? undefined}
        />
      </div>
      {isOpen ? (
        <NumberField
          name="height_cm"
          label="Height"
          optional
          hint="We ask once. With it you see your BMI."
          unit="cm"
          decimal
          defaultValue={known ?? undefined}
        />
      ) : known === null ? null : (
        <p className="flex flex-wrap items-center gap-2">
          <input type="hidden" name="height_cm" value={known} />
          Your height: <span translate="no">{known} cm</span>
          <Button variant="quiet" data-adds-fields="height_cm" onClick={() => setChanged(known)}>
            Change height
          </Button>
        </p>
      )}
    </>
  )
}
