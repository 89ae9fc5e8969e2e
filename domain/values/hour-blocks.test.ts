import { describe, expect, it } from 'vitest'
import { readBlocks, writeBlocks } from './hour-blocks.ts'

const two = [
  { starts_at: '08:10', ends_at: '12:00' },
  { starts_at: '14:00', ends_at: '17:30' },
]

describe('hours of a day', () => {
  it.each(['08:10 to 12:00, 14:00 to 17:30', '8.10-12.00;14:00 – 17:30', '0810 to 1200,1400-1730'])(
    '%s are read',
    (written) => {
      expect(readBlocks(written)).toEqual(two)
    },
  )

  it('are none where nothing is typed, and are written as they are read', () => {
    expect(readBlocks('  ')).toEqual([])
    expect(readBlocks(writeBlocks(two))).toEqual(two)
  })

  it.each([
    '9 to 5',
    '12:00 to 09:00',
    '09:00 to 12:00, 11:00 to 13:00',
    '09:00',
    'closed',
    '09:00 to 12:00 to 14:00',
    '09:00 to 12:00, 12:00 to 13:00',
  ])('%s is rejected', (written) => {
    expect(readBlocks(written)).toBeUndefined()
  })
})
