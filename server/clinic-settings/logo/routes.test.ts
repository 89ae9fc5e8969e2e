import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brand, setBrand } from '#domain/values/brand.ts'
import { renderEmail } from '#server/platform/mail/email-template.ts'
import { mailOrigin } from '#server/platform/mail/mail-origin.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { printedLogo } from '#server/platform/pdf/printed-logo.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { auditEventsOf } from '#tests/support/audit-events.ts'
import { chunk, picture } from '#tests/support/uploads.ts'
import { followSettings } from '../own-brand.ts'

let app: TestApp
let admin: Persona
beforeAll(async () => {
  app = await openTestApp()
  admin = await app.createPersona({ role: 'admin', full_name: 'Grace Mulenga' })
})
afterAll(() => {
  setBrand({})
  printedLogo.png = undefined
  mailOrigin.url = undefined
  return app.close()
})

const path = '/api/admin/clinic-logo'
const shape = '<path d="M0 0h64v16H0z" fill="#226688"/>'
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 16">${shape}</svg>`
const form = (
  file: BlobPart,
  version: number | string,
  id: string = randomUUID(),
  name = 'a.svg',
) => {
  const sent = new FormData()
  sent.set('id', id)
  sent.set('version', String(version))
  sent.set('logo', new File([file], name))
  return sent
}
const send = (file: BlobPart, version: number | string = 0, id?: string, as = admin) =>
  app.call('POST', path, { as, body: form(file, version, id) })
const remove = (version: number, as = admin) =>
  app.call('POST', `${path}/removal`, { as, body: { id: randomUUID(), version } })
const read = async (as = admin) => app.call('GET', path, { as })
const bytesOf = async (address: string) => {
  const answer = await app.request('GET', address)
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

describe('the logo of the clinic', () => {
  it('is the usual mark until an admin sends one', async () => {
    expect((await read()).body).toEqual({ version: 0, logo: null })
    expect(brand.logo).toBeUndefined()
  })

  it('is drawn once, also when sent again, and is in the history and the audit trail', async () => {
    const id = randomUUID()
    const first = await send(svg, 0, id)
    expect(first.status).toBe(200)
    expect(first.body).toMatchObject({ version: 1, logo: { width: 116, height: 32 } })
    expect((await send(svg, 0, id)).body).toEqual(first.body)
    expect(brand.logo).toEqual(first.body.logo)
    const changes = await app.call('GET', `${path}/changes`, { as: admin })
    expect(changes.body).toMatchObject([{ id, changed_by_name: 'Grace Mulenga', ...first.body }])
    expect(await auditEventsOf(app.database, id)).toMatchObject([
      { action: 'clinic_logo.change', actor_id: admin.user_id },
    ])
  })

  it('is served as PNG to everyone, at an address that never changes, and runs nothing', async () => {
    const { answer, bytes } = await bytesOf(brand.logo!.src)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    })
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 464, height: 128 })
    const icon = await bytesOf(brand.logo!.src.replace('.png', '-icon.png'))
    expect(await sharp(icon.bytes).metadata()).toMatchObject({ width: 512, height: 512 })
    for (const other of ['/logo/x.png', '/logo/aaaaaaaaaaaaaaaaaaaaaa.png', '/logo/..%2f.png'])
      expect((await app.request('GET', other)).status).toBe(404)
  })

  it('is in emails with the name in its place, and on documents', async () => {
    const letter = { recipient: admin.email, subject: 'x', before: [], after: [] }
    expect((await renderEmail(letter)).html_body).not.toContain('<img')
    mailOrigin.url = 'https://clinic.example'
    const { html_body, text_body } = await renderEmail(letter)
    expect(html_body).toContain(`src="https://clinic.example${brand.logo!.src}"`)
    expect(html_body).toContain('alt="Ubumi"')
    expect(text_body).not.toContain('logo')
    const sheet = { title: 'Invoice', lines: [], content: [], footer: 'x' }
    const pdf = Buffer.from(await renderPdf(admin.user_id, sheet)).toString('latin1')
    expect(pdf).toContain('/Subtype /Image')
  })

  it('is another one by a PNG, which is drawn again, and the one before stays at its address', async () => {
    const before = brand.logo!.src
    const changed = await send(await picture('png', { width: 400, height: 400, exif: true }), 1)
    expect(changed.body).toMatchObject({ version: 2, logo: { width: 32, height: 32 } })
    expect(changed.body.logo.src).not.toBe(before)
    expect((await app.request('GET', before)).status).toBe(200)
    const { bytes } = await bytesOf(changed.body.logo.src)
    expect(bytes.includes('Bwalya')).toBe(false)
  })

  it('is not overwritten by an admin who saw an older version', async () => {
    const stale = await send(svg, 1)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale_settings'])
    const both = await Promise.all([send(svg, 2), remove(2)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ])
  })

  it('reaches another server by the database, and is gone everywhere once it is removed', async () => {
    const { version, logo } = (await send(svg, 3)).body
    expect([version, logo.width]).toEqual([4, 116])
    setBrand({})
    const stopping = new AbortController()
    await followSettings(stopping.signal, 'https://clinic.example')
    stopping.abort()
    expect(brand.logo).toEqual(logo)
    expect(printedLogo.png).toContain('data:image/png;base64,')
    expect((await remove(4)).body).toEqual({ version: 5, logo: null })
    expect([brand.logo, printedLogo.png]).toEqual([undefined, undefined])
  })

  it('is an admin’s alone', async () => {
    for (const role of ['client', 'provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      expect((await read(as)).status).toBe(403)
      expect((await send(svg, 5, undefined, as)).status).toBe(403)
      expect((await remove(5, as)).status).toBe(403)
    }
    expect((await app.call('GET', path)).status).toBe(401)
  })
})

