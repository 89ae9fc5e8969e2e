import { useNow } from '#web/platform/use-now.ts'
import { isDeviceElsewhere } from '#web/platform/values/dates.ts'

/** Says whose clock the times go by, where the device shows another. */
export function LusakaTimeNote() {
  return isDeviceElsewhere(new Date(useNow())) ? (
    <p className="mt-3 text-sm text-muted">Days and times are those of Lusaka.</p>
  ) : null
}
