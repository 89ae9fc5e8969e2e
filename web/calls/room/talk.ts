import type { Call, Entered, Signal } from '#domain/calls/schema.ts'
import { followEvents } from '#web/platform/signed-in/follow-events.ts'
import { listSignals, reportBeginning, streamOf } from '../queries.ts'
import { outgoingSignals } from './outgoing.ts'
import { openPeer, type Peer } from './peer.ts'
import { watchQuality } from './watch-quality.ts'

/** What the page shows of a conversation. */
export interface TalkState {
  /** `none` until both are in; `lost` after it was connected. */
  connection: 'none' | 'connecting' | 'connected' | 'lost'
  /** Another device of the user has entered instead. */
  isElsewhere: boolean
  sound: MediaStream | undefined
  picture: MediaStream | undefined
  /** The other’s camera is on: its picture arrives. */
  isOtherSeen: boolean
  isTooPoorForVideo: boolean
  needsPhone: boolean
  /** Data used, both ways. */
  bytes: number
  /** When the two were first connected, in milliseconds since the page was opened: a clock may be set during a call. */
  since: number | undefined
}

interface TalkOptions {
  id: string
  entered: Entered
  microphone: MediaStreamTrack
  /** Fetches the call again, and passes it to `follow`. */
  refresh: () => void
}

/** Three signs of life of the server. */
const silentFor = 75_000

export type Talk = ReturnType<typeof createTalk>

/**
 * One entry into a call. From `start` to `stop` it follows the events of the call, and keeps one connection
 * to the newest entry of the other. The microphone is released by the page.
 */
export function createTalk({ id, entered, microphone, refresh }: TalkOptions) {
  const entry_id = entered.call.entry_id!
  let stopping = new AbortController()
  const listeners = new Set<() => void>()
  const inbox = new Map<string, Signal[]>()
  let state: TalkState = {
    connection: 'none',
    isElsewhere: false,
    sound: undefined,
    picture: undefined,
    isOtherSeen: false,
    isTooPoorForVideo: false,
    needsPhone: false,
    bytes: 0,
    since: undefined,
  }
  let open: { peer: Peer; with: string; close: () => void } | undefined
  let camera: MediaStreamTrack | undefined
  let last: string | undefined
  let bytesBefore = 0

  function show(change: Partial<TalkState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  function stop() {
    stopping.abort()
    open?.close()
    open = undefined
  }

  function leaveElsewhere() {
    stop()
    show({ isElsewhere: true, connection: 'none' })
  }

  function connect(call: Call, to_entry: string) {
    open?.close()
    bytesBefore = state.bytes
    const closing = new AbortController()
    show({ connection: state.since ? 'lost' : 'connecting', isOtherSeen: false })
    const peer = openPeer({
      isPolite: call.role === 'patient',
      ice_servers: entered.ice_servers,
      relay_only: call.relay_only,
      microphone,
      camera,
      send: outgoingSignals({
        appointment_id: id,
        from_entry: entry_id,
        to_entry,
        signal: closing.signal,
        onStale: refresh,
      }),
      onTrack(track) {
        const stream = new MediaStream([track])
        if (track.kind === 'audio') return show({ sound: stream })
        track.onunmute = () => show({ isOtherSeen: true })
        show({ picture: stream })
      },
      onState(connection) {
        if (connection === 'connected')
          show({ connection: 'connected', since: state.since ?? performance.now() })
        else if (state.connection !== 'none')
          show({ connection: state.since ? 'lost' : 'connecting' })
      },
    })
    let isReported = false
    watchQuality(peer.connection, closing.signal, ({ bytes, ...seen }) => {
      show({ ...seen, bytes: bytesBefore + bytes })
      if (isReported || state.connection !== 'connected') return
      isReported = true
      reportBeginning(id).catch(() => (isReported = false))
    })
    open = {
      peer,
      with: to_entry,
      close() {
        closing.abort()
        peer.close()
      },
    }
    for (const signal of inbox.get(to_entry) ?? []) peer.receive(signal)
    inbox.clear()
  }

  function takeSignal(signal: Signal) {
    last = signal.id
    const { from_entry } = signal
    if (from_entry === open?.with) return open.peer.receive(signal)
    // The other has entered again, or this device does not know yet that it may speak.
    inbox.set(from_entry, [...(inbox.get(from_entry) ?? []), signal])
    refresh()
  }

  function start() {
    stopping = new AbortController()
    const { signal } = stopping
    const fetchSignals = inTurn(async () => {
      for (const one of await listSignals(id, last)) takeSignal(one)
    }, signal)
    void followEvents(streamOf(id, entry_id), {
      signal,
      silentFor,
      longestPause: 5000,
      onEvent({ name }) {
        if (name === 'elsewhere') {
          leaveElsewhere()
          return false
        }
        if (name === 'ready' || name === 'call') refresh()
        if (name === 'ready' || name === 'signal') fetchSignals()
        return true
      },
      // Where the server ends it, the call says why.
    }).then(() => signal.aborted || refresh())
    return stop
  }

  return {
    getState: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @returns `stop` */
    start,
    /** The call as the server has it now. */
    follow(call: Call) {
      if (stopping.signal.aborted) return
      if (call.entry_id && call.entry_id !== entry_id) return leaveElsewhere()
      const to_entry = call.phase === 'admitted' ? call.other.entry_id : null
      if (to_entry === (open?.with ?? null)) return
      if (to_entry) return connect(call, to_entry)
      open?.close()
      open = undefined
      show({ connection: 'none' })
    },
    showCamera(track: MediaStreamTrack | undefined) {
      camera = track
      void open?.peer.showCamera(track)
    },
    stop,
  }
}

/** Runs one at a time, and once more where it was asked for while it ran; a failure is tried again. */
function inTurn(run: () => Promise<void>, signal: AbortSignal): () => void {
  let isRunning = false
  let isWanted = false
  async function runWanted() {
    if (isRunning) return
    isRunning = true
    while (isWanted && !signal.aborted) {
      isWanted = false
      await run().catch(async () => {
        isWanted = true
        await new Promise((done) => setTimeout(done, 1500))
      })
    }
    isRunning = false
  }
  return () => {
    isWanted = true
    void runWanted()
  }
}
