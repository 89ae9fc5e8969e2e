import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { clinicFeatures, featureWords, pagesOf } from '#domain/values/clinic-features.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { limit } from '#tests/support/patience.ts'
import { asAdmin } from './support/people.ts'
import { correspondOverTwo } from './support/two-servers.ts'

const postgres = await startPostgres().catch((error: unknown) => {
  if (process.env.CI) throw error
  return undefined
})

describe.runIf(postgres)('the settings of the clinic, with two servers on one PostgreSQL', () => {
  let both: Awaited<ReturnType<typeof correspondOverTwo>>
  beforeAll(async () => {
    both = await correspondOverTwo(postgres!)
  })
  afterAll(() => both.stop())

  it('are on the public pages of each server within a minute, without a build, with what the browser needs', async () => {
    const { servers, database } = both
    const pageOf = async (server: number, path: string) => {
      const answer = await fetch(servers[server]!.url + path)
      return { text: await answer.text(), etag: answer.headers.get('etag') }
    }
    const before = await pageOf(1, '/')
    expect(before.text).not.toContain('own-brand')
    await asAdmin(database, (client) =>
      client.query(
        `insert into clinic_settings (id, version, name, tagline, email, phone, address, hours, store_links)
         values ($1, 1, 'Chawama & Sons', 'Care in one place.', 'desk@chawama.example', '0977 123 456', 'Plot 9\nLusaka', 'By day', '[]')`,
        [randomUUID()],
      ),
    )
    for (const server of [0, 1])
      for (const path of ['/', '/contact', '/privacy', '/offline', '/login', '/hypertension'])
        await vi.waitFor(
          async () => {
            const { text } = await pageOf(server, path)
            expect([path, text.includes('Chawama &amp; Sons')]).toEqual([path, true])
            expect([path, />[^<{]*Ubumi/.test(text)]).toEqual([path, false])
          },
          { timeout: limit(60_000), interval: 1000 },
        )
    const after = await pageOf(1, '/')
    expect(after.etag).not.toBe(before.etag)
    expect(after.text).toContain('<script type="application/json" id="own-brand">')
    expect(after.text).not.toContain('shop.ubumi')
  })

  it('answer what is off as an unknown page on each server, with words that the browser has too, and other pages as before', async () => {
    const { servers, database } = both
    const open = async (server: number, path: string) => {
      const answer = await fetch(servers[server]!.url + path)
      return { status: answer.status, text: await answer.text() }
    }
    await asAdmin(database, (client) =>
      client.query(`insert into clinic_features (id, version, off) values ($1, 1, $2)`, [
        randomUUID(),
        clinicFeatures,
      ]),
    )
    const gone = clinicFeatures.flatMap((feature) =>
      pagesOf[feature].map((path) => [path, featureWords[feature]] as const),
    )
    for (const server of [0, 1])
      for (const [path, words] of gone)
        await vi.waitFor(
          async () => {
            const { status, text } = await open(server, path)
            const said = text.includes(`This clinic does not offer ${words}</h1>`)
            expect([path, status, said]).toEqual([path, 404, true])
          },
          { timeout: limit(60_000), interval: 1000 },
        )
    for (const path of ['/my-meal-plan', '/membership', '/plan-requests', '/call/1', '/login'])
      expect([path, (await open(1, path)).status]).toEqual([path, 200])
    const home = await open(1, '/')
    expect(home.text).not.toMatch(/href="\/(pricing|nutrition)"/)
    expect((await open(1, '/api/plans')).status).toBe(404)
    expect((await open(1, '/nowhere')).text).toContain('Page not found</h1>')
  })

  it('show the logo in the header and footer of each page, and in the manifest, with its size', async () => {
    const { servers, database } = both
    const digest = 'a'.repeat(22)
    await asAdmin(database, (client) =>
      client.query(
        `insert into clinic_logos (id, version, picture, icon, digest, width, height)
         values ($1, 1, 'png', 'icon', $2, 96, 24)`,
        [randomUUID(), digest],
      ),
    )
    for (const server of [0, 1])
      await vi.waitFor(
        async () => {
          const answer = await fetch(`${servers[server]!.url}/about`)
          const shown = (await answer.text()).match(/<img[^>]*\/logo\/[^>]*>/g) ?? []
          expect(shown).toHaveLength(2)
          for (const one of shown) expect(one).toMatch(/width="96" height="24"/)
        },
        { timeout: limit(60_000), interval: 1000 },
      )
    const manifest = await fetch(`${servers[1]!.url}/manifest.webmanifest`)
    expect(manifest.headers.get('content-type')).toBe('application/manifest+json')
    expect(await manifest.json()).toMatchObject({
      id: '/',
      name: 'Chawama & Sons',
      icons: [{ src: `/logo/${digest}-icon.png` }, {}],
    })
    expect(await (await fetch(`${servers[1]!.url}/logo/${digest}.png`)).text()).toBe('png')
  })
})
