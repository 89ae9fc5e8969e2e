import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isStorable } from '#web/platform/drafts/fields.ts'
import { addTo, expectNoIssues } from './support/gate.ts'
import { formsNotKept, formsOfButtons, formsOfPages } from './support/kept-forms.ts'
import { readSources } from './support/sources.ts'

const texts = new Map(
  readSources('web')
    .filter(({ path }) => !/\.test\.tsx?$|^web\/(dev|ui\/forms)\//.test(path))
    .map(({ path, text }) => [path, text]),
)
const bringsFields = (path: string) => texts.get(path)!.includes('data-adds-fields')

/** The files that import each. */
const importers = new Map<string, string[]>()
for (const [path, text] of texts)
  for (const [, named] of text.matchAll(/(?:from |import\()\s*'([^']+)'/g)) {
    const file = named!.startsWith('#')
      ? named!.slice(1)
      : named!.startsWith('.')
        ? join(dirname(path), named!)
        : ''
    if (texts.has(file)) importers.set(file, [...(importers.get(file) ?? []), path])
  }

/** Whether a button that says which fields it brings is in this file, or in one that leads to it. */
function isBrought(path: string, steps = 3): boolean {
  if (bringsFields(path)) return true
  return steps > 0 && (importers.get(path) ?? []).some((one) => isBrought(one, steps - 1))
}

const forms = [...texts].filter(([, text]) => /<(Form|StepForm|form)\b/.test(text))

it('each form keeps what was typed over a reload, or says why not', () => {
  expect(forms.length).toBeGreaterThan(100)
  const lists = { ...formsOfPages, ...formsOfButtons, ...formsNotKept }
  expectNoIssues([
    ...forms
      .filter(([path]) => !(path in lists) && !isBrought(path))
      .map(([path]) =>
        addTo(
          'tests/support/kept-forms.ts',
          `${path} has a form, and no button with \`data-adds-fields\` leads to it: give that button one, with \`data-of\` where it is of one of several rows (docs/conventions.md, "Forms, drafts and late parts"). Where no button opens the form, list it.`,
          `'${path}': 'page',`,
        ),
      ),
    ...Object.values(formsOfButtons)
      .filter((opener) => !texts.has(opener) || !bringsFields(opener))
      .map((opener) => `${opener} has no button with \`data-adds-fields\` any more.`),
    ...Object.keys(lists)
      .filter((path) => !forms.some(([one]) => one === path))
      .map((path) => `${path} has no form: remove it from tests/support/kept-forms.ts.`),
  ])
})

const field = (more: object) =>
  ({ type: 'text', name: 'full_name', autocomplete: '', dataset: {}, ...more }) as never

it.each([
  { type: 'password', name: 'password' },
  // Shown as text.
  { autocomplete: 'current-password' },
  { autocomplete: 'new-password' },
  { autocomplete: 'one-time-code' },
  { autocomplete: 'cc-number' },
  { name: 'code', autocomplete: 'off' },
  { name: 'email_code' },
  { type: 'hidden' },
])('nothing is kept of a field such as %j', (secret) => {
  expect(isStorable(field(secret))).toBe(false)
})

it.each([{}, { type: 'tel', autocomplete: 'tel' }, { type: 'hidden', dataset: { kept: '' } }])(
  'what was typed is kept of a field such as %j',
  (open) => {
    expect(isStorable(field(open))).toBe(true)
  },
)
