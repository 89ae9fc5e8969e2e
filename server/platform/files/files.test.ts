import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { startS3Store } from '#tests/support/s3-store.ts'
import { fileLinks } from './file-links.ts'
import type { FileStore } from './files.ts'
import { openFiles } from './open-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'ubumi-files-'))
const secret = join(folder, 'secret.pdf')
writeFileSync(secret, 'not a file of ours')
const root = join(folder, 'kept')
const s3 = await startS3Store()
s3.objects.set('secret.pdf', { bytes: Buffer.from('x'), type: '', stored_at: new Date() })
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await s3.close()
})

const stores: Record<string, FileStore> = {
  'a folder': openFiles({ FILES_URL: pathToFileURL(root).href }),
  'a bucket': openFiles({ FILES_URL: s3.address('clinic/files'), ...s3.keys }),
  'a bucket without a prefix': openFiles({ FILES_URL: s3.address(''), ...s3.keys }),
  'a bucket with an odd prefix': openFiles({
    FILES_URL: s3.address("Ndola (new)/é+%25 & 'x'*"),
    ...s3.keys,
  }),
}

describe.each(Object.entries(stores))('the store of files in %s', (_, files) => {
  it('keeps bytes under a name of its own', async () => {
    const bytes = Buffer.from('%PDF-1.4')
    const name = await files.put('documents', 'pdf', bytes)
    expect(name).toMatch(/^[0-9a-f]{32}\.pdf$/)
    expect(await files.put('documents', 'pdf', bytes)).not.toBe(name)
    expect(await files.get({ bucket: 'documents', name })).toEqual(bytes)
    expect(await files.get({ bucket: 'photos', name })).toBeUndefined()
    const listed = await files.list('documents')
    expect(listed).toHaveLength(2)
    expect(Math.abs(listed[0]!.stored_at.getTime() - Date.now())).toBeLessThan(60_000)
  })

  it('keeps bytes under the name they had in another store, in place of others', async () => {
    const file = { bucket: 'photos', name: `${'c'.repeat(32)}.webp` } as const
    await files.keep(file, Buffer.from('half'))
    await files.keep(file, Buffer.from('whole'))
    expect(await files.get(file)).toEqual(Buffer.from('whole'))
    await files.remove([file])
  })

  it('removes a file, and what is gone already', async () => {
    const name = await files.put('photos', 'webp', Buffer.from('x'))
    const file = { bucket: 'photos', name } as const
    await files.remove([file, file])
    await files.remove([file])
    expect(await files.get(file)).toBeUndefined()
    expect(await files.list('photos')).toEqual([])
  })

  it.each([
    '../../secret.pdf',
    '..%2f..%2fsecret.pdf',
    '../documents/../../secret.pdf',
    secret,
    'secret.pdf',
    '..',
    '.',
    '',
    'a\0.pdf',
    `${'a'.repeat(32)}.pdf\0.webp`,
    `${'a'.repeat(32)}.html`,
    `${'a'.repeat(32)}.pdf/`,
    `${'A'.repeat(32)}.pdf`,
    `${'a'.repeat(32)}.pdf\n`,
  ])('neither reads nor removes what it did not name itself: %j', async (name) => {
    const sent = s3.requests.length
    expect(await files.get({ bucket: 'documents', name })).toBeUndefined()
    await files.remove([{ bucket: 'documents', name }])
    expect(existsSync(secret)).toBe(true)
    expect(s3.requests.slice(sent)).toEqual([])
  })
})

describe('a folder of files', () => {
  it('is for its owner’s eyes alone', async () => {
    const name = await stores['a folder']!.put('documents', 'pdf', Buffer.from('x'))
    expect(statSync(join(root, 'documents')).mode & 0o077).toBe(0)
    expect(statSync(join(root, 'documents', name)).mode & 0o077).toBe(0)
  })

  it('has nothing of a file that could not be written', async () => {
    const full = openFiles({ FILES_URL: pathToFileURL(join(folder, 'full')).href })
    // Something that no file can hold.
    await expect(full.put('photos', 'webp', 12 as unknown as Uint8Array)).rejects.toThrow(
      'argument',
    )
    expect(readdirSync(join(folder, 'full/photos'))).toEqual([])
  })
})

describe('a signed link', () => {
  const links = fileLinks(['a secret of the tests'])
  const file = { bucket: 'documents', name: `${'a'.repeat(32)}.pdf` } as const
  const at = new Date('2026-11-21T10:00:00.900Z')
  const later = (seconds: number) => new Date(at.getTime() + seconds * 1000)
  const readLink = (url: string) =>
    Object.fromEntries(new URLSearchParams(url.split('?')[1])) as {
      as: string
      expires: string
      signature: string
    }
  const called = 'registration-document-luyando-mwale-2026-11-21.pdf'
  const good = { called }
  const given = readLink(links.sign(file, called, at).url)

  it('is good for a minute at most, and never again', () => {
    expect(links.check(file, given, at)).toEqual(good)
    expect(links.check(file, given, later(59))).toEqual(good)
    expect(links.check(file, given, later(60))).toBe('expired')
    expect(links.check(file, given, later(1e6))).toBe('expired')
  })

  it('is good for one file, one end and one server', () => {
    const other = { ...file, name: `${'b'.repeat(32)}.pdf` }
    const end = String(Number(given.expires) + 60)
    expect(links.check(other, given, at)).toBe('wrong')
    expect(links.check({ ...file, bucket: 'photos' }, given, at)).toBe('wrong')
    expect(links.check(file, { ...given, expires: end }, at)).toBe('wrong')
    expect(links.check(file, { ...given, expires: ` ${given.expires}` }, at)).toBe('wrong')
    expect(links.check(file, { ...given, signature: '' }, at)).toBe('wrong')
    expect(links.check(file, { ...given, signature: `${given.signature}é` }, at)).toBe('wrong')
    expect(fileLinks(['another secret']).check(file, given, at)).toBe('wrong')
  })

  it('names no one in the address, and no other name can be put into it', () => {
    expect(links.sign(file, called, at).url).not.toMatch(/luyando|mwale/)
    const { as } = readLink(links.sign(file, 'another.pdf', at).url)
    expect(links.check(file, { ...given, as }, at)).toBe('wrong')
    expect(links.check(file, { ...given, as: '' }, at)).toBe('wrong')
  })

  it('outlives a change of the secret, where the former one is still read', () => {
    const changed = fileLinks(['another secret', 'a secret of the tests'])
    expect(changed.check(file, given, at)).toEqual(good)
    expect(links.check(file, readLink(changed.sign(file, called, at).url), at)).toBe('wrong')
  })
})
