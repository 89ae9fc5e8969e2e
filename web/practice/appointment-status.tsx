import { Icon, type IconName } from '#web/ui/icon.tsx'

const words: Record<string, { word: string; icon: IconName }> = {
  requested: { word: 'Requested', icon: 'clock' },
  confirmed: { word: 'Confirmed', icon: 'calendar' },
  completed: { word: 'Completed', icon: 'check' },
  cancelled: { word: 'Cancelled', icon: 'close' },
}

/** The word of a status; what a later version may add is Unknown (specification section 4). */
export const wordOfStatus = (status: string) => words[status]?.word ?? 'Unknown'

/** How an appointment stands: an icon, a word, a colour. */
export function AppointmentStatus({ status }: { status: string }) {
  return (
    <span className={`held-status held-${status}`}>
      <Icon name={words[status]?.icon ?? 'minus'} size={18} />
      {wordOfStatus(status)}
    </span>
  )
}
