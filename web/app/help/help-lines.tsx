import { dial } from '#domain/crisis-lines.ts'
import { useCrisisLines } from '#web/app/crisis-lines.ts'

/** The lines that can be called in Zambia, one a row: a number to tap, and whose it is. */
export function HelpLines() {
  const lines = useCrisisLines()
  return (
    <ul aria-label="Help lines">
      {lines
        .filter(({ kind }) => kind !== 'abroad')
        .map(({ number, name }) => (
          <li key={number}>
            <a
              href={dial(number)}
              className="flex min-h-11 flex-wrap items-center gap-x-3 text-leaf"
            >
              <span className="min-w-12 text-lg font-bold">{number}</span>
              <span className="underline underline-offset-4">{name}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
