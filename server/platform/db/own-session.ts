import type { ClientBase } from 'pg'

const rounds = 3

/**
 * Whether two connected clients have a session each, which stays theirs between two transactions. A
 * pooler in transaction mode gives each transaction any session that is free, so both get the same.
 */
export async function haveOwnSessions(first: ClientBase, second: ClientBase): Promise<boolean> {
  const readPid = async (client: ClientBase) =>
    (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid
  const pids = { first: await readPid(first), second: await readPid(second) }
  if (pids.first === pids.second) return false
  // A pooler that others use as well may give two sessions by chance.
  for (let round = 0; round < rounds; round++)
    if ((await readPid(first)) !== pids.first || (await readPid(second)) !== pids.second)
      return false
  return true
}
