import { describe, expect, it } from 'vitest'
import { signUpForm } from '../accounts/accounts.ts'
import { ageGroupOn } from './age.ts'
import { ageMessages, findAgeChangeIssues, findAgeIssues } from '../accounts/age-issues.ts'
import { helplines, linesForAge, numbersToCall } from '#domain/safety/helplines.ts'

const today = '2026-11-22'
const guardian = { guardian_name: 'Ruth Phiri', hasGuardianAgreed: true }

describe('the age that a person has', () => {
  it.each([
    ['2021-11-22', 'too_young'],
    ['2013-11-23', 'too_young'],
    ['2013-11-22', 'minor'],
    ['2008-11-23', 'minor'],
    ['2008-11-22', 'adult'],
    ['1950-01-01', 'adult'],
  ])('of somebody born on %s is %s, to the day', (date_of_birth, group) => {
    expect(ageGroupOn(date_of_birth, today)).toBe(group)
  })

  it('is counted in whole years for a person born on 29 February', () => {
    expect(ageGroupOn('2008-02-29', '2026-02-28')).toBe('minor')
    expect(ageGroupOn('2008-02-29', '2026-03-01')).toBe('adult')
  })
})

describe('what an account needs by age', () => {
  it('is nothing more for adults, and for those whose age is not known', () => {
    expect(findAgeIssues({ date_of_birth: '1990-01-01' }, 'client', today)).toEqual({})
    expect(findAgeIssues({}, 'client', today)).toEqual({})
  })

  it('is a guardian who agrees for those from 13 to 17', () => {
    const minor = { date_of_birth: '2010-01-01' }
    expect(findAgeIssues(minor, 'client', today)).toEqual({
      guardian_name: ageMessages.guardianName,
      guardian_agrees: ageMessages.guardianAgrees,
    })
    expect(findAgeIssues({ ...minor, ...guardian, guardian_name: '  ' }, 'client', today)).toEqual({
      guardian_name: ageMessages.guardianName,
    })
    expect(findAgeIssues({ ...minor, ...guardian }, 'client', today)).toEqual({})
  })

  it('is never met under 13, and the answer names Childline', () => {
    const child = { date_of_birth: '2020-01-01', ...guardian }
    const { date_of_birth } = findAgeIssues(child, 'client', today)
    expect(date_of_birth).toContain('116')
  })

  it('is 18 for providers', () => {
    const minor = { date_of_birth: '2010-01-01', ...guardian }
    expect(findAgeIssues(minor, 'provider', today)).toEqual({ date_of_birth: ageMessages.provider })
  })

  it('cannot be escaped by a later date of birth', () => {
    const minor = { date_of_birth: '2010-01-01' }
    for (const date_of_birth of ['1990-01-01', null, '2008-11-22'])
      expect(findAgeChangeIssues(minor, { date_of_birth, ...guardian }, 'client', today)).toEqual({
        date_of_birth: ageMessages.locked,
      })
    const older = { date_of_birth: '2009-05-05', ...guardian }
    expect(findAgeChangeIssues(minor, older, 'client', today)).toEqual({})
    const adult = { date_of_birth: '1990-01-01' }
    expect(findAgeChangeIssues(adult, { date_of_birth: '1991-01-01' }, 'client', today)).toEqual({})
  })
})

describe('the sign-up form', () => {
  const filled = {
    full_name: 'Mary Phiri',
    email: 'mary@example.test',
    password: 'Mosi-oa-Tunya 7',
    role: 'client',
  }
  const issuesOf = (more: object) =>
    signUpForm(today)
      .safeParse({ ...filled, ...more })
      .error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  it('rejects a five-year-old kindly, and asks no guardian for them', () => {
    expect(issuesOf({ date_of_birth: '2021-05-05' })).toEqual([
      ['date_of_birth', ageMessages.tooYoung],
    ])
  })

  it('asks those under 18 for a guardian, also where other fields are wrong', () => {
    const issues = issuesOf({ date_of_birth: '2011-05-05', email: 'mary' })
    expect(issues.map(([field]) => field)).toEqual(['email', 'guardian_name', 'guardian_agrees'])
    const whole = { date_of_birth: '2011-05-05', guardian_name: 'Ruth', guardian_agrees: true }
    expect(issuesOf(whole)).toEqual([])
    expect(issuesOf({ ...whole, role: 'provider' })).toEqual([
      ['date_of_birth', ageMessages.provider],
    ])
  })

  it('says of a date in the future only that', () => {
    expect(issuesOf({ date_of_birth: '2027-01-01' }).map(([, message]) => message)[0]).toBe(
      'The date of birth cannot be in the future.',
    )
  })
})

describe('the helplines', () => {
  it('begin with Childline for those under 18, and keep their order otherwise', () => {
    const numbers = linesForAge(helplines, true).map(({ number }) => number)
    const others = helplines.map(({ number }) => number).filter((number) => number !== '116')
    expect(numbers).toEqual(['116', ...others])
    expect(linesForAge(helplines, false)).toBe(helplines)
    expect(numbersToCall(true)).toBe('116, 933 or 112')
    expect(numbersToCall(false)).toBe('933 or 112')
  })
})
