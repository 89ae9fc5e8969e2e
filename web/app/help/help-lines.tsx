import { crisisLines } from '#domain/crisis-lines.ts'

/** The lines that can be called in Zambia, one a row: a number to tap, and whose it is. */
export function HelpLines() {
  return (
    <ul aria-label="Help lines">
      {crisisLines
        .filter(({ number }) => number !== '988')
        .map(({ number, name }) => (
          <li key={number}>
            <a href={`tel:${number}`} className="flex min-h-11 items-center gap-3 text-leaf">
              <span className="w-12 text-lg font-bold">{number}</span>
              <span className="underline underline-offset-4">{name}</span>
            </a>
          </li>
        ))}
    </ul>
  )
}
