import { describe, expect, it } from 'vitest'
import { type Node, parseSource, readSources, type Source } from '#tests/support/sources.ts'

/** A field for text: the file, and the field's name where it is written there. */
interface Field {
  path: string
  name: string
}

const freeTags = ['TextField', 'TextAreaField', 'textarea', 'input']
/** Types of an input that take no words of one's own. */
const otherTypes = /^(email|tel|password|hidden|checkbox|radio|file|number|range)$/

/** Every element that takes free text and does not look for words of a crisis. */
function fieldsIn({ path, program }: Source): Field[] {
  const found: Field[] = []
  const visit = (node: unknown) => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null) return
    const { type, name, attributes } = node as Node & { name?: Node; attributes?: Node[] }
    const tag = name?.name as string
    const opening = (node as Node).openingElement as { name?: Node } | undefined
    if (opening?.name?.name === 'OwnWords') return
    if (type === 'JSXOpeningElement' && freeTags.includes(tag)) {
      const valueOf = (wanted: string) => {
        const attribute = attributes?.find((one) => (one.name as Node | undefined)?.name === wanted)
        return ((attribute?.value as Node | undefined)?.value ?? '') as string
      }
      if (!otherTypes.test(valueOf('type'))) found.push({ path, name: valueOf('name') })
    }
    Object.values(node).forEach(visit)
  }
  visit(program)
  return found
}

/** Fields that do not look for words of a crisis, with the reason. A folder includes all in it. */
const exceptions: Readonly<Record<string, string>> = {
  'web/ui/': 'the kit itself',
  'web/dev/': 'shows the kit; not part of the product',
  'web/admin/': 'an admin writes about the work',
  'web/care-plans/provider/': 'a provider writes plans',
  'web/practice/': 'a provider writes about patients and hours',
  'web/support/queue/': 'staff write to the person who asked',
  'web/desk/': 'the front desk writes names and reasons, not about itself',
  'web/registrations/': 'staff write who a person is, not about themselves',
  'web/accounts/': 'names, numbers and codes',
  'web/appointments/booking/overbook-fields.tsx': 'staff say why a visit overlaps another',
  'web/contact/message-form.tsx name': 'a name',
  'web/diary/carbohydrate-form.tsx food': 'the name of a food, from a list',
  'web/insurance/insurance-form.tsx member_number': 'a number',
  'web/intake/intake-form.tsx fullName': 'a name',
  'web/intake/intake-form.tsx address': 'an address',
  'web/intake/intake-form.tsx emergencyContact': 'a name',
  'web/intake/intake-form.tsx insurance': 'the name and the number of an insurance',
  'web/medications/medicines/medicine-form.tsx name': 'the name of a medicine',
  'web/medications/medicines/medicine-form.tsx prescriber': 'the name of a clinician',
  'web/readings/care/care-form.tsx target_author': 'the name of a clinician',
  'web/readings/record/taken-fields.tsx taken_time': 'a time',
  'web/courses/note-field.tsx': 'looks itself, and stops the course',
  'web/public/chat/chat-panel.tsx': 'looks itself when a message is sent',
  'web/students/edit-profile-form.tsx full_name': 'a name',
  'web/students/edit-profile-form.tsx study_area': 'the name of a subject',
  'web/students/edit-profile-form.tsx year_of_study': 'a number',
  'web/students/edit-profile-form.tsx emergency_contact.name': 'a name',
}

describe('a field of free text', () => {
  it('looks for words of a crisis, or is an exception with a reason', () => {
    const sources = readSources('web').filter(({ path }) => path.endsWith('.tsx'))
    const missing = sources
      .flatMap(fieldsIn)
      .map(({ path, name }) => `${path} ${name}`.trim())
      .filter((field) => !Object.keys(exceptions).some((known) => field.startsWith(known)))
    expect(missing.join('\n'), 'use web/app/help/own-words.tsx').toBe('')
  })

  it.each([
    ['<TextAreaField name="a" />', 1],
    ['<><TextField name="a" /><input /></>', 2],
    ['<><TextField name="a" type="tel" /><input type="checkbox" /></>', 0],
    ['<OwnWords><textarea name="a" /></OwnWords>', 0],
    ['<OwnWordsArea name="a" />', 0],
  ])('is seen in %s: %i', (element, count) => {
    expect(fieldsIn(parseSource('web/a.tsx', `export const A = () => ${element}`))).toHaveLength(
      count,
    )
  })
})
