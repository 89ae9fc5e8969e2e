import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run bench -- NAME …` runs those; without a name it lists them; `all` runs every one. What
 * begins with a dash or contains a slash is passed on: `npm run bench -- mixed-day --minutes=1`.
 */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts') && file !== 'run.ts')
  .map((file) => file.slice(0, -3))

const words = process.argv.slice(2)
const isForBench = (word: string) => word.startsWith('-') || word.includes('/')
const flags = words.filter(isForBench)
const asked = words.filter((word) => !isForBench(word))
// A comparison with another product needs the path of its files.
const chosen = asked.includes('all') ? names.filter((name) => name !== 'peer-page') : asked
const unknown = chosen.filter((name) => !names.includes(name))
if (chosen.length === 0 || unknown.length > 0) {
  console.log(
    `${unknown.length > 0 ? `No bench is called ${unknown.join(', ')}. ` : ''}There are: ${names.join(', ')}, all`,
  )
  process.exit(unknown.length > 0 ? 1 : 0)
}
let worst = 0
for (const name of chosen) {
  console.log(`\n== ${name}`)
  const { status } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, `${name}.ts`), ...flags],
    { stdio: 'inherit' },
  )
  worst = Math.max(worst, status ?? 1)
}
process.exit(worst)
