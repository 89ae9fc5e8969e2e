import { type Actor, asSystem, asSystemFor, type Transaction } from '#server/platform/db.ts'
import { FairQueue } from '#server/platform/workers/fair-queue.ts'
import { type CopyPlan, type PageOfRows, planCopy, readFirstPage, readNextPage } from './data.ts'

/**
 * Pages are read one after the other in each process, and people take turns, so that other callers wait for one page at
 * most. It has room for one page of each copy that is under way (`routes.ts`).
 */
const reading = new FairQueue({ running: 1, runningEach: 1, waiting: 100, waitingEach: 2 })

/** A person's rows, of which one page is in memory at a time, and of each table the first until it is written. */
export interface PersonCopy extends Pick<CopyPlan, 'providers'> {
  tables: readonly string[]
  /** The rows of a table as JSON texts, page after page: a line for each row, and no page without one. */
  pagesOf: (table: string) => AsyncGenerator<string>
}

/**
 * Begins to read what is stored about the actor: the first rows of every table at one moment, so that a small copy is
 * that of one moment. Each further page is a transaction of its own: none stays open while a slow phone takes
 * what it got, and a row that changes in between may be there as it was or as it is.
 *
 * @param only the tables that are wanted; all where it is absent
 */
export function openPersonCopy(actor: Actor, only?: readonly string[]): Promise<PersonCopy> {
  const { user_id } = actor
  return openCopy(
    user_id,
    (work) => asSystemFor(actor, 'export a person’s own rows', work, { replica: true }),
    only,
  )
}

/** The same for the operator, of a person who cannot log in. */
export function openCopyOnRequest(user_id: string): Promise<PersonCopy> {
  return openCopy(user_id, (work) => asSystem('export a person’s rows on request', work))
}

type Run = <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>

async function openCopy(user_id: string, run: Run, only?: readonly string[]): Promise<PersonCopy> {
  const read: Run = (work) => reading.run(user_id, () => run(work))
  const { plan, first } = await read(async (tx) => {
    const plan = await planCopy(tx, user_id)
    const names = only ?? [...plan.personal.keys()]
    const pages = names.map(
      async (name) => [name, await readFirstPage(tx, plan, user_id, name)] as const,
    )
    return { plan, first: new Map(await Promise.all(pages)) }
  })
  async function* pagesOf(table: string) {
    let page: PageOfRows | undefined = first.get(table)
    // The rows are given away once.
    first.delete(table)
    while (page) {
      if (page.lines) yield page.lines
      const { next }: PageOfRows = page
      page = next && (await read((tx) => readNextPage(tx, plan, user_id, table, next)))
    }
  }
  return { tables: [...first.keys()], providers: plan.providers, pagesOf }
}
