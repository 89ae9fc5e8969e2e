import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { log } from '#server/platform/log.ts'
import { freePort } from '#tests/support/postgres.ts'
import { type S3Store, startS3Store } from '#tests/support/s3-store.ts'
import { checkS3, openS3 } from './s3-files.ts'

const s3: S3Store = await startS3Store()
afterAll(() => s3.close())
beforeEach(() => {
  s3.objects.clear()
  s3.requests.length = 0
  Object.assign(s3, { fault: () => undefined, ahead: 0, pageSize: 1000 })
})

log.level = 'silent'
const settings = { FILES_URL: s3.address(), ...s3.keys }
const files = openS3(settings)
const small = Buffer.from('%PDF-1.4')
const large = Buffer.alloc(4 * 1024 * 1024, 'x')
/** The first so many requests go wrong. */
const first = (count: number, fault: ReturnType<S3Store['fault']>) => () =>
  s3.requests.length <= count ? fault : undefined
const slowDown = { status: 503, code: 'SlowDown' }

describe('a bucket', () => {
  it('has the type of each file, below its prefix', async () => {
    const name = await files.put('photos', 'webp', small)
    expect([...s3.objects]).toEqual([
      [`files/photos/${name}`, expect.objectContaining({ bytes: small, type: 'image/webp' })],
    ])
  })

  it('is listed page by page, and without what is elsewhere', async () => {
    s3.pageSize = 2
    const names: string[] = []
    for (let count = 0; count < 7; count++) names.push(await files.put('photos', 'webp', small))
    await files.put('documents', 'pdf', small)
    const odd = { bytes: small, type: '', stored_at: new Date() }
    s3.objects.set('files/photos/deeper/x.webp', odd)
    s3.objects.set('files/photos/readme.txt', odd)
    s3.objects.set('files/photos/ä & "b" <c>.webp', odd)
    const listed = (await files.list('photos')).map(({ name }) => name)
    expect(listed).toHaveLength(9)
    expect(listed).toEqual(expect.arrayContaining(names))
    // The sweep hands over what it finds: what is not ours stays.
    await files.remove(listed.map((name) => ({ bucket: 'photos', name })))
    expect([...s3.objects.keys()]).toEqual([
      expect.stringMatching(/^files\/documents\//),
      'files/photos/deeper/x.webp',
      'files/photos/readme.txt',
      'files/photos/ä & "b" <c>.webp',
    ])
  })

  it('removes many files, of which some are gone', async () => {
    const made = await Promise.all(
      Array.from({ length: 40 }, () => files.put('photos', 'webp', small)),
    )
    const left = made.map((name) => ({ bucket: 'photos', name }) as const)
    await files.remove(left.slice(0, 10))
    await files.remove(left)
    expect(s3.objects.size).toBe(0)
  })

  it('is asked again twice where S3 asks to slow down', async () => {
    s3.fault = first(2, slowDown)
    const name = await files.put('documents', 'pdf', small)
    expect(s3.requests).toHaveLength(3)
    expect(await files.get({ bucket: 'documents', name })).toEqual(small)
    s3.requests.length = 0
    s3.fault = first(9, slowDown)
    await expect(files.put('documents', 'pdf', small)).rejects.toMatchObject({
      code: 'SlowDown',
      isLasting: false,
    })
    expect(s3.requests).toHaveLength(3)
  })

  it('is asked once where nothing would change', async () => {
    for (const code of ['AccessDenied', 'InvalidRequest']) {
      s3.requests.length = 0
      s3.fault = first(9, { status: code === 'AccessDenied' ? 403 : 400, code })
      await expect(files.list('photos')).rejects.toMatchObject({ code, isLasting: true })
      expect(s3.requests).toHaveLength(1)
    }
  })

  it('has nothing of an upload whose connection was cut, and the whole where a retry arrives', async () => {
    s3.fault = () => 'cut'
    await expect(files.put('documents', 'pdf', large)).rejects.toMatchObject({ isLasting: false })
    expect(s3.objects.size).toBe(0)
    s3.requests.length = 0
    s3.fault = first(1, 'cut')
    const name = await files.put('documents', 'pdf', large)
    expect(s3.objects.get(`files/documents/${name}`)!.bytes.equals(large)).toBe(true)
  })

  it('never passes a part of a download off as the file', async () => {
    const name = await files.put('documents', 'pdf', large)
    s3.fault = () => 'cut answer'
    await expect(files.get({ bucket: 'documents', name })).rejects.toMatchObject({
      isLasting: false,
    })
    s3.requests.length = 0
    s3.fault = first(1, 'cut answer')
    expect((await files.get({ bucket: 'documents', name }))!.equals(large)).toBe(true)
  })

  it('is given up after the time limit, and the connection with it', async () => {
    s3.fault = () => 'silent'
    const hasty = openS3(settings, 1000)
    for (const call of [
      () => hasty.put('photos', 'webp', small),
      () => hasty.get({ bucket: 'photos', name: `${'a'.repeat(32)}.webp` }),
      () => hasty.list('photos'),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'ETIMEDOUT', isLasting: false })
    await expect.poll(() => s3.connections()).toBe(0)
  })

  it('is not followed to another address', async () => {
    s3.fault = () => ({ status: 307, code: 'TemporaryRedirect' })
    await expect(files.list('photos')).rejects.toMatchObject({ code: 'TemporaryRedirect' })
    expect(s3.requests).toHaveLength(1)
  })

  it('may be a few minutes ahead or behind', async () => {
    for (const minutes of [-14, 14]) {
      s3.ahead = minutes * 60_000
      await files.put('photos', 'webp', small)
    }
    expect(s3.objects.size).toBe(2)
  })
})

describe('the check at start', () => {
  it('leaves nothing behind', async () => {
    await checkS3(settings)
    expect(s3.objects.size).toBe(0)
    expect(s3.requests).toHaveLength(3)
  })

  it.each([
    [
      'wrong secret',
      { FILES_SECRET_KEY: 'wrong' },
      /403 SignatureDoesNotMatch: check FILES_ACCESS_KEY and FILES_SECRET_KEY/,
    ],
    [
      'unknown key',
      { FILES_ACCESS_KEY: 'AKIAOTHER' },
      /403 InvalidAccessKeyId: check FILES_ACCESS_KEY/,
    ],
    [
      'missing bucket',
      { FILES_URL: s3.address('', { bucket: 'other' }) },
      /404 NoSuchBucket: create/,
    ],
    [
      'wrong region',
      { FILES_URL: s3.address('', { region: 'us-east-1' }) },
      /400 .*check region .*README\.md/,
    ],
    ['unknown host', { FILES_URL: s3.address('', { endpoint: 'http://no.invalid' }) }, /ENOTFOUND/],
  ])('names the setting: %s', async (_, wrong, words) => {
    const issue = await checkS3({ ...settings, ...wrong }).catch((error: Error) => error.message)
    expect(issue).toMatch(/^FILES_URL: /)
    expect(issue).toMatch(words)
    expect(issue).not.toContain(s3.keys.FILES_SECRET_KEY)
  })

  it.each([20, -20])('says that a clock is wrong: %i minutes', async (minutes) => {
    s3.ahead = minutes * 60_000
    await expect(checkS3(settings)).rejects.toThrow(/clock here differ by 20 minutes/)
  })

  it('lets the server start while the store is away', async () => {
    s3.fault = () => slowDown
    await checkS3(settings)
    s3.fault = () => 'cut'
    await checkS3(settings)
    const endpoint = `http://127.0.0.1:${await freePort()}`
    await checkS3({ ...settings, FILES_URL: s3.address('', { endpoint }) })
  })
})

describe('a link of the store', () => {
  const presigning = openS3({ ...settings, FILES_URL: s3.address('files', { presign: 'true' }) })
  const download = { type: 'application/pdf', name: 'document.pdf', seconds: 60 }

  it('opens one file for a minute, as an attachment', async () => {
    expect('link' in files).toBe(false)
    const name = await presigning.put('documents', 'pdf', small)
    const address = await presigning.link!({ bucket: 'documents', name }, download)
    const answer = await fetch(address)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="document.pdf"')
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(small)
    expect((await fetch(address.replace(name, `${'b'.repeat(32)}.pdf`))).status).toBe(403)
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(403)
    s3.ahead = 61_000
    expect((await fetch(address)).status).toBe(403)
  })

  it('is in the host of the bucket, unless the path has it', async () => {
    const FILES_URL =
      's3://clinic-files/a?endpoint=https://s3.af-south-1.amazonaws.com&region=af-south-1&presign=true'
    const address = await openS3({ ...settings, FILES_URL }).link!(
      { bucket: 'documents', name: 'x.pdf' },
      download,
    )
    expect(address).toMatch(
      /^https:\/\/clinic-files\.s3\.af-south-1\.amazonaws\.com\/a\/documents\/x\.pdf\?/,
    )
  })
})
