import { streamInTurn } from '#server/platform/http/streamed-body.ts'
import { FairQueue } from '#server/platform/workers/fair-queue.ts'
import { type Cell, writeCsv, writeRows } from './csv.ts'

/** A file is written as it is read, and holds a page of rows in memory until its reader has taken it. */
const writing = new FairQueue({ running: 6, runningEach: 1, waiting: 40, waitingEach: 4 })

/**
 * A CSV file of any length, as the body of an answer. Its first page is read before the answer begins: what fails there
 * is answered as a problem, and later the connection breaks, so that no part of a file looks whole.
 *
 * @param user_id who asked for it
 * @param head the names of the columns
 * @param pages of rows
 * @param cellsOf the cells of a row
 * @throws Problem 503 where this person, or all together, ask for too many
 */
export function streamCsv<Row>(
  user_id: string,
  head: readonly string[],
  pages: AsyncGenerator<readonly Row[]>,
  cellsOf: (row: Row) => readonly Cell[],
): Promise<ReadableStream<Uint8Array>> {
  return streamInTurn(writing, user_id, async () => {
    const first = await pages.next()
    async function* written() {
      yield writeCsv(head, first.done ? [] : first.value.map(cellsOf))
      for await (const rows of pages) yield writeRows(head.length, rows.map(cellsOf))
    }
    return written()
  })
}
