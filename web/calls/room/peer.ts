import { callLimits } from '#domain/calls/quality.ts'
import type { IceServer, Signal, SignalKind } from '#domain/calls/schema.ts'
import { withOpusLimits } from '#domain/calls/sdp.ts'

/** Candidates are sent together: each call costs on a slow connection. Milliseconds. */
const collectFor = 300

/** A small picture, for people who pay for each megabyte. */
const videoEncoding = { maxBitrate: 100_000, maxFramerate: 12 } as const

interface PeerOptions {
  /** The patient. Where both offer at once, the polite one drops its offer (WebRTC 1.0, perfect negotiation). */
  isPolite: boolean
  ice_servers: readonly IceServer[]
  relay_only: boolean
  microphone: MediaStreamTrack
  camera: MediaStreamTrack | undefined
  send: (kind: SignalKind, body: string) => void
  onTrack: (track: MediaStreamTrack) => void
  onState: (state: RTCPeerConnectionState) => void
}

export type Peer = ReturnType<typeof openPeer>

/**
 * One connection to one entry of the other. The provider makes the first offer, with one voice and one
 * picture each way, so that a camera needs no further negotiation.
 */
export function openPeer(options: PeerOptions) {
  const { isPolite, ice_servers, relay_only, microphone, send, onTrack, onState } = options
  let { camera } = options
  const connection = new RTCPeerConnection({
    iceServers: [...ice_servers],
    iceTransportPolicy: relay_only ? 'relay' : 'all',
    bundlePolicy: 'max-bundle',
    iceCandidatePoolSize: 1,
  })
  let video: RTCRtpSender | undefined
  let isOffering = false
  let ignoresOffer = false
  let received = Promise.resolve()
  const collect = candidateCollector((candidates) => send('candidates', JSON.stringify(candidates)))

  async function describe() {
    await connection.setLocalDescription()
    const { type, sdp } = connection.localDescription!
    if (type === 'offer' || type === 'answer') send(type, withOpusLimits(sdp))
  }

  connection.onnegotiationneeded = async () => {
    if (isPolite && !connection.remoteDescription) return
    try {
      isOffering = true
      await describe()
    } catch {
      // The connection was closed, or the other’s offer came first.
    } finally {
      isOffering = false
    }
  }
  connection.onicecandidate = ({ candidate }) => candidate && collect.add(candidate.toJSON())
  connection.ontrack = ({ track }) => onTrack(track)
  const stopRestarting = restartWhenLost(connection)
  connection.onconnectionstatechange = () => onState(connection.connectionState)

  if (!isPolite) {
    connection.addTransceiver(microphone, { direction: 'sendrecv' })
    const transceiver = connection.addTransceiver('video', {
      direction: 'sendrecv',
      sendEncodings: [videoEncoding],
    })
    preferVp8(transceiver)
    video = transceiver.sender
    void showCamera(camera)
  }

  /** The polite one answers the first offer with its own voice, and perhaps picture. */
  async function addOwnTracks() {
    for (const transceiver of connection.getTransceivers()) {
      if (transceiver.currentDirection || transceiver.direction === 'sendrecv') continue
      transceiver.direction = 'sendrecv'
      if (transceiver.receiver.track.kind === 'video') video = transceiver.sender
      else await transceiver.sender.replaceTrack(microphone)
    }
    await showCamera(camera)
  }

  async function takeDescription(type: 'offer' | 'answer', sdp: string) {
    const isStable = connection.signalingState === 'stable'
    ignoresOffer = !isPolite && type === 'offer' && (isOffering || !isStable)
    // An answer to an offer that was dropped.
    if (ignoresOffer || (type === 'answer' && isStable)) return
    await connection.setRemoteDescription({ type, sdp })
    if (type !== 'offer') return
    if (isPolite) await addOwnTracks()
    await describe()
    await limitVideo(video)
  }

  async function take({ kind, body }: Signal) {
    if (kind !== 'candidates') return takeDescription(kind, body)
    for (const candidate of JSON.parse(body) as RTCIceCandidateInit[])
      await connection.addIceCandidate(candidate).catch((failure: unknown) => {
        if (!ignoresOffer) throw failure
      })
  }

  async function showCamera(track: MediaStreamTrack | undefined) {
    camera = track
    await video?.replaceTrack(track ?? null)
  }

  return {
    connection,
    showCamera,
    /** Takes signals in order; one that cannot be used is skipped. */
    receive(signal: Signal) {
      received = received.then(() => take(signal)).catch(() => undefined)
    },
    close() {
      collect.stop()
      stopRestarting()
      connection.onconnectionstatechange = null
      connection.close()
    },
  }
}

function candidateCollector(flush: (candidates: RTCIceCandidateInit[]) => void) {
  let waiting: RTCIceCandidateInit[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    add(candidate: RTCIceCandidateInit) {
      waiting.push(candidate)
      timer ??= setTimeout(() => {
        flush(waiting)
        waiting = []
        timer = undefined
      }, collectFor)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Starts ICE again at once where it has failed or the device has a network again, and after 5 s where it is
 * disconnected. Returns a function to stop.
 */
function restartWhenLost(connection: RTCPeerConnection): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    if (!['connected', 'completed', 'new'].includes(connection.iceConnectionState))
      connection.restartIce()
  }
  connection.oniceconnectionstatechange = () => {
    clearTimeout(timer)
    const { iceConnectionState: state } = connection
    if (state === 'failed') restart()
    if (state === 'disconnected') timer = setTimeout(restart, callLimits.disconnectedFor)
  }
  addEventListener('online', restart)
  return () => {
    clearTimeout(timer)
    removeEventListener('online', restart)
    connection.oniceconnectionstatechange = null
  }
}

/** VP8 alone: every browser has it, and the offer is a third as long. */
function preferVp8(transceiver: RTCRtpTransceiver) {
  const { codecs = [] } = RTCRtpReceiver.getCapabilities('video') ?? {}
  const wanted = codecs.filter(({ mimeType }) => /^video\/(vp8|rtx)$/i.test(mimeType))
  if (wanted.length > 0) transceiver.setCodecPreferences(wanted)
}

async function limitVideo(sender: RTCRtpSender | undefined) {
  if (!sender) return
  const parameters = sender.getParameters() as RTCRtpSendParameters & {
    degradationPreference?: 'maintain-framerate'
  }
  for (const encoding of parameters.encodings) Object.assign(encoding, videoEncoding)
  parameters.degradationPreference = 'maintain-framerate'
  // Not every browser knows each of them.
  await sender.setParameters(parameters).catch(() => undefined)
}
