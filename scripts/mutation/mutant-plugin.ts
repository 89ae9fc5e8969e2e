import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type { SourceMutant } from './source-mutants.ts'

/** Serves the mutant that the environment names instead of its file, which stays as it is. */
export function mutantPlugin(): Plugin[] {
  const given = process.env.TEST_SOURCE_MUTANT
  if (!given) return []
  const { path, start, end, text } = JSON.parse(given) as SourceMutant
  return [
    {
      name: 'source-mutant',
      enforce: 'pre',
      load(id) {
        if (!id.split('?')[0]!.endsWith(`/${path}`)) return undefined
        const whole = readFileSync(id.split('?')[0]!, 'utf8')
        return whole.slice(0, start) + text + whole.slice(end)
      },
    },
  ]
}
