import type { DeviceKey } from '#domain/accounts/device-key.ts'
import { keptOfflineDays } from '#domain/values/kept-offline.ts'
import { onSignedOut } from '#web/platform/signed-in/auth/clear-session.ts'
import { type EntryList, ownerOf, type Place, readPlain, writePlain } from '../entry-list.ts'
import { outboxKeys } from '../outbox-keys.ts'
import { isContactFresh, serverNow } from '../server-clock.ts'
import { announceSession, signedInId, watchSession } from '../session.ts'
import { withTabLock } from '../with-tab-lock.ts'
import { withTimeout } from '../with-timeout.ts'
import { canLock, holdKeys, readHeldKeys } from './held-keys.ts'
import { keptPrefix } from './kept-prefix.ts'
import { lockText, unlockText } from './lock-text.ts'
import { deviceStore, tabStore } from '#web/platform/browser/stores.ts'

/** The lists that are locked. A visitor's message to us names no user, and is locked for none. */
const lockedLists = [
  outboxKeys.readings,
  outboxKeys.answers,
  outboxKeys.screenings,
  outboxKeys.alerts,
  outboxKeys.forms,
  outboxKeys.messages,
] as const

type Lists = Partial<Record<string, object[]>>
type Test = (one: object) => boolean

/** One user's locked text, as it lies in the browser's store. */
interface Kept {
  /** The day after which it may be deleted, `YYYY-MM-DD`, by the server's clock. */
  until: string
  text: string
}

/** What was unlocked for a user, in memory alone; not whole until all that is kept was read. */
let memory: { owner: string; lists: Lists; isWhole: boolean } | undefined
let loading: Promise<void> | undefined
/** What this page does to the locked text, one after another. */
let work: Promise<unknown> = Promise.resolve()

onSignedOut(() => {
  memory = undefined
})

const stores = () => [deviceStore(), tabStore()]
const listsNow = (): Lists => (memory && memory.owner === signedInId() ? memory.lists : {})

function inTurn<Result>(step: () => Promise<Result>): Promise<Result> {
  const done = work.then(step)
  work = done.catch(() => undefined)
  return done
}

/** Each entry once: it is in two lists while it moves from one to the other. */
const withoutDoubles = (list: readonly object[]) => [
  ...new Map(list.map((one) => [JSON.stringify(one), one])).values(),
]

function readKept(name: string): Partial<Kept> {
  try {
    return (JSON.parse(deviceStore().getItem(keptPrefix + name) ?? '{}') ?? {}) as Partial<Kept>
  } catch {
    return {}
  }
}

async function unlock(keys: readonly DeviceKey[]): Promise<Lists> {
  const lists: Lists = {}
  for (const key of keys) {
    const { text } = readKept(key.name)
    const found = JSON.parse((text && (await unlockText(text, key))) || '{}') as Lists
    for (const [name, list = []] of Object.entries(found))
      lists[name] = withoutDoubles([...(lists[name] ?? []), ...list])
  }
  return lists
}

/** Locks the lists with the first key, and deletes what earlier keys have locked. */
async function lock([key, ...earlier]: readonly DeviceKey[], lists: Lists) {
  const isEmpty = Object.values(lists).every((list = []) => list.length === 0)
  if (isEmpty) deviceStore().removeItem(keptPrefix + key!.name)
  else {
    const until = dayIn(keptOfflineDays)
    const kept: Kept = { until, text: await lockText(JSON.stringify(lists), key!) }
    deviceStore().setItem(keptPrefix + key!.name, JSON.stringify(kept))
  }
  for (const { name } of earlier) deviceStore().removeItem(keptPrefix + name)
}

