import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib'

import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { securityHeaders } from '#server/platform/http/security-headers.ts'
import { webPages } from '#server/platform/http/static.ts'

let folder: string
let app: Hono

const script = 'console.log("a script long enough to be worth compressing, again and again")'

function write(name: string, content: string) {
  const path = join(folder, name)
  writeFileSync(path, content)
  writeFileSync(`${path}.br`, brotliCompressSync(content))
  writeFileSync(`${path}.gz`, gzipSync(content))
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'web-'))
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'pages/dev'), { recursive: true })
  mkdirSync(join(folder, 'pages/people'))
  write('pages/people/id.html', '<h1>Somebody</h1>')
  write('pages/home.html', '<h1>Home</h1>')
  write('pages/not-found.html', '<h1>Page not found</h1>')
  write('pages/dev/kit.html', '<h1>Kit</h1>')
  write('assets/main-abc.js', script)
  write('worker.js', script)
  const inside = { scripts: ['sha256-one='], styles: ['sha256-two='] }
  write(
    'pages.json',
    JSON.stringify({
      pages: [
        { path: '/', file: 'pages/home.html', status: 200, ...inside },
        { path: '/about', file: 'pages/home.html', status: 200, ...inside },
        { path: '/people/:id', file: 'pages/people/id.html', status: 200, ...inside },
        { path: '/call/:id', file: 'pages/home.html', status: 200, capture: true, ...inside },
        { path: '/dev/kit', file: 'pages/dev/kit.html', status: 200, development: true, ...inside },
        { path: '/not-found', file: 'pages/not-found.html', status: 404, ...inside },
      ],
      redirects: { '/patient-dashboard': '/patient-profile' },
    }),
  )
  app = new Hono()
  app.use(securityHeaders(true))
  app.route('/', webPages({ folder, development: false }))
})

afterAll(() => rmSync(folder, { recursive: true }))

describe('chunks of the version before', () => {
  const ask = (earlier: string) => {
    const server = new Hono().route('/', webPages({ folder, earlier, development: false }))
    return async (path: string) => {
      const answer = await server.request(path)
      return [answer.status, answer.headers.get('cache-control'), await answer.text()]
    }
  }

  it('are served beside those of this one, and nothing is missing without them', async () => {
    const earlier = mkdtempSync(join(tmpdir(), 'earlier-'))
    mkdirSync(join(earlier, 'assets'))
    writeFileSync(join(earlier, 'assets/main-old.js'), 'old')
    writeFileSync(join(earlier, 'assets/main-abc.js'), 'never')
    const get = ask(earlier)
    const forever = 'public, max-age=31536000, immutable'
    expect(await get('/assets/main-old.js')).toEqual([200, forever, 'old'])
    expect(await get('/assets/main-abc.js')).toEqual([200, forever, script])
    expect((await get('/assets/main-none.js'))[0]).toBe(404)
    rmSync(earlier, { recursive: true })
    expect((await ask(earlier)('/assets/main-abc.js'))[0]).toBe(200)
  })
})

describe('the names that browsers open by https only', () => {
  const hsts = async (...settings: Parameters<typeof securityHeaders>) => {
    const secured = new Hono().use(securityHeaders(...settings))
    secured.get('/page', (c) => c.html('<p>Page</p>'))
    secured.get('/data', (c) => c.body('{}', 200, { 'Content-Type': 'application/json' }))
    const answers = [await secured.request('/page'), await secured.request('/data')]
    return answers.map(({ headers }) => headers.get('strict-transport-security'))
  }

  it('are this host alone, unless configured, and none without https', async () => {
    const plain = 'max-age=63072000'
    expect(await hsts(true)).toEqual([plain, plain])
    expect(await hsts(true, 'subdomains')).toEqual(Array(2).fill(`${plain}; includeSubDomains`))
    expect(await hsts(true, 'preload')).toEqual(
      Array(2).fill(`${plain}; includeSubDomains; preload`),
    )
    expect(await hsts(false, 'preload')).toEqual([null, null])
  })
})

