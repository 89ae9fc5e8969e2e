import { expect, test } from 'vitest'
import { digitsAtDesk, nameAtDesk, namesakesIn } from './names.ts'

test('two patients of one name are found, one patient with two visits is not', () => {
  const rows = [
    { id: '1', full_name: 'Grace Banda' },
    { id: '1', full_name: 'Grace Banda' },
    { id: '2', full_name: 'banda,  GRACE' },
    { id: '3', full_name: 'Mwila Phiri' },
  ]
  expect([...namesakesIn(rows)]).toEqual(['1', '2'])
  expect([...namesakesIn(rows.slice(0, 2))]).toEqual([])
})

test('names that look the same are the same, whatever they are written with', () => {
  const names = [
    'Mary Banda',
    'Mary\u00a0 Banda',
    'Ma\u200bry Banda',
    'M\u0430ry Banda',
    'Marx Banda',
  ]
  const rows = names.map((full_name, place) => ({ id: String(place), full_name }))
  expect([...namesakesIn(rows)]).toEqual(['0', '1', '2', '3'])
})

test('a title has the end of the number, where there is one', () => {
  expect(nameAtDesk({ full_name: 'Grace Banda', phone_number: '+260 977 123 456' })).toBe(
    'Grace Banda, number ending in 456',
  )
  expect(nameAtDesk({ full_name: '', phone_number: null })).toBe('No name given')
})

test('a cell of the board has the end of the number alone', () => {
  const patient = { full_name: 'Grace Banda', phone_number: '+260977123456' }
  expect(digitsAtDesk(patient)).toBe('…456')
  expect(digitsAtDesk({ ...patient, phone_number: null })).toBe('')
})
