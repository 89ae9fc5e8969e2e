import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxFileBytes } from '#domain/values/files.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import {
  type Bytes,
  flood,
  join,
  movingPicture,
  pdf,
  picture,
  script,
  uploadsIn,
} from '#tests/support/uploads.ts'

let app: TestApp
let chileshe: Persona
let png: Bytes
beforeAll(async () => {
  app = await openTestApp()
  chileshe = await app.createPersona({ role: 'provider', provider_status: 'pending' })
  png = await picture('png')
})
afterAll(() => app.close())

const { send, sendPhoto, storedFiles, get } = uploadsIn(() => app)
const photoOf = async (as: Persona) =>
  (await app.call('GET', '/api/profile', { as })).body.profile_picture_url as string | null
const bytesOf = async (url: string) => Buffer.from(await (await get(url)).arrayBuffer())

describe('a provider’s photo', () => {
  it.each(['png', 'jpeg', 'webp'] as const)(
    'is taken as %s and becomes a square',
    async (format) => {
      const { status, body } = await sendPhoto(chileshe, await picture(format))
      expect(status).toBe(200)
      expect(body.profile_picture_url).toMatch(/^\/files\/photos\/[0-9a-f]{32}\.webp$/)
      expect(await photoOf(chileshe)).toBe(body.profile_picture_url)
      const {
        format: made,
        width,
        height,
      } = await sharp(await bytesOf(body.profile_picture_url)).metadata()
      expect([made, width, height]).toEqual(['webp', 512, 512])
    },
  )

  it('takes the place of the one before, whose file is gone', async () => {
    const before = (await sendPhoto(chileshe, png)).body.profile_picture_url
    const after = (await sendPhoto(chileshe, png)).body.profile_picture_url
    expect((await get(before)).status).toBe(404)
    expect((await get(after)).status).toBe(200)
    expect(await storedFiles('photos')).toHaveLength(1)
  })

  it('is removed with its file, also twice', async () => {
    const url = (await sendPhoto(chileshe, png)).body.profile_picture_url
    const remove = () => app.call('DELETE', '/api/provider/photo', { as: chileshe })
    expect((await remove()).status).toBe(204)
    expect(await photoOf(chileshe)).toBeNull()
    expect((await get(url)).status).toBe(404)
    expect((await remove()).status).toBe(204)
    await sendPhoto(chileshe, png)
  })

  it('leaves one file behind when many are sent at once', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => sendPhoto(chileshe, png)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await storedFiles('photos')).toEqual([(await photoOf(chileshe))!.split('/').at(-1)])
  })

  it('is public, for ever, and can run nothing', async () => {
    const url = (await sendPhoto(chileshe, png)).body.profile_picture_url
    const answer = await get(url)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it('contains neither place nor camera, and is upright', async () => {
    const sent = await picture('jpeg', { exif: true })
    expect(Buffer.from(sent).toString('latin1')).toContain('Pocket camera')
    const made = await bytesOf((await sendPhoto(chileshe, sent)).body.profile_picture_url)
    expect(made.toString('latin1')).not.toMatch(/Exif|EXIF|Pocket|ICCP|XMP/)
    expect((await sharp(made).metadata()).exif).toBeUndefined()
  })

  it('shows the first frame of a moving picture', async () => {
    const { body } = await sendPhoto(chileshe, await movingPicture())
    const made = await sharp(await bytesOf(body.profile_picture_url), { animated: true }).metadata()
    expect(made.pages ?? 1).toBe(1)
  })
})

