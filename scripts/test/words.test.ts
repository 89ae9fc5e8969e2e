import { expect, it } from 'vitest'
import { readWords } from './words.ts'

it.each([
  [[], { group: 'core' }],
  [['--ci'], { group: 'ci' }],
  [['--changed'], { group: 'changed', base: 'HEAD' }],
  [['--changed=main'], { group: 'changed', base: 'main' }],
  [
    ['scripts/test/words.test.ts', '--project', 'unit', '--name=^one$'],
    { group: 'files', files: ['scripts/test/words.test.ts'], project: 'unit', name: '^one$' },
  ],
] as const)('reads %j', (words, wanted) => {
  expect(readWords(words)).toEqual(wanted)
})

it.each([
  [['--changed', 'main'], 'npm test takes nothing beside --changed.'],
  [['a.test.ts', '--all'], 'npm test takes nothing beside --all.'],
  [['scripts/test/words.test.ts', 'absent.test.ts'], 'absent.test.ts does not exist.'],
  [['--changed='], 'npm test does not know --changed=.'],
  [['--name', 'one'], '--project and --name need the file of the test.'],
])('rejects %j, which would run something else than was meant', (words, message) => {
  expect(() => readWords(words)).toThrow(message)
})
