import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  askServer,
  closeTab,
  day,
  everythingStored,
  keysOf,
  logIn,
  makePhone,
  newKey,
  openPage,
  pass,
  phone,
  removePhone,
  setClock,
  start,
} from '#tests/support/kept-phone.ts'

vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({ authenticatedFetch: askServer }))

beforeEach(makePhone)
afterEach(removePhone)

const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('ubumi.kept.'))
const keptText = () => keptKeys().map((key) => localStorage.getItem(key)!)

/** A page of Chanda that is offline from now on. */
async function openOffline() {
  logIn('chanda', 'tab')
  const page = await openPage()
  phone.isOnline = false
  return page
}

describe('what is locked', () => {
  it('says neither whose it is, nor how much, nor what', async () => {
    const page = await openOffline()
    await page.log('one')
    const [alone] = keptText()
    for (let count = 0; count < 20; count += 1) await page.log(`r${count}`)
    const [many] = keptText()
    expect(many).toHaveLength(alone!.length)
    expect(Object.keys(JSON.parse(many!) as object)).toEqual(['until', 'text'])
    for (const word of ['chanda', 'readings', 'one']) {
      expect(everythingStored().replace(sessionStorage.getItem('ubumi.auth')!, '')).not.toContain(
        `"${word}"`,
      )
      expect(keptKeys().join()).not.toContain(word)
    }
  })

  it('is read by no one after the session has ended', async () => {
    const page = await openOffline()
    await page.log('r')
    await page.end()
    expect(page.queue.own()).toEqual([])
    expect(everythingStored()).not.toContain(phone.serverKeys.get('chanda')![0]!.key)
    expect((await openPage()).queue.own()).toEqual([])
  })

  it('is changed by two tabs without a loss', async () => {
    const here = await openOffline()
    await here.log('first')
    const there = await openPage()
    await Promise.all([here.log('of here'), there.log('of there')])
    there.queue.remove('first')
    const later = await openPage()
    await vi.waitFor(async () =>
      expect((await openPage()).queue.own().map(({ typed }) => typed.id)).toEqual([
        'of here',
        'of there',
      ]),
    )
    expect(later.lockedCount('ubumi.readings')).toBeGreaterThan(0)
  })

  it('is locked again with the new key after the secret of the server was changed', async () => {
    const page = await openOffline()
    await page.log('r')
    const [before] = keptKeys()
    closeTab()
    phone.serverKeys.set('chanda', [newKey(), ...keysOf('chanda')])
    phone.isOnline = true
    logIn('chanda', 'device')
    const later = await openPage()
    expect(later.queue.own()).toHaveLength(1)
    expect(keptKeys()).toHaveLength(1)
    expect(keptKeys()).not.toEqual([before])
  })

  it('is deleted 90 days after the last login of its owner, by the clock of the server alone', async () => {
    const page = await openOffline()
    await page.log('r')
    closeTab()
    phone.isOnline = true
    const openAnew = () => {
      closeTab()
      logIn('mwila', 'tab')
      return openPage()
    }
    setClock(400 * day)
    await openAnew()
    expect(keptKeys()).toHaveLength(1)
    setClock(0)
    pass(90 * day)
    await openAnew()
    expect(keptKeys()).toHaveLength(1)
    pass(day)
    await openAnew()
    expect(keptKeys()).toEqual([])
  })

  it('is not deleted offline, where a clock may be years ahead', async () => {
    const page = await openOffline()
    await page.log('r')
    closeTab()
    phone.isOnline = true
    logIn('mwila', 'device')
    await openPage()
    phone.isOnline = false
    setClock(400 * day)
    await openPage()
    expect(keptKeys()).toHaveLength(1)
  })

  it('is deleted with the account of its owner, and only that', async () => {
    const page = await openOffline()
    await page.log('r')
    closeTab()
    phone.isOnline = true
    logIn('mwila', 'tab')
    const other = await openPage()
    phone.isOnline = false
    await other.log('m')
    expect(keptKeys()).toHaveLength(2)
    const { deleteKept } = await import('./held-keys.ts')
    deleteKept()
    expect(keptKeys()).toEqual([`ubumi.kept.${phone.serverKeys.get('chanda')![0]!.name}`])
  })
})

describe('an entry that cannot be locked', () => {
  const asksBeforeClosing = () => {
    const [, ask] = vi
      .mocked(addEventListener)
      .mock.calls.find(([name]) => name === 'beforeunload')!
    const event = new Event('beforeunload', { cancelable: true })
    ;(ask as (event: Event) => void)(event)
    return event.defaultPrevented
  }

  it('is said to be in this tab alone, and closing that asks first', async () => {
    phone.isOnline = false
    const page = await openOffline()
    expect(await page.log('r')).toBe('tab')
    expect(page.placeOf()).toBe('tab')
    expect(asksBeforeClosing()).toBe(true)
    const reloaded = await openPage()
    expect(reloaded.queue.own()).toHaveLength(1)
    phone.isOnline = true
    await reloaded.queue.sendAll()
    expect(phone.arrived).toHaveLength(1)
    expect(asksBeforeClosing()).toBe(false)
  })

  it('is locked as soon as the keys have come', async () => {
    phone.isOnline = false
    const page = await openOffline()
    await page.log('r')
    phone.isOnline = true
    await page.queue.ready()
    expect(page.placeOf()).toBe('phone')
    expect(page.queue.own()).toHaveLength(1)
    closeTab()
    logIn('chanda', 'device')
    expect((await openPage()).queue.own()).toHaveLength(1)
  })

  it('is in this tab on a page without encryption', async () => {
    vi.stubGlobal('crypto', {})
    const page = await openOffline()
    expect(await page.log('r')).toBe('tab')
    phone.isOnline = true
    await page.queue.sendAll()
    expect(phone.arrived).toHaveLength(1)
  })

  it('is in this tab where the phone is full, and is not said to be saved where the tab is full as well', async () => {
    const page = await openOffline()
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    vi.spyOn(localStorage, 'setItem').mockImplementation(full)
    expect(await page.log('r')).toBe('tab')
    vi.spyOn(sessionStorage, 'setItem').mockImplementation(full)
    await expect(page.log('s')).rejects.toThrow('Full')
    expect(page.queue.own().map(({ typed }) => typed.id)).toEqual(['r'])
  })
})

describe('lists of earlier versions of this site, which others could read', () => {
  const old = (user_id: string) => ({
    kind: 'glucose-readings',
    user_id,
    at: new Date(start).toISOString(),
    typed: { id: `of ${user_id}` },
  })

  it.each(['localStorage', 'sessionStorage'] as const)(
    'are sent from %s after a login of any kind, and those of others stay for them',
    async (name) => {
      globalThis[name].setItem('ubumi.readings', JSON.stringify([old('mwila'), old('chanda')]))
      logIn('chanda', name === 'localStorage' ? 'tab' : 'device')
      const page = await openPage()
      expect(JSON.parse(globalThis[name].getItem('ubumi.readings')!)).toEqual([old('mwila')])
      await page.queue.sendAll()
      expect(phone.arrived).toMatchObject([{ id: 'of chanda', takenAt: start }])
      await page.logOut()
      expect(JSON.parse(globalThis[name].getItem('ubumi.readings')!)).toEqual([old('mwila')])
    },
  )
})