describe('a file that is no photo', () => {
  /** Each with the answers that it may get; what is taken holds nothing of what was hidden in it. */
  const attacks: Record<string, () => Promise<Bytes> | Bytes> = {
    'an SVG': () => join(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`),
    'an SVG with an XML head': () => join('<?xml version="1.0"?><svg onload="alert(1)"/>'),
    'a page': () => join(`<!doctype html><html>${script}</html>`),
    'a script': () => join('alert(1)//'),
    'a PDF': () => pdf,
    'a zip': () => join('PK\x03\x04', '\0'.repeat(26)),
    'a GIF': () => picture('gif'),
    'a TIFF': () => picture('tiff'),
    'a GIF that is a script': () => join('GIF89a/*', '\0'.repeat(20), '*/=1;alert(1)'),
    'the beginning of a PNG before a page': () => join('\x89PNG\r\n\x1a\n', script),
    'the beginning of a JPEG before a page': () => join('\xff\xd8\xff\xe0', script),
    'the beginning of a WebP before a page': () => join('RIFF\0\0\0\0WEBPVP8 ', script),
    'a page before a PNG': () => join(script, png),
    'a JPEG cut in half': async () => {
      const whole = await picture('jpeg')
      return whole.slice(0, whole.length / 2)
    },
    'a PNG cut in half': () => png.slice(0, png.length / 2),
    'a flood of pixels in a few bytes': () => flood(30_000, 30_000, false),
    'a flood of pixels that are all there': () => flood(30_000, 30_000),
    'one pixel too many': () => flood(5000, 5001),
    'a line without end': () => flood(2_000_000, 13, false),
    'a picture of no size': () => flood(0, 0, false),
    numbers: () => join(new Uint8Array(5000).fill(7)),
  }

  it.each(Object.keys(attacks))('is rejected: %s', async (name) => {
    const before = await photoOf(chileshe)
    const bytes = await attacks[name]!()
    const { status, body } = await sendPhoto(chileshe, bytes, 'me.png')
    expect([415, 422]).toContain(status)
    expect(Object.keys(body.fields)).toEqual(['photo'])
    expect(await photoOf(chileshe)).toBe(before)
    expect(await storedFiles('photos')).toHaveLength(1)
  })

  it.each([
    ['a page behind a PNG', () => join(png, script)],
    ['a zip behind a PNG', () => join(png, 'PK\x03\x04 alert(1)')],
    ['a script in a PNG’s text', () => join(png.slice(0, -12), script, png.slice(-12))],
  ])('is made harmless: %s', async (_, make) => {
    const { status, body } = await sendPhoto(chileshe, make())
    expect(status).toBe(200)
    const made = (await bytesOf(body.profile_picture_url)).toString('latin1')
    expect(made).toMatch(/^RIFF....WEBP/s)
    expect(made).not.toMatch(/script|PK|alert/)
  })

  it('is weighed: empty, exactly 5 MB, one byte more, far more', async () => {
    const { body } = await sendPhoto(chileshe, join(''))
    expect(body.fields.photo).toMatch('empty')
    const exact = join(png, '\0'.repeat(maxFileBytes - png.length))
    expect(exact.length).toBe(5 * 1024 * 1024)
    expect((await sendPhoto(chileshe, exact)).status).toBe(200)
    const over = await sendPhoto(chileshe, join(exact, '\0'))
    expect(over).toMatchObject({ status: 413, body: { fields: { photo: expect.any(String) } } })
    expect((await sendPhoto(chileshe, join(exact, exact))).status).toBe(413)
    const without = await app.request('POST', '/api/provider/photo', {
      as: chileshe,
      body: '{}',
      headers: { 'Content-Length': String(6 * 1024 * 1024) },
    })
    expect(without.status).toBe(413)
  })

  it('has a name that counts for nothing', async () => {
    for (const name of [
      '../../../../etc/passwd',
      'me.html',
      'me.png\0.html',
      'a'.repeat(5000),
      '',
    ]) {
      const { status, body } = await sendPhoto(chileshe, png, name, 'text/html')
      expect([200, 422]).toContain(status)
      if (status === 200)
        expect(body.profile_picture_url).toMatch(/^\/files\/photos\/[0-9a-f]{32}\.webp$/)
    }
    expect(await storedFiles('photos')).toHaveLength(1)
  })
})

describe('a form that is none', () => {
  it.each([
    ['text instead of a file', { photo: 'me.png' }, 422],
    ['no file', {}, 422],
    ['no file, but other fields', { document: 'x', __proto__2: 'y' }, 422],
  ] as const)('is rejected by name: %s', async (_, fields, wanted) => {
    const { status, body } = await send(chileshe, '/api/provider/photo', fields)
    expect(status).toBe(wanted)
    expect(body.fields.photo).toEqual(expect.any(String))
  })

  it('is rejected where a field is there twice, or has a name that is not allowed', async () => {
    const file = new File([png], 'me.png')
    for (const second of ['photo', '__proto__']) {
      const form = new FormData()
      form.append('photo', file)
      form.append(second, second === 'photo' ? file : 'x')
      const { status } = await app.call('POST', '/api/provider/photo', { as: chileshe, body: form })
      expect(status, second).toBe(400)
    }
  })

  it.each([
    ['multipart/form-data', '--x\r\n', 400],
    ['multipart/form-data; boundary=x', '', 400],
    ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data; name="photo"', 400],
    ['multipart/form-data; boundary=y', '--x--\r\n', 400],
    ['application/x-www-form-urlencoded', 'photo=1', 415],
    ['application/json', '{"photo":1}', 415],
    ['text/plain', 'x', 415],
  ])('of type %s holding %j is rejected', async (type, body, wanted) => {
    const { status } = await app.call('POST', '/api/provider/photo', {
      as: chileshe,
      body,
      headers: { 'Content-Type': type },
    })
    expect(status).toBe(wanted)
  })
})

it('is looked at twenty times in ten minutes at most', async () => {
  await app.close()
  app = await openTestApp({ AUTH_LIMITS: 'true' })
  const as = await app.createPersona({ role: 'provider' })
  const statuses: number[] = []
  for (let sent = 0; sent < 21; sent += 1)
    statuses.push((await sendPhoto(as, join('no picture'))).status)
  expect(statuses).toEqual([...Array<number>(20).fill(415), 429])
})
