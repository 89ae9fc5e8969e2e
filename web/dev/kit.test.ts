import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('shows every component of the kit at /dev/kit', () => {
  const shown = readdirSync('web/dev')
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(`web/dev/${name}`, 'utf8'))
    .join('\n')
  const pieces = readdirSync('web/ui', { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('drawings'),
  )
  expect(pieces.length).toBeGreaterThan(15)
  expect(pieces.filter((name) => !shown.includes(`/ui/${name}'`))).toEqual([])
})
