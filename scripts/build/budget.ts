/**
 * What a page may weigh over the wire, in bytes (docs/decisions/004-few-bytes.md). Script: a public page,
 * the first page of a signed-in user, whichever it is, and what each further page adds to that. The HTML,
 * so that a cold connection brings it in its first flight of ten packets; the stylesheets likewise.
 */
export const budget = {
  public: 85_000,
  first: 112_000,
  further: 25_000,
  html: 14_000,
  styles: 14_000,
}

/** Each file brings headers of its own; measured, without compression, as HTTP/1.1 sends them. */
const headers = 330

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** What one page is made of, in files and brotli bytes. */
export interface PageWeight {
  path: string
  isPublic: boolean
  html: number
  styles: number
  /** How many files of script. */
  files: number
  bytes: number
  /** The files of script that no other signed-in page has loaded already. */
  ownFiles: number
  ownBytes: number
}

/**
 * The pages that weigh more than they may, each as a sentence.
 *
 * @param paths every page there is: one that was not weighed, or that weighs nothing, is an issue too
 */
export function overBudget(rows: readonly PageWeight[], paths: readonly string[]): string[] {
  if (paths.length === 0) return ['There is no page.']
  const weighed = new Map(rows.map((row) => [row.path, row]))
  return paths.flatMap((path) => {
    const row = weighed.get(path)
    if (!row || !(row.html > 0 && row.styles > 0 && row.bytes > 0))
      return [`${path} was not weighed.`]
    const complaints: string[] = []
    const hold = (what: string, weight: number, max: number) => {
      if (weight > max) complaints.push(`${path} ${what} ${kB(weight)}; ${kB(max)} is the most.`)
    }
    const script = row.bytes + row.files * headers
    hold('has script of', script, row.isPublic ? budget.public : budget.first)
    if (!row.isPublic) hold('adds script of', row.ownBytes + row.ownFiles * headers, budget.further)
    hold('has HTML of', row.html, budget.html)
    hold('has stylesheets of', row.styles, budget.styles)
    return complaints
  })
}
