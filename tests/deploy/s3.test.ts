import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FileStore } from '#server/platform/files/files.ts'
import { moveFiles } from '#server/platform/files/move-files.ts'
import { checkFiles, openFiles } from '#server/platform/files/open-files.ts'
import { startServer, temporaryFolder } from '../support/server-process.ts'
import { findSwift, startSwift, type Swift } from '../support/swift.ts'

/** The contract with S3, as a store of other people keeps it: OpenStack Swift of Debian. */
describe.runIf(findSwift())('files in OpenStack Swift', () => {
  let swift: Swift
  let files: FileStore
  const settings = (more: object = {}) => ({
    FILES_URL: swift.address('clinic (new)/é+%25', { presign: 'true' }),
    ...swift.keys,
    ...more,
  })
  beforeAll(async () => {
    swift = await startSwift()
    files = openFiles(settings())
  })
  afterAll(() => swift?.remove())

  const bytes = Buffer.alloc(5 * 1024 * 1024, 'a page')

  it('are stored, opened, listed and removed', async () => {
    await checkFiles(settings())
    const name = await files.put('documents', 'pdf', bytes)
    const file = { bucket: 'documents', name } as const
    expect((await files.get(file))!.equals(bytes)).toBe(true)
    expect(await files.get({ bucket: 'photos', name })).toBeUndefined()
    const listed = await files.list('documents')
    expect(listed.map((one) => one.name)).toEqual([name])
    expect(Math.abs(listed[0]!.stored_at.getTime() - Date.now())).toBeLessThan(120_000)
    expect(await files.list('photos')).toEqual([])
    await files.remove([file])
    await files.remove([file])
    expect(await files.list('documents')).toEqual([])
    expect(await files.get(file)).toBeUndefined()
  })

  it('open by a link of the store, one file and no other method', async () => {
    const name = await files.put('documents', 'pdf', Buffer.from('x'))
    const other = await files.put('documents', 'pdf', Buffer.from('y'))
    const download = { type: 'application/pdf', name: 'document.pdf', seconds: 60 }
    const address = await files.link!({ bucket: 'documents', name }, download)
    const answer = await fetch(address)
    expect([answer.status, await answer.text()]).toEqual([200, 'x'])
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"')
    for (const refused of [
      fetch(address.replace(name, other)),
      fetch(address, { method: 'DELETE' }),
      fetch(address.replace('X-Amz-Expires=60', 'X-Amz-Expires=600')),
    ])
      expect((await refused).status).toBe(403)
  })

  it('are rejected where they change on their way', async () => {
    // What a bit that flips in between would cause: another sum than that of the bytes.
    const digest = 'md5 of something else'
    const { BoundedClient } = await import('#server/platform/files/s3-client.ts')
    const { readS3Address } = await import('#server/platform/files/s3-address.ts')
    const { endpoint: endPoint, region, bucket } = readS3Address(settings().FILES_URL)
    const { FILES_ACCESS_KEY: accessKey, FILES_SECRET_KEY: secretKey } = swift.keys
    const client = new BoundedClient({ endPoint, region, bucket, accessKey, secretKey }, 20_000)
    const headers = new Headers({
      'Content-MD5': Buffer.from(digest.slice(0, 16)).toString('base64'),
    })
    await expect(
      client.makeRequest({ method: 'PUT', objectName: 'x', headers, payload: new Uint8Array(9) }),
    ).rejects.toMatchObject({ code: 'BadDigest' })
  })

  it.each([
    ['a wrong secret', () => ({ FILES_SECRET_KEY: 'wrong' }), /SignatureDoesNotMatch/],
    ['an unknown key', () => ({ FILES_ACCESS_KEY: 'test:other' }), /SignatureDoesNotMatch/],
    [
      'a bucket that does not exist',
      () => ({ FILES_URL: swift.address('').replace('//clinic', '//other') }),
      /NoSuchBucket/,
    ],
    [
      'another region',
      () => ({ FILES_URL: swift.address('').replace('us-east-1', 'af-south-1') }),
      /check region/,
    ],
  ])('are refused for %s, which stops the start', async (_, wrong, words) => {
    await expect(checkFiles(settings(wrong()))).rejects.toThrow(words)
  })

  it('are listed across pages of 1000', async () => {
    const many = openFiles({ ...settings(), FILES_URL: swift.address('many') })
    const made: string[] = []
    const putNext = async () => {
      while (made.length < 1005) {
        const at = made.push('') - 1
        made[at] = await many.put('photos', 'webp', Buffer.from(String(at)))
      }
    }
    await Promise.all(Array.from({ length: 8 }, putNext))
    const listed = (await many.list('photos')).map(({ name }) => name)
    expect(listed.toSorted()).toEqual(made.toSorted())
  })

  it('are moved to a folder', async () => {
    const folder = temporaryFolder()
    const few = openFiles({ ...settings(), FILES_URL: swift.address('few') })
    for (const text of ['x', 'y', 'z']) await few.put('photos', 'webp', Buffer.from(text))
    const target = openFiles({ FILES_URL: `file://${folder.path}` })
    expect(await moveFiles(few, target)).toEqual({ copied: 3, present: 0, unknown: 0 })
    folder.remove()
  })

  it('let the server start, which stores the documents of the demo there', async () => {
    const folder = temporaryFolder()
    const FILES_URL = swift.address('demo')
    const server = await startServer({
      ...settings({ FILES_URL }),
      DATA_DIR: folder.path,
      SEED_DEMO: 'true',
    })
    expect(await server.stop()).toBe(0)
    const demo = openFiles(settings({ FILES_URL }))
    const [first] = await demo.list('documents')
    const content = await demo.get({ bucket: 'documents', name: first!.name })
    expect(content!.length).toBeGreaterThan(100)
    folder.remove()
  })
})
