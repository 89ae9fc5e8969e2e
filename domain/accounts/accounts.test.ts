import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPasswordIssues, isPasswordTooLong, signUpData, signUpForm } from './accounts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { passwordRules } from './password-rules.ts'

const form = {
  full_name: ' Bupe Zulu ',
  date_of_birth: '1990-02-28',
  email: ' Bupe@Example.test ',
  password: 'Mosi-oa-Tunya 7',
}
const today = '2026-11-21'
const issuesOf = (input: object) => {
  const parsed = signUpForm(today).safeParse(input)
  return parsed.success ? [] : parsed.error.issues.map((issue) => issue.path.join('.'))
}

describe('the sign-up form', () => {
  it('takes name, day of birth, address and password, and defaults to a client', () => {
    expect(signUpForm(today).parse(form)).toMatchObject({
      full_name: 'Bupe Zulu',
      email: 'bupe@example.test',
      role: 'client',
      is_student: false,
    })
  })

  it('names every field that is missing or wrong', () => {
    expect(issuesOf({ ...form, full_name: ' ', date_of_birth: '2026-11-22', email: 'x' })).toEqual([
      'full_name',
      'date_of_birth',
      'email',
    ])
    expect(issuesOf({ ...form, date_of_birth: '1990-02-30' })).toEqual(['date_of_birth'])
    expect(issuesOf({ ...form, gender: 'x', role: 'admin' })).toEqual(['gender', 'role'])
  })

  it('asks a student for the institution and the agreement', () => {
    const student = { ...form, is_student: true }
    expect(issuesOf(student)).toEqual(['has_agreed', 'institution_name'])
    // Also while other fields are wrong: all issues are shown at once.
    expect(issuesOf({ ...student, date_of_birth: undefined, email: 'x' })).toEqual([
      'date_of_birth',
      'email',
      'has_agreed',
      'institution_name',
    ])
    const complete = { ...student, has_agreed: true, institution_name: 'University of Zambia' }
    expect(signUpData(signUpForm(today).parse(complete))).toEqual({
      full_name: 'Bupe Zulu',
      role: 'client',
      date_of_birth: '1990-02-28',
      student_data: { institution_name: 'University of Zambia' },
      membership_plan: 'Student Wellness Plan',
    })
  })
})

describe('a new password', () => {
  it('meets all five rules or has an issue, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (password) => {
        const isMet = passwordRules.every((rule) => rule.isMet(password))
        const issues = findPasswordIssues(password)
        expect(issues.includes('length') || issues.includes('characters')).toBe(!isMet)
      }),
    )
  })

  it('is measured in bytes at its upper end', () => {
    expect(isPasswordTooLong('a'.repeat(72))).toBe(false)
    expect(isPasswordTooLong('ŋ'.repeat(37))).toBe(true)
  })

  it.each([
    'Password1!',
    'P@ssw0rd2026',
    'Zambia@2026',
    'Qwerty123!',
    'Aaaaaaaa',
    '12345678',
    '1q2w3e4r5t',
    'Chipolopolo#1',
  ])('is rejected as common: %s', (password) => expect(isCommonPassword(password)).toBe(true))

  it.each([
    'Mosi-oa-Tunya 7',
    'Demo-2026!',
    'Ku-Lusaka 1964',
    'tr0ub4dor&3',
    'grace walks 7 dogs!',
  ])('is not common: %s', (password) => expect(isCommonPassword(password)).toBe(false))
})
