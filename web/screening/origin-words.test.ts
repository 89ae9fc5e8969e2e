import { expect, it } from 'vitest'
import { originOf } from './origin-words.ts'

it('says that it was at the clinic, and by which provider as far as the reader may know', () => {
  expect(originOf({})).toBe('')
  expect(originOf({ at_clinic: true })).toBe('At the clinic')
  expect(originOf({ at_clinic: true, is_own: true })).toBe('At the clinic, recorded by you')
  expect(originOf({ at_clinic: true, recorded_by_name: 'Chileshe Mumba' })).toBe(
    'At the clinic, recorded by Chileshe Mumba',
  )
})
