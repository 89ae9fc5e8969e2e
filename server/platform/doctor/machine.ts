import { existsSync, readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { dirname } from 'node:path'
import { type Finding, ok, problem, warning } from './finding.ts'

/** The major version that the packages bring, and all tests run on. */
const nodeMajor = 24
const minFiles = 4096
const minMemory = 512 * 1024 ** 2
/** Of a disk, in bytes: then writes may fail soon. */
const diskLimits = { problem: 200 * 1024 ** 2, warning: 2 * 1024 ** 3 }

const inMegabytes = (bytes: number) => `${Math.round(bytes / 1024 ** 2).toLocaleString('en')} MB`

export function checkVersion(version = process.versions.node): Finding {
  const major = Number(version.split('.')[0])
  if (major === nodeMajor) return ok(`Node ${version}.`)
  const advice = `Run the commands by npm, which finds Node ${nodeMajor} among the packages: npm ci, then npm run doctor.`
  return major > nodeMajor
    ? warning(`Node ${version} is newer than Node ${nodeMajor}, which was tested.`, advice)
    : problem(`Node ${version} is older than Node ${nodeMajor}, which the server needs.`, advice)
}

/** @param text of `/proc/self/limits`; undefined where the system has none */
export function checkOpenFiles(text: string | undefined): Finding | undefined {
  const soft = /^Max open files\s+(\S+)/m.exec(text ?? '')?.[1]
  if (!soft) return undefined
  if (soft === 'unlimited' || Number(soft) >= minFiles) return ok(`${soft} files may be open.`)
  return warning(
    `Only ${soft} files may be open; each visitor with an open page takes one.`,
    `Raise it to ${minFiles} or more: LimitNOFILE= in a systemd unit, or ulimit -n.`,
  )
}

export const readLimits = () =>
  existsSync('/proc/self/limits') ? readFileSync('/proc/self/limits', 'utf8') : undefined

/** @param bytes that this process may use; the machine's, or those of its container */
export function checkMemory(bytes = memory()): Finding {
  if (bytes >= minMemory) return ok(`${inMegabytes(bytes)} of memory.`)
  return warning(
    `Only ${inMegabytes(bytes)} of memory.`,
    `Give the server ${inMegabytes(minMemory)} or more: reports and photos are drawn in further threads.`,
  )
}

function memory(): number {
  const limit = process.constrainedMemory()
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/** @param name setting that names the folder; the folder need not be there yet */
export async function checkDisk(name: string, folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(nearest(folder))
  const free = bavail * bsize
  const found = `${inMegabytes(free)} are free on the disk of ${name}.`
  const advice = 'Make room, or move it to a larger disk.'
  if (free < diskLimits.problem) return problem(found, advice)
  return free < diskLimits.warning ? warning(found, advice) : ok(found)
}

function nearest(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearest(dirname(folder))
}
