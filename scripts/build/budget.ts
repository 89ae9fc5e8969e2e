/**
 * What a page's script may weigh over the wire, in bytes (decision 004): a public page, the first page
 * of somebody who is signed in, whichever it is, and what each further page adds to that.
 */
export const budget = { public: 80_000, first: 105_000, further: 25_000 }

/** Each file brings headers of its own; measured, without compression, as HTTP/1.1 sends them. */
const headers = 330

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/** The script of one page, in files and brotli bytes. */
export interface PageScript {
  path: string
  isPublic: boolean
  files: number
  bytes: number
  /** Of it, what no other signed-in page has brought already. */
  ownFiles: number
  ownBytes: number
}

/** The pages that weigh more than they may, each as a sentence. */
export function overBudget(rows: readonly PageScript[]): string[] {
  return rows.flatMap(({ path, isPublic, files, bytes, ownFiles, ownBytes }) => {
    const all = bytes + files * headers
    const own = ownBytes + ownFiles * headers
    const most = isPublic ? budget.public : budget.first
    return [
      ...(all > most ? [`${path} has ${kB(all)} of script; ${kB(most)} is the most.`] : []),
      ...(!isPublic && own > budget.further
        ? [`${path} adds ${kB(own)} of script; ${kB(budget.further)} is the most.`]
        : []),
    ]
  })
}