const withHeader = (width: number, height: number) => {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IEND', Buffer.alloc(0))])
}
const png = async () => Buffer.from(await picture('png', { width: 64, height: 32 }))
const inSvg = (more: string) => svg.replace(shape, more + shape)

describe('a file that is no logo', () => {
  it.each<[string, number, () => BlobPart | Promise<BlobPart>]>([
    ['nothing at all', 422, () => ''],
    ['more than 100 kB', 413, () => inSvg(`<!--${'a'.repeat(102_400)}-->`)],
    ['a JPEG', 415, () => picture('jpeg')],
    ['a WebP', 415, () => picture('webp')],
    ['a GIF', 415, () => picture('gif')],
    ['a PDF', 415, () => '%PDF-1.7'],
    ['a page', 415, () => '<!doctype html><script>alert(1)</script>'],
    ['a page around an SVG', 422, () => `<html>${svg}</html>`],
    ['text', 415, () => 'logo'],
    ['zeros', 415, () => Buffer.alloc(64)],
    ['an SVG that is no UTF-8', 415, () => Buffer.from(`${svg}\xff`, 'latin1')],
    ['a script', 422, () => inSvg('<script>alert(1)</script>')],
    ['an event', 422, () => svg.replace('<path', '<path onload="alert(1)"')],
    ['a picture from outside', 422, () => inSvg('<image href="https://a.test/a.png"/>')],
    ['a billion laughs', 422, () => `<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg}`],
    ['half an SVG', 422, () => svg.slice(0, 70)],
    ['a line', 422, () => svg.replace('0 0 64 16', '0 0 900 1')],
    ['no size', 422, () => svg.replace('0 0 64 16', '0 0 0 0')],
    ['a huge SVG', 422, () => svg.replace('<svg', '<svg width="90000" height="90000"')],
    ['a huge PNG', 422, () => withHeader(60_000, 60_000)],
    ['a PNG of nothing', 422, () => withHeader(0, 0)],
    ['a PNG without picture', 422, () => withHeader(32, 32)],
    ['the first bytes of a PNG', 422, async () => (await png()).subarray(0, 8)],
    ['half a PNG', 422, async () => (await png()).subarray(0, 60)],
    [
      'a PNG with a wrong sum',
      422,
      async () => {
        const bytes = await png()
        bytes[bytes.indexOf('IDAT') + 8]! ^= 0xff
        return bytes
      },
    ],
  ])('is rejected, and the field named: %s', async (_, status, make) => {
    const answer = await send(await make(), 5)
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, ['logo']])
    expect((await read()).body.version).toBe(5)
  })

  it.each(['logo', 'id', 'version'])('is rejected without %s', async (field) => {
    const body = form(svg, 5)
    body.delete(field)
    const answer = await app.call('POST', path, { as: admin, body })
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([422, [field]])
  })

  it('keeps nothing of a second file behind the picture', async () => {
    const both = Buffer.concat([await png(), Buffer.from('PK\u0003\u0004<script>mwizi()</script>')])
    const { status, body } = await send(both, 5)
    expect(status).toBe(200)
    const { bytes } = await bytesOf(body.logo.src)
    expect(bytes.includes('mwizi')).toBe(false)
  })
})
