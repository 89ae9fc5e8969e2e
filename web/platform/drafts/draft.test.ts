import { afterEach, describe, expect, it, vi } from 'vitest'
import { memoryDraft, tabDraft, visitorDraft, visitorMemoryDraft } from './draft.ts'
import type * as Leaving from '#web/platform/signed-in/auth/clear-session.ts'

const { leavers, session } = vi.hoisted(() => ({
  leavers: [] as (() => void)[],
  session: { user: undefined as { id: string } | undefined },
}))
vi.mock('#web/platform/calls/session.ts', () => ({
  readStoredSession: () => (session.user ? { user: session.user } : null),
}))
vi.mock('#web/platform/signed-in/auth/clear-session.ts', (): Partial<typeof Leaving> => ({
  onSignedOut: (clear) => void leavers.push(clear),
}))

/** The storage of a tab, which may be full. */
function openTab({ isFull = false } = {}) {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      stored.set(key, text)
    },
    removeItem: (key: string) => stored.delete(key),
  })
  return stored
}

afterEach(() => {
  vi.unstubAllGlobals()
  session.user = undefined
  for (const leave of leavers) leave()
})

describe('a draft in the tab', () => {
  it('is stored under the id of its user, and read by no other', () => {
    const stored = openTab()
    const draft = tabDraft<{ body: string }>('message', 'thread-1')
    session.user = { id: 'user-1' }
    expect(draft.keep({ body: 'Headaches' })).toBe(true)
    expect([...stored.keys()]).toEqual(['ubumi.message.user-1.thread-1'])
    expect(draft.read()).toEqual({ body: 'Headaches' })
    session.user = { id: 'user-2' }
    expect(draft.read()).toBeUndefined()
  })

  it('is not stored where no one is signed in, such as right after the logout', () => {
    const stored = openTab()
    const draft = tabDraft<{ body: string }>('intake')
    expect(draft.keep({ body: 'Headaches' })).toBe(false)
    expect(stored.size).toBe(0)
    expect(draft.read()).toBeUndefined()
  })

  it('stays in memory where the storage is full, until the user logs out', () => {
    openTab({ isFull: true })
    const draft = visitorDraft<{ body: string }>('contact')
    expect(draft.keep({ body: 'Headaches' })).toBe(false)
    expect(draft.read()).toEqual({ body: 'Headaches' })
    for (const leave of leavers) leave()
    expect(draft.read()).toBeUndefined()
  })

  it.each(['', 'null', '{"body":', '7'])('is none where the text is not ours: %s', (text) => {
    openTab().set('ubumi.contact', text)
    expect(visitorDraft('contact').read()).toBeUndefined()
  })
})

describe('a draft in memory', () => {
  it('touches no storage, and is gone once it is cleared or the user logs out', () => {
    const stored = openTab()
    const draft = memoryDraft<{ note: string }>('activity')
    draft.keep({ note: 'Slowly' })
    expect(memoryDraft('activity').read()).toEqual({ note: 'Slowly' })
    expect(stored.size).toBe(0)
    draft.clear()
    expect(draft.read()).toBeUndefined()
    draft.keep({ note: 'Slowly' })
    for (const leave of leavers) leave()
    expect(draft.read()).toBeUndefined()
  })

  it('belongs to its user, also where a form ends only after the next one has logged in', () => {
    session.user = { id: 'user-1' }
    const draft = memoryDraft<{ note: string }>('activity')
    draft.keep({ note: 'Slowly' })
    session.user = { id: 'user-2' }
    expect(draft.read()).toBeUndefined()
    session.user = { id: 'user-1' }
    expect(draft.read()).toEqual({ note: 'Slowly' })
  })
})

describe.each([
  ['in the tab', visitorDraft],
  ['in memory', visitorMemoryDraft],
])('a draft %s that needs no account', (_, draftOf) => {
  it('is kept for the visitor who logs in', () => {
    openTab()
    const draft = draftOf<{ message: string }>('contact')
    draft.keep({ message: 'Of a visitor' })
    session.user = { id: 'user-1' }
    expect(draft.read()).toEqual({ message: 'Of a visitor' })
    draft.keep({ message: 'Of user 1' })
    session.user = { id: 'user-2' }
    expect(draft.read()).toBeUndefined()
  })

  it('of a user is read by no other user, and by no visitor', () => {
    openTab()
    const draft = draftOf<{ message: string }>('contact')
    session.user = { id: 'user-1' }
    draft.keep({ message: 'Of user 1' })
    for (const user of [undefined, { id: 'user-2' }]) {
      session.user = user
      expect(draft.read()).toBeUndefined()
      draft.clear()
    }
    session.user = { id: 'user-1' }
    expect(draft.read()).toEqual({ message: 'Of user 1' })
  })
})
