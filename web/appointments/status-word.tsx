import { Icon, type IconName } from '#web/ui/icon.tsx'
import { wordOfStatus } from './texts.ts'

const looks: Readonly<Record<string, { icon: IconName; tone: string }>> = {
  Requested: { icon: 'hourglass', tone: 'text-warn' },
  Confirmed: { icon: 'check', tone: 'text-ok' },
  Completed: { icon: 'done', tone: 'text-info' },
  Cancelled: { icon: 'cancelled', tone: 'text-danger' },
  Unknown: { icon: 'alert', tone: 'text-muted' },
}

/**
 * The status as a text, a colour and a sign.
 *
 * @param props.isQuiet without the colour, where it belongs to the past
 */
export function StatusWord({ status, isQuiet }: { status: string; isQuiet?: boolean }) {
  const word = wordOfStatus(status)
  const { icon, tone } = looks[word]!
  return (
    <span className={`flex items-center gap-2 ${isQuiet ? '' : `font-bold ${tone}`}`}>
      <Icon name={icon} />
      {word}
    </span>
  )
}
