import type { Appointment } from '#domain/appointments/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PlaceIcon } from '#web/ui/icons/place-icon.tsx'
import { loadOnce } from '#web/platform/lazy.tsx'
import { saveFile } from '#web/platform/save-file.ts'
import { dayOf } from '#web/platform/values/dates.ts'
import { nameIdOf } from './when.ts'

const fetchFile = loadOnce(
  async () => (await import('#domain/appointments/calendar-file.ts')).calendarFile,
)

/**
 * Passes a confirmed appointment to the phone's calendar, in neutral words; with the confirmed ones that
 * follow in its series.
 */
export function CalendarButton({
  appointment,
  following,
}: {
  appointment: Appointment
  following: readonly Appointment[]
}) {
  const all = [appointment, ...following.filter(({ status }) => status === 'confirmed')]
  async function save() {
    const file = (await fetchFile())(all, new Date(), location.origin)
    const name = `appointment-${dayOf(appointment.appointment_time)}.ics`
    saveFile(new Blob([file], { type: 'text/calendar' }), name)
  }
  return (
    <Button variant="quiet" aria-describedby={nameIdOf(appointment)} onClick={() => void save()}>
      <PlaceIcon name="calendar" />
      {all.length > 1 ? `Add ${all.length} dates to calendar` : 'Add to calendar'}
    </Button>
  )
}
