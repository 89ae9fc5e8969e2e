import { expect, it } from 'vitest'
import { expectNoIssues } from './support/gate.ts'
import { parseSource, readSources } from './support/sources.ts'
import { translatedNames } from './support/untranslated.ts'

it('no browser’s translation changes a name, a number or an amount', () => {
  expectNoIssues(
    readSources('web')
      .filter(({ path }) => !/\.test\.tsx?$|^web\/dev\//.test(path))
      .flatMap((source) =>
        translatedNames(source).map(
          ({ text }) =>
            `${source.path} shows ${text} where a browser may translate it: put it into an element with translate="no". Within a button, its words and this element are one more element, because each child of a button is an item of its own.`,
        ),
      ),
  )
})

const countIn = (jsx: string) =>
  translatedNames(parseSource('web/a.tsx', `export const a = ${jsx}`)).length

it.each([
  '<p>{patient.full_name}</p>',
  '<p>With {provider?.full_name || anyone}</p>',
  '<Button>Pay {formatMoney(sum)}</Button>',
  '<a href={dial(phone)}>{showPhone(phone)}</a>',
  '<p>Call {brand.phone}</p>',
  '<strong>{emergency_contact.name}</strong>',
  '<><b translate="no">{full_name}</b> and {nameOfPatient(other)}</>',
  "[{ header: 'Name', cell: ({ full_name }) => full_name }]",
])('rejects %s', (jsx) => {
  expect(countIn(jsx)).toBe(1)
})

it.each([
  '<p translate="no">{patient.full_name}</p>',
  '<p translate="no">Born as <b>{was_called}</b></p>',
  '<p>{plan.name}</p>',
  '<Field label={full_name} />',
  '<p>{full_name && words}</p>',
])('allows %s', (jsx) => {
  expect(countIn(jsx)).toBe(0)
})
