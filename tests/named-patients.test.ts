import { it } from 'vitest'
import { expectListed } from './support/gate.ts'
import { isTest } from './support/layers.ts'
import { readSources, type Source } from './support/sources.ts'
import { namesOnPages } from './support/patient-names.ts'

/** Pages where providers and the front desk choose or open a person. */
const ofStaff = /^web\/(?:practice|care-plans\/provider|calls|messages|desk|registrations)\//
/** What a page shows beside a name, or as a name in a title. */
const distinguishing = /\b(?:PatientIdentity|PatientName|nameOfPatient|nameAtDesk|nameOf)\b/

const showsName = ({ text }: Source) => /\bfull_name\b|\bperson\.name\b|_name\b/.test(text)

it('a page of staff that shows a name also shows what distinguishes two people of it, or is listed with a reason', () => {
  const found = readSources('web')
    .filter((source) => ofStaff.test(source.path) && !isTest(source) && showsName(source))
    .filter(({ text }) => !distinguishing.test(text))
    .map(({ path }) => path)
  expectListed(found, Object.keys(namesOnPages), {
    file: 'tests/support/patient-names.ts',
    missing: (path) =>
      `${path} shows a name alone: show it by <PatientName>, or add <PatientIdentity> beside it, or nameOfPatient in a title; at the desk nameAtDesk. Where it is no patient’s, list it.`,
    lines: (path) => `'${path}': 'whose name it is',`,
  })
})
