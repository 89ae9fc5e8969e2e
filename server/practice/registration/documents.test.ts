import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { maxFileBytes } from '#domain/values/files.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { type Bytes, flood, join, pdf, picture, script, uploadsIn } from '#tests/support/uploads.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { register, provider, linkTo, get, storedFiles } = uploadsIn(() => app)

describe('a document', () => {
  it('opens by a fresh link alone, as a file to be saved, and runs nothing', async () => {
    const luyando = await provider()
    const { id } = (await register(luyando, join(pdf, '<script>alert(1)</script>'))).body
    const { status, body } = await linkTo(admin, id)
    expect(status).toBe(200)
    const left = new Date(body.expires_at).getTime() - Date.now()
    expect(left).toBeGreaterThan(50_000)
    expect(left).toBeLessThanOrEqual(60_000)
    const answer = await get(body.url)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(
        /^attachment; filename="registration-document-[a-z-]+-\d{4}-\d{2}-\d{2}\.pdf"$/,
      ),
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer()).toString()).toMatch(/^%PDF-1.4/)
  })

  it('does not open by any other link', async () => {
    const [one, other] = [await register(await provider()), await register(await provider())]
    const { url } = (await linkTo(admin, one.body.id)).body
    const { url: otherUrl } = (await linkTo(admin, other.body.id)).body
    const [path, query] = url.split('?')
    const otherPath = otherUrl.split('?')[0]
    const expires = Number(new URLSearchParams(query).get('expires'))
    const signature = new URLSearchParams(query).get('signature')!
    const as = new URLSearchParams(query).get('as')!
    for (const wrong of [
      path,
      `${path}?as=${as}&expires=${expires}`,
      `${path}?as=${as}&signature=${signature}`,
      `${path}?expires=${expires}&signature=${signature}`,
      `${path}?as=${as}A&expires=${expires}&signature=${signature}`,
      `${path}?as=${as}&expires=${expires + 1}&signature=${signature}`,
      `${path}?as=${as}&expires=${expires}0&signature=${signature}`,
      `${path}?as=${as}&expires=${expires}.0&signature=${signature}`,
      `${path}?as=${as}&expires=${expires}&signature=${signature}=`,
      `${path}?as=${as}&expires=${expires}&signature=${signature.slice(0, -1)}`,
      `${path}?as=${as}&expires=${expires}&signature=`,
      `${otherPath}?${query}`,
      `${path.replace('documents', 'photos')}?${query}`,
      `${path.replace('documents/', 'documents/..%2Fdocuments%2F')}?${query}`,
    ]) {
      const answer = await get(wrong, admin)
      expect([403, 404], wrong).toContain(answer.status)
      expect(answer.headers.get('content-type'), wrong).toBe('application/json')
    }
    expect((await get(url)).status).toBe(200)
  })

  it.each(['png', 'jpeg'] as const)(
    'that is a %s is kept without where it was taken',
    async (format) => {
      const sent = await picture(format, { exif: true })
      expect(Buffer.from(sent).toString('latin1')).toContain('Pocket camera')
      const luyando = await provider()
      const { id, document_type } = (await register(luyando, sent)).body
      expect(document_type).toBe(`image/${format}`)
      const answer = await get((await linkTo(admin, id)).body.url)
      expect(answer.headers.get('content-type')).toBe(`image/${format}`)
      const storedFiles = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(storedFiles).not.toMatch(/Pocket camera|Exif/)
    },
  )
})

describe('a file that is no document', () => {
  it.each<[string, () => Bytes | Promise<Bytes>]>([
    ['a page', () => join(`<!doctype html>${script}`)],
    ['a page before a PDF', () => join(script, pdf)],
    ['an SVG', () => join(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['a script', () => join('alert(1)')],
    ['a zip', () => join('PK\x03\x04', '\0'.repeat(26))],
    ['a WebP', () => picture('webp')],
    ['a GIF', () => picture('gif')],
    ['the beginning of a PNG before a page', () => join('\x89PNG\r\n\x1a\n', script)],
    ['a flood of pixels in a few bytes', () => flood(30_000, 30_000, false)],
    ['nothing', () => join('')],
  ])('is rejected by name: %s', async (_, make) => {
    const luyando = await provider()
    const before = await storedFiles('documents')
    const { status, body } = await register(luyando, await make(), {}, '../certificate.pdf')
    expect([415, 422]).toContain(status)
    expect(Object.keys(body.fields)).toEqual(['document'])
    expect(await storedFiles('documents')).toEqual(before)
  })

  it('is weighed: exactly 5 MB is taken, one byte more is not', async () => {
    const luyando = await provider()
    const exact = join(pdf, '\n'.repeat(maxFileBytes - pdf.length))
    const over = await register(luyando, join(exact, '\n'))
    expect(over).toMatchObject({ status: 413, body: { fields: { document: expect.any(String) } } })
    expect((await register(luyando, exact)).status).toBe(201)
  })

  it('hides nothing behind a picture: the picture is encoded again', async () => {
    const luyando = await provider()
    const sent = join(await picture('jpeg'), script, 'PK\x03\x04')
    const { id } = (await register(luyando, sent)).body
    const answer = await get((await linkTo(admin, id)).body.url)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toMatch(/script|PK/)
  })
})
