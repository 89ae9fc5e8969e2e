import { describe, expect, it } from 'vitest'
import { profileChanges } from '../accounts/profile.ts'
import { studentProfile, toProfileChanges } from './profile.ts'

const natasha = {
  full_name: 'Natasha Tembo',
  date_of_birth: '2004-08-02',
  gender: 'female',
  study_area: 'Nursing',
  year_of_study: '3',
  'emergency_contact.name': 'Esther Tembo',
  'emergency_contact.phone': '+260 97 700 0104',
  known_allergies_conditions: null,
}

const rejections = (typed: object) =>
  studentProfile('')
    .safeParse({ ...natasha, ...typed })
    .error?.issues.map(({ path }) => path[0])

describe('what a student edits', () => {
  it('becomes what the server takes', () => {
    const changes = toProfileChanges(studentProfile('').parse(natasha))
    expect(changes.emergency_contact).toEqual({ name: 'Esther Tembo', phone: '+260977000104' })
    expect(profileChanges.parse(changes)).toEqual(changes)
  })

  it('may leave out everything but the name', () => {
    const empty = Object.fromEntries(Object.keys(natasha).map((name) => [name, null]))
    const changes = toProfileChanges(studentProfile('').parse({ ...empty, full_name: 'Natasha' }))
    expect(profileChanges.parse(changes)).toEqual({
      full_name: 'Natasha',
      date_of_birth: null,
      gender: null,
      study_area: null,
      year_of_study: null,
      emergency_contact: null,
      known_allergies_conditions: null,
    })
  })

  it.each([
    ['full_name', ' '],
    ['date_of_birth', '2004-02-30'],
    ['gender', 'other'],
    ['study_area', 'x'.repeat(201)],
    ['year_of_study', 'x'.repeat(61)],
    ['emergency_contact.name', null],
    ['emergency_contact.phone', null],
    ['emergency_contact.phone', 'call her'],
    ['known_allergies_conditions', 'x'.repeat(2001)],
  ])('is rejected with a wrong %s, by name', (name, value) => {
    expect(rejections({ [name]: value })).toEqual([name])
  })

  it('may leave an older number as it is that cannot be read, but not type it', () => {
    const older = { ...natasha, 'emergency_contact.phone': '0977 12 34' }
    expect(studentProfile('0977 12 34').parse(older)['emergency_contact.phone']).toBe('0977 12 34')
    expect(studentProfile('0977 123 456').safeParse(older).success).toBe(false)
  })
})
