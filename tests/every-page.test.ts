import { expect, it } from 'vitest'
import { routes } from '#web/routes.tsx'
import { personas } from './e2e/support/personas.ts'
import { readSources } from './support/sources.ts'

/** Looked at by itself: it shows on purpose what waiting looks like. */
const apart = ['/dev/kit']

it('has every page of the table opened by a user of its audience', () => {
  const walked = personas.flatMap(({ paths }) => paths)
  const unseen = routes.map(({ path }) => path).filter((path) => !walked.includes(path))
  expect(unseen).toEqual(apart)
  expect(walked).toContain('/nowhere')
  const specs = readSources('tests/e2e').map(({ text }) => text)
  for (const path of apart) expect(specs.some((text) => text.includes(`'${path}'`))).toBe(true)
})

it('builds every form with the shared form component, with three exceptions', () => {
  const own = readSources('web')
    .filter(({ text }) => /<form\b/.test(text))
    .map(({ path }) => path)
  expect(own).toEqual(
    [
      // A message to the demo chat, which accepts any text except an empty one.
      'web/public/chat/chat-panel.tsx',
      // An empty search finds all.
      'web/practice/patients/patient-search.tsx',
      // A form that is saved while it is incomplete.
      'web/safety/plan/plan-form.tsx',
      'web/ui/forms/form.tsx',
    ].sort(),
  )
})
