import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { join, pdf, picture, uploadsIn } from '#tests/support/uploads.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin' })
})
afterAll(() => app.close())

const { register, provider, linkTo, get } = uploadsIn(() => app)

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
      'content-disposition': 'attachment; filename="document.pdf"',
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
    for (const wrong of [
      path,
      `${path}?expires=${expires}`,
      `${path}?signature=${signature}`,
      `${path}?expires=${expires + 1}&signature=${signature}`,
      `${path}?expires=${expires}0&signature=${signature}`,
      `${path}?expires=${expires}.0&signature=${signature}`,
      `${path}?expires=${expires}&signature=${signature}=`,
      `${path}?expires=${expires}&signature=${signature.slice(0, -1)}`,
      `${path}?expires=${expires}&signature=`,
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
      const kept = Buffer.from(await answer.arrayBuffer()).toString('latin1')
      expect(kept).not.toMatch(/Pocket camera|Exif/)
    },
  )
})
