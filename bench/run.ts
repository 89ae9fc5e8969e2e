import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join, resolve } from 'node:path'

/**
 * `npm run bench -- NAME …` runs those; without a name it lists them; `all` runs every one. What
 * begins with a dash or contains a slash is passed on: `npm run bench -- mixed-day --minutes=1`.
 *
 * `--small` takes small numbers and judges no target: it shows in minutes that each bench still measures.
 * Without a name it runs every one. Ends with a code other than 0 where a bench does not measure, or a
 * target is not reached.
 */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3))
/** Seconds after which a small run has failed: more where the machine has other work. */
const longestSmall = Math.round(120 * Math.max(1, loadavg()[0]! / availableParallelism()))

const words = process.argv.slice(2)
const isSmall = words.includes('--small')
const isForBench = (word: string) => word.startsWith('-') || word.includes('/')
const flags = words.filter((word) => isForBench(word) && word !== '--small')
const asked = words.filter((word) => !isForBench(word))
const isAll = asked.includes('all') || (isSmall && asked.length === 0)
// A comparison with another product needs the path of its files, but for a small run.
const chosen = isAll ? names.filter((name) => isSmall || name !== 'peer-page') : asked
const unknown = chosen.filter((name) => !names.includes(name))
if (chosen.length === 0 || unknown.length > 0) {
  console.log(
    `${unknown.length > 0 ? `No bench is called ${unknown.join(', ')}. ` : ''}There are: ${names.join(', ')}, all`,
  )
  process.exit(unknown.length > 0 ? 1 : 0)
}
// Does nothing where the web app is built and current.
const build = spawnSync(process.execPath, [resolve(import.meta.dirname, '../scripts/build.mjs')], {
  stdio: ['ignore', 'ignore', 'inherit'],
})
if (build.status !== 0) {
  console.log('Cannot measure: the web app was not built.')
  process.exit(1)
}
let stopBench = () => {}
process.once('exit', () => stopBench())
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
let isGood = true
for (const name of chosen) isGood = (await (isSmall ? runSmall(name) : runWhole(name))) && isGood
process.exit(isGood ? 0 : 1)

/** A bench in a process group of its own: nothing that it started goes on after it. */
function start(name: string, stdio: 'inherit' | 'pipe') {
  const sayWhy = join(import.meta.dirname, 'support/say-why.ts')
  const child = spawn(
    process.execPath,
    ['--import', sayWhy, join(import.meta.dirname, `${name}.ts`), ...flags],
    { stdio, detached: true, env: { ...process.env, ...(isSmall ? { BENCH_SMALL: 'true' } : {}) } },
  )
  stopBench = () => {
    try {
      process.kill(-child.pid!, 'SIGKILL')
    } catch {
      // All of them have ended.
    }
  }
  child.once('exit', stopBench)
  return child
}

async function codeOf(child: ChildProcess): Promise<number | null> {
  const [code] = (await once(child, 'close')) as [number | null]
  return code
}

async function runWhole(name: string): Promise<boolean> {
  console.log(`\n== ${name}`)
  return (await codeOf(start(name, 'inherit'))) === 0
}

/** Prints one line, and where the bench does not measure, all that it has printed. */
async function runSmall(name: string): Promise<boolean> {
  const began = performance.now()
  const child = start(name, 'pipe')
  let printed = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (printed += chunk.toString()))
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    stopBench()
  }, longestSmall * 1000)
  const code = await codeOf(child)
  clearTimeout(timer)
  const lines = printed.trimEnd().split('\n')
  const last = isLate ? `not done after ${longestSmall} s` : lines.at(-1)!
  if (code !== 0) console.log(printed.trimEnd())
  const isLeftOut = last.startsWith('left out: ')
  const verdict = code !== 0 ? 'FAILED' : isLeftOut ? 'left out' : 'measures'
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  console.log(
    `${name.padEnd(24)} ${verdict.padEnd(8)} ${seconds} s  ${code !== 0 || isLeftOut ? last : ''}`.trimEnd(),
  )
  return code === 0
}
