import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { storesOfWeb } from './support/browser-stores.ts'
import { countWrites, isOfWeb } from './support/browser-writes.ts'
import { addTo, expectNoIssues } from './support/gate.ts'
import { makeStorage } from './support/phone-stores.ts'
import { readSources } from './support/sources.ts'

const list = '`storesOfWeb` in tests/support/browser-stores.ts'
const sources = readSources('web').filter(isOfWeb)

describe('what the web writes to stores of the browser', () => {
  it('is of no person, or says whose it is, in each file that writes', () => {
    expectNoIssues(
      sources.flatMap((source) => {
        const [writes, known] = [countWrites(source), storesOfWeb[source.path]?.writes ?? 0]
        if (writes === known) return []
        return [
          addTo(
            list,
            `${source.path} writes ${writes} times to a store of the browser, and ${known} are listed: can the next user of a shared phone see it? Put the id of its user in the key, or use storeOfSession().`,
            `'${source.path}': { writes: ${writes}, keys: ['ubumi.NAME.{id}'], whose: 'its user', why: '…' },`,
          ),
        ]
      }),
    )
  })

  it('has no entry of a file that is gone, or of a key that no file names', () => {
    const paths = new Set(sources.map(({ path }) => path))
    expect(Object.keys(storesOfWeb).filter((path) => !paths.has(path))).toEqual([])
    const text = sources.map((source) => source.text).join('\n')
    const isNamed = (key: string) => {
      const start = key.replace(/\{.*/, '')
      return (
        text.includes(start) ||
        // A draft, which is given the name alone; and what auth-js makes of its key.
        text.includes(`'${/^ubumi\.([a-z-]+)\.$/.exec(start)?.[1]}'`) ||
        start === 'ubumi.auth-code-verifier'
      )
    }
    const keys = Object.values(storesOfWeb).flatMap((store) => store.keys)
    expect(keys.filter((key) => !isNamed(key) && !key.endsWith('-'))).toEqual([])
  })

  it('keeps the id of its user in a key of the device, unless it is of no person or beside the session', () => {
    const onDevice = sources.filter(({ text }) => /\bdeviceStore\(\)(?:\.setItem\(|, )/.test(text))
    expect(onDevice.length).toBeGreaterThan(3)
    expectNoIssues(
      onDevice.flatMap(({ path, text }) => {
        const { whose } = storesOfWeb[path]!
        const namesUser = /signedInId|readStoredSession|user_id|profile\.id|keptPrefix/.test(text)
        return whose !== 'its user' || namesUser
          ? []
          : [`${path} is listed as of its user, and has no id of one.`]
      }),
    )
  })

  it.each([
    ["localStorage.setItem('ubumi.unit', unit)", 1],
    ["sessionStorage['ubumi.unit'] = unit", 1],
    ['localStorage.unit = unit', 1],
    ["const draft = tabDraft<Partial<Run>>('x')", 1],
    ["document.cookie = 'a=b'", 1],
    ["await indexedDB.open('x')", 1],
    ["await caches.open('x')", 1],
    ["localStorage.getItem('x'); sessionStorage.removeItem('x'); localStorage.clear()", 0],
    ['export function tabDraft<Value extends object>(name: string) {', 0],
  ])('counts the writes of %j as %d', (text, writes) => {
    expect(countWrites({ text })).toBe(writes)
  })
})

describe('after its user is gone, a browser', () => {
  const [mary, john] = [
    '11111111-1111-4111-8111-111111111111',
    '22222222-2222-4222-8222-222222222222',
  ]
  const keys = [...new Set(Object.values(storesOfWeb).flatMap((store) => store.keys))]
  const lists = ['ubumi.readings', 'ubumi.screenings', 'ubumi.to-send', 'intakeForms']

  beforeEach(() => {
    vi.resetModules()
    for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, makeStorage())
    vi.stubGlobal('window', {})
    vi.stubGlobal('indexedDB', {})
    for (const name of ['addEventListener', 'removeEventListener']) vi.stubGlobal(name, () => {})
    vi.stubGlobal('dispatchEvent', () => true)
    for (const store of [localStorage, sessionStorage])
      for (const key of keys)
        for (const id of [mary, john]) store.setItem(key.replace('{id}', id), 'stored')
    const session = { access_token: 't', user: { id: mary, user_metadata: {} } }
    sessionStorage.setItem('ubumi.auth', JSON.stringify(session))
    for (const key of lists)
      localStorage.setItem(key, JSON.stringify([{ user_id: mary }, { user_id: john }]))
  })
  afterEach(() => vi.unstubAllGlobals())

  const clear = async (endedFor?: string) => {
    const { clearBrowserStorage } = await import('#web/platform/signed-in/auth/clear-session.ts')
    await clearBrowserStorage(endedFor)
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  }

  it('has nothing after a logout but what is locked and what others have not sent', async () => {
    const left = await clear()
    expect(left.filter((key) => !key.startsWith('ubumi.kept.')).toSorted()).toEqual(
      lists.toSorted(),
    )
    for (const key of lists)
      expect(JSON.parse(localStorage.getItem(key)!)).toEqual([{ user_id: john }])
  })

  it('has after the end of a session only what says whose it is', async () => {
    const left = await clear(mary)
    const named = left.filter((key) => key.includes(mary))
    expect(named.length).toBeGreaterThan(5)
    const whose = (key: string) =>
      Object.values(storesOfWeb).find((store) =>
        store.keys.some((one) => one.replace('{id}', mary) === key),
      )?.whose
    expect(
      left.filter((key) => !key.startsWith('ubumi.kept.') && whose(key) !== 'its user'),
    ).toEqual([])
  })
})
