import { dial } from '#domain/phone/dial.ts'
import { useHelplines } from '#web/platform/calls/helplines.ts'

/** The helplines that can be called in Zambia, one a row: a number to tap, and its name. */
export function HelplineList() {
  const lines = useHelplines().filter(({ kind }) => kind !== 'abroad')
  return (
    <ul aria-label="Helplines">
      {lines.map(({ number, name }) => (
        <li key={number}>
          <a href={dial(number)} className="flex min-h-11 flex-wrap items-center gap-x-3 text-leaf">
            <span className="min-w-12 text-lg font-bold" translate="no">
              {number}
            </span>
            <span className="underline underline-offset-4">{name}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
