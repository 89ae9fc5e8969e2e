import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { temporaryFolder } from '#tests/support/server-process.ts'
import { earlierFolder, storeEarlierAssets, versionFile } from './earlier-assets.ts'

const folder = temporaryFolder()
const stampFile = 'dist/web.stamp'
const before = process.cwd()
beforeAll(() => process.chdir(folder.path))
afterAll(() => {
  process.chdir(before)
  folder.remove()
})

/** What a complete build leaves; a version of undefined wrote none. */
function build(name: string, version?: string) {
  rmSync('dist/web', { recursive: true, force: true })
  mkdirSync('dist/web/assets', { recursive: true })
  writeFileSync(join('dist/web/assets', name), '')
  if (version) writeFileSync(versionFile, version)
  writeFileSync(stampFile, '')
}
const stored = () => readdirSync(join(earlierFolder, 'assets'))

it('stores the chunks of one version before, and of no build in between', () => {
  storeEarlierAssets('0.2.0', stampFile)
  expect(existsSync(earlierFolder)).toBe(false)
  build('first.js')
  storeEarlierAssets('0.2.0', stampFile)
  expect(stored()).toEqual(['first.js'])
  build('second.js', '0.2.0')
  storeEarlierAssets('0.2.0', stampFile)
  expect(stored()).toEqual(['first.js'])
  storeEarlierAssets('0.3.0', stampFile)
  expect(stored()).toEqual(['second.js'])
})

it('stores nothing of a build that was interrupted', () => {
  build('half.js', '0.3.0')
  rmSync(stampFile)
  storeEarlierAssets('0.4.0', stampFile)
  expect(stored()).toEqual(['second.js'])
})
