import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
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
/** Seconds after which a small run has failed. */
const longestSmall = 180

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
const results = chosen.map(isSmall ? runSmall : runWhole)
process.exit(results.every(Boolean) ? 0 : 1)

function start(name: string, how: object) {
  const sayWhy = join(import.meta.dirname, 'support/say-why.ts')
  return spawnSync(
    process.execPath,
    ['--import', sayWhy, join(import.meta.dirname, `${name}.ts`), ...flags],
    { ...how, env: { ...process.env, ...(isSmall ? { BENCH_SMALL: 'true' } : {}) } },
  )
}

function runWhole(name: string): boolean {
  console.log(`\n== ${name}`)
  return start(name, { stdio: 'inherit' }).status === 0
}

/** Prints one line, and where the bench does not measure, all that it has printed. */
function runSmall(name: string): boolean {
  const began = performance.now()
  const { status, stdout, stderr } = start(name, {
    encoding: 'utf8',
    timeout: longestSmall * 1000,
    killSignal: 'SIGKILL',
  })
  const seconds = ((performance.now() - began) / 1000).toFixed(1).padStart(6)
  const printed = `\n${String(stdout)}${String(stderr)}`.trimEnd()
  if (status !== 0) console.log(printed)
  const verdict =
    status !== 0 ? 'FAILED' : printed.includes('\nleft out: ') ? 'left out' : 'measures'
  const why = status === null ? `not done after ${longestSmall} s` : printed.split('\n').at(-1)
  console.log(`${name.padEnd(24)} ${verdict.padEnd(8)} ${seconds} s  ${why}`)
  return status === 0
}
