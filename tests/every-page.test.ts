import { expect, it } from 'vitest'
import { routes } from '#web/routes.tsx'
import { personas } from './e2e/support/personas.ts'
import { expectListed, expectNoIssues } from './support/gate.ts'
import { readSources } from './support/sources.ts'

/** Looked at by itself: it shows on purpose what waiting looks like. */
const apart = ['/dev/kit']

it('has every page of the table opened by a user of its audience', () => {
  const walked = personas.flatMap(({ paths }) => paths)
  const unseen = routes.map(({ path }) => path).filter((path) => !walked.includes(path))
  expectListed(unseen, apart, {
    file: 'tests/e2e/support/personas.ts, to `paths` of a user who may open it',
    missing: (path) => `${path} is in the table of pages, and no test opens it.`,
    lines: (path) => `'${path}',`,
  })
  expect(walked).toContain('/nowhere')
  const specs = readSources('tests/e2e').map(({ text }) => text)
  const unopened = apart.filter((path) => !specs.some((text) => text.includes(`'${path}'`)))
  expectNoIssues(
    unopened.map((path) => `${path} is opened by no test of tests/e2e: write one that opens it.`),
  )
})

it('builds every form with the shared form component, with four exceptions', () => {
  const withForm = readSources('web')
    .filter(({ text }) => /<form\b/.test(text))
    .map(({ path }) => path)
  expectListed(
    withForm,
    [
      // A message to the demo chat, which accepts any text except an empty one.
      'web/public/chat/chat-panel.tsx',
      // An empty search finds all.
      'web/practice/patients/patient-search.tsx',
      // A form that is saved while it is incomplete.
      'web/safety/plan/plan-form.tsx',
      // It shows nothing and sends nothing: a reload gives back what was typed from its hidden fields.
      'web/safety/plan/safety-plan-page.tsx',
      'web/ui/forms/form.tsx',
    ],
    {
      file: 'tests/every-page.test.ts, with the reason',
      missing: (path) =>
        `${path} has a <form> of its own: write <Form> of web/ui/forms/form.tsx, which shows what is wrong at its fields.`,
      lines: (path) => `'${path}',`,
    },
  )
})
