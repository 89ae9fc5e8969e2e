import { existsSync } from 'node:fs'

/** Path of pgBackRest on this machine. */
export function findPgBackRest(): string | undefined {
  return ['/usr/bin/pgbackrest'].find((path) => existsSync(path))
}
