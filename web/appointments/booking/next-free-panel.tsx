import type { Slot } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDay } from '#web/platform/values/dates.ts'

/** Free times to choose with one press. */
export function NextFreePanel({
  title,
  slots,
  onTake,
}: {
  title: string
  slots: readonly Slot[]
  onTake: (slot: Slot) => void
}) {
  if (slots.length === 0) return null
  return (
    <div role="group" aria-label={title} className="grid gap-3">
      <p className="font-bold">{title}</p>
      <ul className="flex flex-wrap gap-3">
        {slots.map((slot) => (
          <li key={slot.starts_at}>
            <Button variant="quiet" onClick={() => onTake(slot)}>
              {formatDay(slot.starts_at)}, {slot.time}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
