import { Icon, type IconName } from '#web/ui/icon.tsx'
import { wordOfStatus } from './texts.ts'

const looks: Readonly<Record<string, { icon: IconName; tone: string }>> = {
  Requested: { icon: 'chat', tone: 'text-warn' },
  Confirmed: { icon: 'check', tone: 'text-ok' },
  Completed: { icon: 'leaf', tone: 'text-info' },
  Cancelled: { icon: 'close', tone: 'text-danger' },
  Unknown: { icon: 'alert', tone: 'text-muted' },
}

/** The status as a text, a colour and a sign. */
export function StatusWord({ status }: { status: string }) {
  const word = wordOfStatus(status)
  const { icon, tone } = looks[word]!
  return (
    <span className={`flex items-center gap-2 font-semibold ${tone}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
