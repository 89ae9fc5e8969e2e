import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { coreJourneys } from './e2e/core.ts'

/** The list of core journeys names tests by their titles: a renamed one would silently leave the core. */

const textOf = (name: string) => readFileSync(`tests/e2e/${name}.spec.ts`, 'utf8')

it('lists only journeys that exist', () => {
  const missing = Object.entries(coreJourneys).flatMap(([name, titles]) => {
    if (!existsSync(`tests/e2e/${name}.spec.ts`)) return [`tests/e2e/${name}.spec.ts`]
    return titles
      .filter((title) => !textOf(name).includes(title))
      .map((title) => `${name}: ${title}`)
  })
  expect(missing, 'edit tests/e2e/core.ts, which lists these').toEqual([])
})

it('is played on a phone, and no browser test takes a narrow screen by the name of one project', () => {
  const named = globSync('tests/e2e/**/*.ts').filter((path) =>
    /\bproject(\.name)? [!=]== '(phone|core)'/.test(readFileSync(path, 'utf8')),
  )
  expect(named, "compare with 'desktop': the projects core and phone are both narrow").toEqual([])
})
