import { afterEach, expect, it } from 'vitest'
import { setBrand } from '#domain/values/brand.ts'
import { manifestOf } from '../../../scripts/build/install.ts'
import { ownManifest } from './own-manifest.ts'

afterEach(() => setBrand({}))

const icon = { src: '/assets/icon-512-a.png', sizes: '512x512', type: 'image/png', purpose: 'any' }
const written = manifestOf({ name: 'Ubumi' }, [icon])
const built = {
  type: 'application/manifest+json',
  etag: 'built',
  plain: new Uint8Array(Buffer.from(JSON.stringify(written))),
}
const read = () => {
  const own = ownManifest(built)
  return own && JSON.parse(Buffer.from(own.plain).toString())
}

it('is the built one with the defaults', () => {
  expect(ownManifest(built)).toBeUndefined()
})

it('has the name of the clinic, and keeps the id of the installed app and its icons', () => {
  setBrand({ name: 'Chawama House' })
  expect(read()).toEqual({ ...written, name: 'Chawama House', short_name: 'Chawama House' })
  expect(read().id).toBe('/')
  expect(ownManifest(built)).toMatchObject({ type: built.type })
  expect(ownManifest(built)!.etag).not.toBe('built')
})

it('has the logo as its icon, also in the shortcuts', () => {
  setBrand({ logo: { src: '/logo/abc.png', width: 32, height: 32 } })
  const { icons, shortcuts, id } = read()
  expect(id).toBe('/')
  expect(icons.map(({ src, purpose }: Record<string, string>) => [src, purpose])).toEqual([
    ['/logo/abc-icon.png', 'any'],
    ['/logo/abc-icon.png', 'maskable'],
  ])
  for (const shortcut of shortcuts) expect(shortcut.icons[0].src).toBe('/logo/abc-icon.png')
})
