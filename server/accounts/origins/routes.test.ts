import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/app.ts'

const friend = 'https://app.example'

describe('a page of another origin', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await openTestApp({ AUTH_ORIGINS: `${friend}/, http://localhost:5173` })
  })
  afterAll(() => app.close())

  const ask = (Origin: string, headers: Record<string, string> = {}) =>
    app.request('GET', '/auth/v1/user', { headers: { Origin, ...headers } })
  const preflight = (Origin: string, path = '/auth/v1/token') =>
    app.request('OPTIONS', path, {
      headers: {
        Origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'authorization,content-type,x-supabase-api-version',
      },
    })

  it('may call where its origin is named, and reads the version that error codes need', async () => {
    for (const origin of [friend, 'http://localhost:5173']) {
      const { status, headers } = await preflight(origin)
      expect(status).toBe(204)
      expect(headers.get('access-control-allow-origin')).toBe(origin)
      expect(headers.get('access-control-allow-methods')).toMatch(/PUT.*DELETE/)
      const asked = headers.get('access-control-allow-headers')!.toLowerCase().split(',')
      for (const name of ['authorization', 'content-type', 'x-supabase-api-version', 'apikey']) {
        expect(asked).toContain(name)
      }
      const answer = await ask(origin, { 'X-Supabase-Api-Version': '2024-01-01' })
      expect(answer.status).toBe(401)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-expose-headers')).toContain(
        'X-Supabase-Api-Version',
      )
      expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01')
      expect(answer.headers.get('vary')).toMatch(/origin/i)
    }
  })

  it.each([
    'https://evil.example',
    'https://app.example.evil.example',
    'https://app.example:8443',
    'http://app.example',
    'null',
    '*',
  ])('may read nothing from %s', async (origin) => {
    for (const answer of [await ask(origin), await preflight(origin)]) {
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
      expect(answer.headers.get('vary')).toMatch(/origin/i)
    }
  })

  it('may call no other part of the server', async () => {
    for (const path of ['/api/profile', '/api/health', '/files/documents/x.pdf', '/']) {
      const answer = await preflight(friend, path)
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })
})

describe('without named origins', () => {
  it('no page elsewhere may read an answer', async () => {
    const app = await openTestApp()
    const answer = await app.request('GET', '/auth/v1/health', { headers: { Origin: friend } })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    await app.close()
  })

  it.each(['*', 'https://*.example', 'https://app.example/path', 'app.example', 'null'])(
    'and %s is no origin',
    async (AUTH_ORIGINS) => {
      await expect(openTestApp({ AUTH_ORIGINS })).rejects.toThrow('AUTH_ORIGINS: must be origins')
    },
  )
})
