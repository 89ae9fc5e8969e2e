import { readdirSync, readFileSync, rmSync } from 'node:fs'

/**
 * Ends every process with a mark, and removes the folder of their files.
 *
 * @returns how many were ended
 */
export function endMarked(mark: string, folder: string): number {
  const ended = new Set<number>()
  // One that is about to be ended may start another.
  for (let left = processesOf(mark); left.length > 0 && ended.size < 10_000;) {
    for (const pid of left) {
      ended.add(pid)
      try {
        process.kill(pid, 'SIGKILL')
      } catch {
        // It has ended by itself.
      }
    }
    left = processesOf(mark).filter((pid) => !ended.has(pid))
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  return ended.size
}

/** Ids of the processes with a variable of the environment, also within a run that one of them began; only on Linux. */
export function processesOf(variable: string): number[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0')
        return words.some((word) => word === variable || word.startsWith(`${variable}/`))
      } catch {
        return false
      }
    })
    .map(Number)
}
