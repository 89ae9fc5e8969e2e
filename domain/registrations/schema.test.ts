import { describe, expect, it } from 'vitest'
import { registrationForm } from './schema.ts'

/** As the form of the counter sends it. */
const typed = {
  full_name: 'Chanda Mwila',
  gender: 'female',
  date_of_birth: '',
  born_in: '1984',
  phone_number: '0977 123 456',
}
const read = (more: Partial<typeof typed> & Record<string, string>) =>
  registrationForm.safeParse({ ...typed, ...more })

describe('a registration at the counter', () => {
  it.each([
    ['full_name', 'Mu\u202Etale Phiri', 'Mutale Phiri'],
    ['full_name', 'Ŋandu', 'Ŋandu'],
    ['phone_number', '+260 (0)977 123 456', '+260977123456'],
    ['phone_number', '\u202A0977‑123‑456\u202C', '+260977123456'],
    ['next_of_kin_phone', '0571234567', '+260571234567'],
    ['email', '\u200Bmutale@gmail.com\u200B', 'mutale@gmail.com'],
    ['nrc', '123456‑10‑1', '123456/10/1'],
    ['nhima_number', '\u200E1212 3434', '12123434'],
    ['born_in', ' 1984.', 1984],
    ['born_in', '1\u200B984', 1984],
  ])('reads %s as people paste it: %j', (name, text, value) => {
    const { data } = read({ [name]: text, next_of_kin_name: 'Mutinta' })
    expect(data).toMatchObject({ [name]: value })
  })

  it.each([
    ['full_name', '\u200B', 'Enter the full name.'],
    ['full_name', '\u3164\u2800', 'Enter the full name.'],
    ['full_name', '123', 'Write the name in letters.'],
    [
      'phone_number',
      '0977 12 34 5',
      'This number has 9 digits; a Zambian mobile number has 10, such as 0977 123 456.',
    ],
    ['email', 'mutale@gmial', 'Enter an email address, like name@example.com.'],
    ['nrc', '123456/10/', 'An NRC number has six digits, two and one, for example 123456/10/1.'],
    ['born_in', '84', 'Enter the year of birth with four digits, for example 1984.'],
    ['born_in', 'about 1984', 'Enter the year of birth with four digits, for example 1984.'],
    ['born_in', '1984.5', 'Enter the year of birth with four digits, for example 1984.'],
  ])('rejects %s %j with what is wrong', (name, text, message) => {
    const { error } = read({ [name]: text })
    expect(error?.issues).toMatchObject([{ path: [name], message }])
  })
})
