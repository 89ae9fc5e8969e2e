import type { Slot } from '#domain/appointments/schema.ts'
import { FieldNotes } from '#web/ui/forms/fields.tsx'
import { useField } from '#web/ui/forms/form.tsx'
import { SlotPills } from './slot-pills.tsx'

interface SlotChoiceProps {
  /** `YYYY-MM-DD` */
  day: string
  slots: readonly Slot[]
  /** The instant at which the chosen slot starts. */
  chosen: string | undefined
  onChoose: (starts_at: string) => void
  /** What is said where no slot is free. */
  noneFree: string
}

/** The six times of a day as a field of a form; the chosen one, as long as it is free, is sent with it. */
export function SlotChoice({ day, slots, chosen, onChoose, noneFree }: SlotChoiceProps) {
  const { error: missing } = useField('appointment_time')
  const free = slots.filter((slot) => slot.free)
  return (
    <div className={`field${missing ? ' field-invalid' : ''}`}>
      <FieldNotes name="appointment_time" {...(free.length === 0 ? { hint: noneFree } : {})} />
      <SlotPills
        day={day}
        slots={slots}
        chosen={chosen}
        onChoose={({ starts_at }) => onChoose(starts_at)}
      />
      {free.some(({ starts_at }) => starts_at === chosen) ? (
        <input type="hidden" name="appointment_time" value={chosen} />
      ) : null}
    </div>
  )
}
