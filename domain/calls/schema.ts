import * as z from 'zod/mini'
import { participants } from '../appointments/status.ts'
import { identity } from '../practice/identity.ts'
import { uuid } from '../values/uuid.ts'

const id = uuid('Send a UUID.')
const instant = z.iso.datetime({ offset: true })

/**
 * `empty`: the patient is not in; `waiting`: the patient waits to be admitted; `admitted`: the two may
 * talk; `ended`: one of them has ended it. Who enters after that waits, or admits, again.
 */
export const callPhases = ['empty', 'waiting', 'admitted', 'ended'] as const
export type CallPhase = (typeof callPhases)[number]

/** What the browser gives to `RTCPeerConnection`. */
export const iceServer = z.object({
  urls: z.array(z.string()),
  username: z.string(),
  credential: z.string(),
})
export type IceServer = z.output<typeof iceServer>

/** The call of a Virtual session as one of its two participants sees it, within its window. */
export const call = z.object({
  appointment_id: id,
  /** Which of the two the caller is. */
  role: z.enum(participants),
  other: z.object({
    full_name: z.string(),
    ...identity,
    /** Whether the other follows the call now: updated at least every 30 s. */
    is_present: z.boolean(),
    /** For an ordinary call where the connection is too poor; null where none is on record. */
    phone: z.nullable(z.string()),
    /** Which opening of the page the other's signals come from; null where they have not entered. */
    entry_id: z.nullable(id),
  }),
  phase: z.enum(callPhases),
  /** Since when the patient has been waiting; null where they are not. */
  waiting_since: z.nullable(instant),
  /** The caller's own newest entry; null where they have not entered. A second device replaces the first. */
  entry_id: z.nullable(id),
  /** Either has asked that neither learns the other's address: connect through the relay alone. */
  relay_only: z.boolean(),
  appointment_time: instant,
  duration_minutes: z.int(),
  closes_at: instant,
  /** Address of the room where `VIDEO_URL` names a Jitsi; then nothing else here is used. */
  video_url: z.nullable(z.string()),
})
export type Call = z.output<typeof call>

/** An opening of the page: created by the device, so that a retry enters once. */
export const newEntry = z.strictObject({ id, relay_only: z.boolean() })
export type NewEntry = z.output<typeof newEntry>

/** After entering: the call, and the relays with credentials for this session alone. */
export const entered = z.object({ call, ice_servers: z.array(iceServer) })
export type Entered = z.output<typeof entered>

/** As the browser gives them: two descriptions, and the candidates collected in about 300 ms. */
export const signalKinds = ['offer', 'answer', 'candidates'] as const
export type SignalKind = (typeof signalKinds)[number]

/** Characters of a signal's body: an SDP, or a JSON array of candidates. */
export const maxSignal = 16_000

export const newSignal = z.strictObject({
  id,
  /** The caller's own entry: 409 `stale_entry` where it is no longer the newest. */
  from_entry: id,
  /** The entry that it is for: 409 `stale_entry` where the other has entered again. */
  to_entry: id,
  kind: z.enum(signalKinds, 'Send offer, answer or candidates.'),
  body: z
    .string('Write this as text.')
    .check(z.minLength(1), z.maxLength(maxSignal, `Send at most ${maxSignal} characters.`)),
})
export type NewSignal = z.output<typeof newSignal>

/** A signal to the caller's newest entry. */
export const signal = z.object({
  id,
  from_entry: id,
  kind: z.enum(signalKinds),
  body: z.string(),
  created_at: instant,
})
export type Signal = z.output<typeof signal>

/** Signals after this one, by id; all of the caller's newest entry without it. */
export const signalsQuery = z.object({ after: z.optional(id) })

/** Signals of one answer: there are more where there are so many. */
export const maxSignals = 100

/** Which entry a stream belongs to. Without one it only announces that the call has changed. */
export const callStreamQuery = z.object({ entry: z.optional(id) })

/** A patient who waits for the provider who asks. */
export const waitingPatient = z.object({
  appointment_id: id,
  full_name: z.string(),
  ...identity,
  appointment_time: instant,
  waiting_since: instant,
})
export type WaitingPatient = z.output<typeof waitingPatient>
