import { expect, it } from 'vitest'
import { nameOfPatient } from './name-of-patient.ts'

it('a patient with a namesake is distinguished by birth, or by its year where no one knows the day', () => {
  const mary = { full_name: 'Mary Banda', has_namesake: true }
  expect(nameOfPatient({ ...mary, born_in: 1984 })).toBe('Mary Banda, born in 1984')
  expect(nameOfPatient({ ...mary, date_of_birth: '1984-05-03' })).toMatch(/^Mary Banda, born 3 May/)
  expect(nameOfPatient({ ...mary, has_namesake: false, born_in: 1984 })).toBe('Mary Banda')
})
