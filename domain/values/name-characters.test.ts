import { expect, it } from 'vitest'
import { fullName } from '../accounts/accounts.ts'
import { changeable } from '../accounts/profile.ts'

it.each([
  ['sign-up', fullName],
  ['the profile', changeable.full_name],
])('the name of %s is in one line and has letters', (_, rule) => {
  for (const name of ['Mary\nBanda', '\u{1f600}'.repeat(40), '123'])
    expect(rule.safeParse(name).success, JSON.stringify(name)).toBe(false)
  for (const name of [
    'Mary Banda',
    'Ŋandu',
    'Ruth Ng’andu',
    'Mary  Banda',
    'Banda-Phiri II',
    '张伟',
  ])
    expect(rule.safeParse(name).success, name).toBe(true)
})
