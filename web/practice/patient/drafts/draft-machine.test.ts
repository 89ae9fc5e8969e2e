import { describe, expect, it } from 'vitest'
import type { Note, NoteDraft } from '#domain/session-notes/schema.ts'
import { openDraft, type Unsaved } from './draft-machine.ts'
import { noteTexts, type Typed, typedOf } from '../notes/typed.ts'

const id = '7d9f1b54-1a0c-4a5d-8f3a-0f5c1c1b2a10'
const patient_id = '7d9f1b54-1a0c-4a5d-8f3a-0f5c1c1b2a11'
const nothing: Typed = {
  form: 'free',
  appointment_id: null,
  free_text: '',
  reason: '',
  findings: '',
  plan: '',
  follow_up: '',
}
const offline = new TypeError('Failed to fetch')
type Failing = 'none' | 'offline' | 'lost'
const conflict = new Error('conflict')

/** The stored note of a server, and the connection to it. */
function server() {
  let stored: Note | undefined
  let answers: Failing[] = []
  const sent: string[] = []
  async function answer<Value>(name: string, work: () => Value): Promise<Value> {
    sent.push(name)
    const failure = answers.shift()
    await Promise.resolve()
    if (failure === 'offline') throw offline
    const value = work()
    if (failure === 'lost') throw offline
    return value
  }
  function write({ version, ...draft }: NoteDraft): Note {
    const isSame = stored && stored.free_text === draft.free_text
    if (isSame) return stored!
    if (version !== (stored?.version ?? 0) || stored?.signed_at) throw conflict
    const at = '2026-03-02T07:00:00.000Z'
    const rest = { created_at: at, saved_at: at, signed_at: null, shared_at: null, amendments: [] }
    stored = { id, ...draft, ...rest, version: version + 1 }
    return stored
  }
  return {
    sent,
    stored: () => stored,
    fails: (...next: Failing[]) => void (answers = next),
    /** Another device. */
    writes(free_text: string) {
      write({ ...nothing, free_text, patient_id, version: stored?.version ?? 0 })
    },
    signs: () => void (stored = { ...stored!, signed_at: '2026-03-02T08:00:00.000Z' }),
    save: (draft: NoteDraft) => answer('save', () => write(draft)),
    fetch: () => answer('fetch', () => stored!),
    remove: (note: Note) =>
      answer('remove', () => {
        if (note.version !== stored?.version) throw conflict
        stored = undefined
      }),
  }
}

/** An editor in one tab, and what the tab holds of it. */
function opened(on: ReturnType<typeof server>, held: { now?: Unsaved<Typed> | undefined } = {}) {
  const draft = openDraft({
    id,
    first: on.stored() ? typedOf(on.stored()!) : nothing,
    stored: on.stored(),
    unsaved: held.now,
    texts: noteTexts,
    save: (typed, version) => on.save({ ...typed, patient_id, version }),
    fetch: on.fetch,
    remove: on.remove,
    isConflict: (failure) => failure === conflict,
    hold: (unsaved) => void (held.now = unsaved),
  })
  return { draft, held }
}

describe('a note that is typed', () => {
  it('stays open while it cannot be saved, and is there again after its editor was left', async () => {
    const on = server()
    const { draft, held } = opened(on)
    on.fails('offline', 'offline')
    draft.change({ free_text: 'She sleeps' })
    expect(await draft.close()).toBe(false)
    await draft.flush()
    expect(on.stored()).toBeUndefined()
    const again = opened(on, held)
    expect(again.draft.read().typed.free_text).toBe('She sleeps')
    expect(await again.draft.close()).toBe(true)
    expect(on.stored()?.free_text).toBe('She sleeps')
    expect(held.now).toBeUndefined()
  })

  it('that comes back still names the version over which it was typed', async () => {
    const on = server()
    on.writes('one')
    const { draft, held } = opened(on)
    on.fails('offline')
    draft.change({ free_text: 'mine' })
    await draft.flush()
    on.writes('theirs')
    const again = opened(on, held)
    await again.draft.flush()
    expect(again.draft.read().other?.free_text).toBe('theirs')
    expect(on.stored()?.free_text).toBe('theirs')
  })

  it('can be saved again where the other version could not be fetched', async () => {
    const on = server()
    on.writes('one')
    const { draft } = opened(on)
    on.writes('theirs')
    draft.change({ free_text: 'mine' })
    on.fails('none', 'offline')
    expect(await draft.flush()).toBeUndefined()
    expect(draft.read()).toMatchObject({ state: 'failed', other: undefined })
    await draft.flush()
    expect(draft.read().other?.free_text).toBe('theirs')
    await draft.keepMine()
    expect(on.stored()?.free_text).toBe('mine')
  })

  it('goes on where only the answer to its own save was lost', async () => {
    const on = server()
    const { draft } = opened(on)
    on.fails('lost')
    draft.change({ free_text: 'She sleeps' })
    await draft.flush()
    draft.change({ free_text: 'She sleeps badly' })
    await draft.flush()
    expect(draft.read()).toMatchObject({ state: 'saved', other: undefined })
    expect(on.stored()?.free_text).toBe('She sleeps badly')
  })

  it('shows the signed note where another window signed it, and can be closed without it', async () => {
    const on = server()
    on.writes('one')
    const { draft, held } = opened(on)
    on.signs()
    await draft.compare()
    expect(draft.read().other?.signed_at).not.toBeNull()
    draft.change({ free_text: 'more' })
    expect(await draft.close()).toBe(false)
    draft.giveUp()
    expect(held.now).toBeUndefined()
    expect(draft.isSaved()).toBe(true)
  })

  it('that is empty is removed, and does not come back when its editor is left', async () => {
    const on = server()
    const { draft } = opened(on)
    draft.change({ free_text: 'a' })
    await draft.flush()
    draft.change({ free_text: '' })
    expect(await draft.close()).toBe(true)
    expect(on.stored()).toBeUndefined()
    expect(draft.isSaved()).toBe(true)
    await draft.flush()
    expect(on.stored()).toBeUndefined()
  })

  it('that is empty leaves what another device wrote', async () => {
    const on = server()
    on.writes('one')
    const { draft } = opened(on)
    on.writes('theirs')
    draft.change({ free_text: '' })
    expect(await draft.close()).toBe(false)
    expect(draft.read().other?.free_text).toBe('theirs')
    expect(await draft.close()).toBe(false)
    expect(on.sent).not.toContain('remove')
    expect(on.stored()?.free_text).toBe('theirs')
  })

  it('that is empty says where it could not be removed', async () => {
    const on = server()
    on.writes('')
    const { draft } = opened(on)
    on.fails('offline')
    await expect(draft.close()).rejects.toBe(offline)
    expect(on.stored()).toBeDefined()
  })

  it('is saved one version after another', async () => {
    const on = server()
    const { draft } = opened(on)
    draft.change({ free_text: 'a' })
    const first = draft.flush()
    await Promise.resolve()
    draft.change({ free_text: 'ab' })
    await Promise.all([first, draft.flush(), draft.flush()])
    expect(on.stored()).toMatchObject({ free_text: 'ab', version: 2 })
    expect(on.sent).toEqual(['save', 'save'])
  })
})
