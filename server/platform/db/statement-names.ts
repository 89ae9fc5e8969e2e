import { randomBytes } from 'node:crypto'
import type { ClientBase } from 'pg'

const rounds = 4

/**
 * Whether each of two connected clients may run its own statement under a name that both use, in
 * whichever session each transaction gets. Without a pooler it may as well. A pooler that passes names
 * on as they are lets one client prepare in the session of the other (42P05), or run a statement
 * that the session does not know (26000) or that is the other's.
 *
 * @throws Error of the connection
 */
export async function keepsStatementNames(first: ClientBase, second: ClientBase): Promise<boolean> {
  const name = `check_${randomBytes(8).toString('hex')}`
  const run = async (client: ClientBase, answer: number) => {
    const { rows } = await client.query<{ answer: number }>({
      name,
      text: `select ${answer} as answer`,
    })
    return rows[0]!.answer === answer
  }
  try {
    for (let round = 0; round < rounds; round++) {
      if (!(await run(first, 1)) || !(await run(second, 2))) return false
      // A pooler that uses its sessions in turn would give each client the same one every time.
      await first.query('select')
    }
    return true
  } catch (error) {
    if (misplaced.has((error as { code?: string }).code ?? '')) return false
    throw error
  }
}

/** SQLSTATE of a name that is taken, and of one that is not known. */
const misplaced = new Set(['42P05', '26000'])