const dayIn = (days: number) =>
  new Date(serverNow() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Changes what is locked, whatever another tab has done to it meanwhile. @throws DOMException */
async function changeLocked(
  owner: string,
  keys: readonly DeviceKey[],
  change: (lists: Lists) => Lists,
) {
  await withTabLock('ubumi.kept', async () => {
    const lists = change(await unlock(keys))
    await lock(keys, lists)
    if (signedInId() === owner) memory = { owner, lists, isWhole: true }
  })
}

function removePlain(key: string, stays: Test) {
  for (const store of stores()) {
    const list = readPlain(key, store)
    const left = list.filter(stays)
    if (left.length < list.length) writePlain(key, store, left)
  }
}

/** Reads what is locked, and locks what the user has in a list that others could read. */
async function load(owner: string, keys: readonly DeviceKey[]) {
  if (keys.length === 0 || signedInId() !== owner) return
  const isOwn: Test = (one) => ownerOf(one) === owner
  const found = lockedLists.map((key) => ({
    key,
    own: stores().flatMap((store) => readPlain(key, store).filter(isOwn)),
  }))
  await changeLocked(owner, keys, (lists) => {
    const all = { ...lists }
    for (const { key, own } of found) all[key] = withoutDoubles([...own, ...(lists[key] ?? [])])
    return all
  })
  for (const { key, own } of found) if (own.length > 0) removePlain(key, (one) => !isOwn(one))
  deleteExpired()
  watch()
  announceSession()
}

/** Only by the clock of the server: that of a phone may be years ahead. */
function deleteExpired() {
  if (!isContactFresh()) return
  for (const place of Object.keys(deviceStore())) {
    if (!place.startsWith(keptPrefix)) continue
    const { until } = readKept(place.slice(keptPrefix.length))
    if (until !== undefined && until < dayIn(0)) deviceStore().removeItem(place)
  }
}

let isWatching = false

/** Another tab may change what is locked. */
function watch() {
  if (isWatching) return
  isWatching = true
  watchSession((event) => {
    if (!event?.key?.startsWith(keptPrefix)) return
    void inTurn(async () => {
      const owner = signedInId()
      const keys = readHeldKeys()
      if (owner === undefined || memory?.owner !== owner || keys.length === 0) return
      const lists = await unlock(keys)
      if (signedInId() === owner) memory = { owner, lists, isWhole: true }
      announceSession()
    }).catch(() => undefined)
  })
}

/** Waits until all that is kept for the signed-in user can be read; never throws. */
export async function untilRead(): Promise<void> {
  const owner = signedInId()
  if (owner === undefined || !canLock()) return
  if (memory?.owner === owner && memory.isWhole) return
  loading ??= holdKeys()
    .then((keys) => inTurn(() => load(owner, keys)))
    .catch(() => undefined)
    .finally(() => {
      loading = undefined
    })
  await loading
}

/** What the signed-in user has in a list that ends with this tab. */
const ownInTab = (key: string) =>
  readPlain(key, tabStore()).filter((one) => ownerOf(one) === signedInId())

/** Where the user's entries of a list are, or of any list: in this tab alone if one of them is. */
export const placeOf = (key?: string): Place =>
  (key ? [key] : lockedLists).some((list) => ownInTab(list).length > 0) ? 'tab' : 'phone'

/** How many entries of a list are locked for the signed-in user. */
export const lockedCount = (key: string): number => listsNow()[key]?.length ?? 0

function askBeforeClosing(event: Event) {
  if (placeOf() === 'tab') event.preventDefault()
}

/** In milliseconds: the user waits for the words that say where an entry is. */
const keysWithin = 3000

/** @throws DOMException where this browser stores nothing, or no more */
async function store(
  { key, owner, held }: { key: string; owner: string | undefined; held: readonly DeviceKey[] },
  stays: Test,
  added: readonly object[],
): Promise<Place> {
  // A call may fail although there is a connection.
  const isToFetch = held.length === 0 && added.length > 0 && navigator.onLine && canLock()
  const keys = isToFetch ? await withTimeout(holdKeys(), keysWithin).catch(() => held) : held
  if (owner !== undefined && keys.length > 0)
    try {
      await changeLocked(owner, keys, (lists) => ({
        ...lists,
        [key]: [...(lists[key] ?? []).filter(stays), ...added],
      }))
      return 'phone'
    } catch (failure) {
      if (added.length === 0) throw failure
    }
  if (added.length === 0) return 'phone'
  if (signedInId() !== owner) throw new DOMException('The user has logged out.', 'AbortError')
  writePlain(key, tabStore(), [...readPlain(key, tabStore()), ...added])
  addEventListener('beforeunload', askBeforeClosing)
  return 'tab'
}

/**
 * A list of entries that is locked on this phone with a key which the next login of its owner gives
 * back, whichever kind of session that is (docs/decisions/104-kept-entries.md). Where nothing can be
 * locked it is in this tab alone, and closing that asks first.
 */
export function keptList(key: string): EntryList {
  return {
    read: () =>
      withoutDoubles([
        ...stores().flatMap((store) => readPlain(key, store)),
        ...(listsNow()[key] ?? []),
      ]),
    async change(stays, added) {
      const owner = signedInId()
      const held = canLock() ? readHeldKeys() : []
      const unsent = added.filter((one) => ownerOf(one) !== undefined)
      // What stays of a sent entry names no user.
      const sent = added.filter((one) => ownerOf(one) === undefined)
      removePlain(key, stays)
      if (sent.length > 0)
        writePlain(key, deviceStore(), [...readPlain(key, deviceStore()), ...sent])
      const before = listsNow()
      if (owner !== undefined) {
        const list = [...(before[key] ?? []).filter(stays), ...unsent]
        const isWhole = memory?.owner === owner && memory.isWhole
        memory = { owner, lists: { ...before, [key]: list }, isWhole }
      }
      announceSession()
      /** Where it is not locked, it must not be shown as if it were. */
      const takeBack = () => {
        const { [key]: list = [], ...others } = listsNow()
        if (memory && memory.owner === owner)
          memory.lists = { ...others, [key]: list.filter((one) => !unsent.includes(one)) }
      }
      try {
        const place = await inTurn(() => store({ key, owner, held }, stays, unsent))
        if (place === 'tab') takeBack()
        return place
      } catch (failure) {
        takeBack()
        throw failure
      } finally {
        announceSession()
      }
    },
    ready: untilRead,
  }
}
