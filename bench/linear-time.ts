import { bodyReaders } from './support/linear-time/body-readers.ts'
import type { Case } from './support/linear-time/cases.ts'
import { factor, growthOf } from './support/linear-time/growth-of.ts'
import { pageReaders } from './support/linear-time/page-readers.ts'
import { textReaders } from './support/linear-time/text-readers.ts'

/**
 * Every parser of outside input: sixteen times the input takes at most 48 times the processor time, where
 * quadratic work takes 256 times. `--small` is the same: other work on the machine changes nothing of it.
 * `--only=crisis` measures the parsers with this word in their name.
 */
const quadratic = (text: string) => text.replace(/a+$/, '')
const known = await growthOf((size) => `${'a'.repeat(size)}!`, 30_000, quadratic)
if (known.isLinear) throw new Error(`Quadratic work is not seen: ${JSON.stringify(known)}`)

const word = process.argv.find((one) => one.startsWith('--only='))?.slice(7) ?? ''
const all: Record<string, Case[]> = { ...textReaders, ...bodyReaders, ...pageReaders() }
const groups = Object.entries(all).filter(([name]) => name.includes(word))
let measured = 0
const broken: string[] = []
for (const [name, cases] of groups) {
  let slowest = { name: '', large: 0, small: 0 }
  for (const one of cases) {
    const { isLinear, ...growth } = await growthOf(one.make, one.size, one.read, one.maxGrowth)
    measured += 1
    if (growth.large > slowest.large) slowest = { name: one.name, ...growth }
    if (isLinear) continue
    broken.push(`${name}, ${one.name}: ${(growth.large / growth.small).toFixed(1)} times linear`)
    break
  }
  const ratio = slowest.small ? `, ${(slowest.large / slowest.small).toFixed(1)} of linear` : ''
  console.log(
    `${name.padEnd(34)} ${String(cases.length).padStart(3)} inputs, the slowest ${slowest.large.toFixed(1)} ms${ratio} (${slowest.name})`,
  )
}
if (measured === 0) throw new Error('No parser was measured.')
for (const one of broken) console.log(`  ${one}`)
console.log(
  broken.length === 0
    ? `reached: ${measured} inputs`
    : `NOT reached (${factor} times the input takes too long) by ${broken.length} parsers`,
)
process.exitCode = broken.length === 0 ? 0 : 1