describe('a page', () => {
  it('has the hashes of its inline code in its content policy', async () => {
    const answer = await app.request('/')
    const policy = answer.headers.get('content-security-policy')
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('<h1>Home</h1>')
    expect(policy).toContain("script-src 'self' 'sha256-one=';")
    expect(policy).toContain("style-src 'self' 'sha256-two=';")
    expect(policy).toContain("worker-src 'self'")
    expect(policy).toContain("connect-src 'self';")
    expect(policy).not.toMatch(/unsafe/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('may use camera and microphone where the build says so, and nowhere else', async () => {
    const policyAt = async (path: string, headers = {}) =>
      (await app.request(path, { headers })).headers.get('permissions-policy')
    const { headers } = await app.request('/call/7')
    const stored = { 'If-None-Match': headers.get('etag')! }
    for (const policy of [await policyAt('/call/7'), await policyAt('/call/7', stored)])
      expect(policy).toBe('camera=(self), microphone=(self), geolocation=(), payment=(), usb=()')
    for (const path of ['/', '/about', '/people/7', '/call', '/call/7/8', '/nowhere'])
      expect(await policyAt(path)).toBe(
        'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      )
  })

  it('is asked for again each time, and answered 304 while it is unchanged', async () => {
    const first = await app.request('/')
    const etag = first.headers.get('etag') ?? ''
    const second = await app.request('/', { headers: { 'If-None-Match': etag } })
    expect(first.headers.get('cache-control')).toBe('no-cache')
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
  })

  it.each([
    ['/About', '/about'],
    ['/about/?next=%2FX&a=1', '/about?next=%2FX&a=1'],
    ['/ABOUT//', '/about'],
    ['/People/Ab-1', '/people/Ab-1'],
    ['/people/Ab-1/?page=2', '/people/Ab-1?page=2'],
    ['/Patient-Dashboard/?tab=1', '/patient-profile?tab=1'],
    ['/ab%6Fut', '/about'],
    ['/%41bout?next=%2FX', '/about?next=%2FX'],
    ['/about.', '/about'],
    ['/about,', '/about'],
    ['/About).?a=1', '/about?a=1'],
    ['/about%20', '/about'],
    ['/about%E2%80%8B', '/about'],
    ['/about/%22%3E', '/about'],
    ['/people/Ab-1.', '/people/Ab-1'],
    ['/call/7%0A', '/call/7'],
    ['/c%61ll/7', '/call/7'],
    ['/People/a%2Fb', '/people/a%2Fb'],
    ['/People/%C3%A9', '/people/%C3%A9'],
  ])('has one address: %s leads to %s for good', async (path, address) => {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([301, address])
  })

  it.each([
    '/Nowhere',
    '//example.org/',
    '//About',
    '/Not-Found',
    '/people//',
    '/a/About',
    '/.about',
    '/about.html',
    '/about%3Fa=1',
    '/%2fabout/',
  ])('is not at %s, which leads nowhere', async (path) => {
    const answer = await app.request(new Request(`http://localhost${path}`))
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
  })

  it.each([
    '/people/a%20b',
    '/people/%25',
    '/people/%zz',
    '/people/a%2Fb',
    '/people/é',
    '/people/%C3%A9',
  ])('leads at most once from one address to another: %s', async (path) => {
    let answer = await app.request(path)
    const next = answer.headers.get('location')
    if (next) answer = await app.request(next)
    expect(answer.status).toBe(200)
  })

  it('has one address: a slash at its end leads to it', async () => {
    const answer = await app.request('/about/?from=mail')
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe('/about?from=mail')
  })

  it('may redirect another address', async () => {
    const answer = await app.request('/patient-dashboard')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/patient-profile')
  })

  it('with an open part is served at each matching address, and at no other', async () => {
    for (const path of ['/people/7', '/people/0b5c', '/people/first.last']) {
      const answer = await app.request(path)
      expect([answer.status, await answer.text()]).toEqual([200, '<h1>Somebody</h1>'])
      expect(answer.headers.get('content-security-policy')).toContain("'sha256-one='")
    }
    expect((await app.request('/people/7/')).headers.get('location')).toBe('/people/7')
    for (const path of ['/people', '/people/', '/people/7/8', '/peoples/7'])
      expect((await app.request(path)).status).toBe(404)
  })

  it('for development is not served outside it', async () => {
    expect((await app.request('/dev/kit')).status).toBe(404)
    const atWork = webPages({ folder, development: true })
    expect((await atWork.request('/dev/kit')).status).toBe(200)
  })
})

describe('an unknown address', () => {
  it('is a page for people with status 404, never the start page', async () => {
    const answer = await app.request('/nowhere')
    expect(answer.status).toBe(404)
    expect(await answer.text()).toBe('<h1>Page not found</h1>')
  })

  it.each(['/assets/main-old.js', '/wp-login.php', '/pages/home.html', '/pages.json'])(
    'that looks like a file is plain text with status 404: %s',
    async (path) => {
      const answer = await app.request(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
    },
  )

  it.each(['/assets/../pages.json', '/assets/%2e%2e/pages.json', '/..%2fpages.json', '/%00.js'])(
    'cannot reach out of the folder: %s',
    async (path) => {
      const answer = await app.request(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('sha256')
    },
  )
})

describe('an asset', () => {
  it.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['', null],
  ])('asked for with "%s" comes as %s', async (accepted, coding) => {
    const answer = await app.request('/assets/main-abc.js', {
      headers: { 'Accept-Encoding': accepted },
    })
    expect(answer.headers.get('content-encoding')).toBe(coding)
    expect(answer.headers.get('vary')).toBe('Accept-Encoding')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const body = Buffer.from(await answer.arrayBuffer())
    if (coding === 'br') expect(brotliDecompressSync(body).toString()).toBe(script)
  })

  it('is described to HEAD as to GET, without a body', async () => {
    const answer = await app.request('/assets/main-abc.js', { method: 'HEAD' })
    expect(answer.headers.get('content-length')).toBe(String(script.length))
    expect(await answer.text()).toBe('')
  })
})

describe('the service worker', () => {
  it('is asked for again each time, and may fetch from its own origin alone', async () => {
    const answer = await app.request('/worker.js')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; connect-src 'self'",
    )
  })
})
