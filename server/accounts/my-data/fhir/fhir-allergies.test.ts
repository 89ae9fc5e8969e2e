import { expect, it } from 'vitest'
import { allergyResources } from './fhir-allergies.ts'

const countOf = (known_allergies_conditions: string | null) =>
  allergyResources({ id: crypto.randomUUID(), known_allergies_conditions }).length

it.each([
  ...[
    'None',
    'none known',
    'Nil known',
    'No.',
    'No, none',
    '-',
    '–',
    '?',
    'N/A',
    'NA',
    'NKFA',
    'NKA',
  ],
  ...['No allergies', 'no known drug allergies (NKDA)', 'No known food or drug allergies'],
  ...['I have no allergies', 'I do not have any', 'I don’t have any allergies', 'Not applicable'],
  ...['no allergies, no conditions', 'No allergies and no conditions', 'None at the moment'],
  ...['none that I know of', 'Not that I know of', 'I am not allergic to anything'],
  ...['no medical conditions', 'Nope', 'Nothing known', 'None\nNone', 'no-known-allergies', ''],
])('passes on no allergy where one writes "%s"', (written) => expect(countOf(written)).toBe(0))

it.each([
  ...['Penicillin', 'No, but penicillin itches', 'none except peanuts', 'Nothing but penicillin'],
  ...['No penicillin', 'NKDA, asthma', 'None. Asthma', 'no allergies but asthma', 'Nickel', 'Nana'],
  ...['Allergic to food, not medicine', 'no food allergies, drugs', 'I have allergies', 'allergy'],
  ...['No food allergies and drug allergies', 'not sure', 'unknown', 'No aspirin', 'food'],
])('passes on what one writes: "%s"', (written) => expect(countOf(written)).toBe(1))
