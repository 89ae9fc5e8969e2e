import { expect, it } from 'vitest'
import { routes } from '#web/routes.tsx'
import { personas } from './e2e/support/personas.ts'
import { readSources } from './support/sources.ts'

/** Looked at by itself: it shows on purpose what waiting looks like. */
const apart = ['/dev/kit']

it('has every page of the table walked by somebody whom it is for', () => {
  const walked = personas.flatMap(({ paths }) => paths)
  const unseen = routes.map(({ path }) => path).filter((path) => !walked.includes(path))
  expect(unseen).toEqual(apart)
  expect(walked).toContain('/nowhere')
  const specs = readSources('tests/e2e').map(({ text }) => text)
  for (const path of apart) expect(specs.some((text) => text.includes(`'${path}'`))).toBe(true)
})

it('has every form of the product made of the one that says what is wrong, but three that cannot be', () => {
  const own = readSources('web')
    .filter(({ text }) => /<form\b/.test(text))
    .map(({ path }) => path)
  expect(own).toEqual(
    [
      // A line to a machine, which takes anything but nothing.
      'web/public/chat-panel.tsx',
      // An empty search finds everybody.
      'web/practice/patient-search.tsx',
      // A sheet that is kept as far as it is written.
      'web/safety/plan-form.tsx',
      'web/ui/form.tsx',
    ].sort(),
  )
})
