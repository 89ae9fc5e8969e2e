import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
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
})
