import { StrokeIcon, strokes } from '#web/ui/icon.tsx'
import { statusStrokes } from '#web/ui/icons/status-strokes.ts'
import { wordOfStatus } from './texts.ts'

const looks: Readonly<Record<string, { stroke: string; tone: string }>> = {
  Requested: { stroke: statusStrokes.hourglass, tone: 'text-warn' },
  Confirmed: { stroke: strokes.check, tone: 'text-ok' },
  Completed: { stroke: statusStrokes.done, tone: 'text-info' },
  Cancelled: { stroke: statusStrokes.cancelled, tone: 'text-danger' },
  Unknown: { stroke: strokes.alert, tone: 'text-muted' },
}

/**
 * The status as a text, a colour and a sign.
 *
 * @param props.isQuiet without the colour, where it belongs to the past
 */
export function StatusWord({ status, isQuiet }: { status: string; isQuiet?: boolean }) {
  const word = wordOfStatus(status)
  const { stroke, tone } = looks[word]!
  return (
    <span className={`flex items-center gap-2 ${isQuiet ? '' : `font-bold ${tone}`}`}>
      <StrokeIcon d={stroke} />
      {word}
    </span>
  )
}
