/** What orders a row among those of its list, as texts that the database reads back exactly. */
interface Keyed {
  key: readonly string[]
}

/** Which rows of a list are wanted. */
export interface WantedRows {
  /** The key of the row that they follow; from the first on where it is absent. */
  after: readonly string[] | undefined
  limit: number
}

/**
 * A list that may be long, page after page: each is a transaction of its own, so that none stays open while a slow
 * reader takes what it got. A row that changes in between may be there as it was or as it is.
 *
 * @param read the rows in the order of their key
 * @param pages.size rows of a page
 * @param pages.most rows of the whole list; all where it is absent
 */
export async function* pagesOf<Row extends Keyed>(
  read: (wanted: WantedRows) => Promise<readonly Row[]>,
  { size, most = Infinity }: { size: number; most?: number },
): AsyncGenerator<readonly Row[]> {
  let left = most
  let after: WantedRows['after']
  do {
    const limit = Math.min(size, left)
    const rows = await read({ after, limit })
    yield rows
    left -= rows.length
    after = rows.length < limit ? undefined : rows.at(-1)?.key
  } while (after && left > 0)
}
