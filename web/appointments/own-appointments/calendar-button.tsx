import { calendarFile } from '#domain/appointments/calendar-file.ts'
import type { Appointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { nameIdOf } from './when.ts'

/** Passes a confirmed appointment to the phone's calendar, in neutral words. */
export function CalendarButton({ appointment }: { appointment: Appointment }) {
  return (
    <Button
      variant="quiet"
      aria-describedby={nameIdOf(appointment)}
      onClick={() =>
        saveFile(
          new Blob([calendarFile(appointment, new Date(), location.origin)], {
            type: 'text/calendar',
          }),
          'appointment.ics',
        )
      }
    >
      <PlaceIcon name="calendar" />
      Add to calendar
    </Button>
  )
}
