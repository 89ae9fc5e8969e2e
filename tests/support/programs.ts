import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Path of a program on this machine, also of one for administrators. */
export function findProgram(name: string): string | undefined {
  const folders = ['/usr/sbin', '/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
}
