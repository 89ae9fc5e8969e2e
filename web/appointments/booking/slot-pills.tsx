import type { Slot } from '#domain/appointments/schema.ts'
import { formatDay } from '#web/platform/values/dates.ts'

/** The times of a day; those that are not free say why. */
export function SlotPills({
  day,
  slots,
  chosen,
  onChoose,
}: {
  day: string
  slots: readonly Slot[]
  /** The instant at which the chosen slot starts. */
  chosen: string | undefined
  onChoose: (slot: Slot) => void
}) {
  return (
    <fieldset className="field">
      <legend className="field-label">Time on {formatDay(day)}</legend>
      <div className="slots">
        {slots.map((slot) => (
          <label className="slot" key={slot.starts_at}>
            <input
              type="radio"
              name="time"
              value={slot.time}
              disabled={!slot.free}
              checked={slot.free && slot.starts_at === chosen}
              onChange={() => onChoose(slot)}
            />
            <span className="slot-time">{slot.time}</span>{' '}
            <span className="slot-word">{slot.free ? 'free' : (slot.reason ?? 'taken')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
