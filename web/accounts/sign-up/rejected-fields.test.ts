import { expect, it } from 'vitest'

import { rejectedFields } from './rejected-fields.ts'

it('reads each field that the server names, by its name in the form', () => {
  const message =
    'date_of_birth: The date of birth cannot be in the future.\n' +
    'student_data.institution_name: Enter the name of your institution.'
  expect(rejectedFields(message)).toEqual({
    date_of_birth: 'The date of birth cannot be in the future.',
    institution_name: 'Enter the name of your institution.',
  })
})

it('finds no field in other texts', () => {
  expect(rejectedFields('Signup requires a valid password')).toEqual({})
})
