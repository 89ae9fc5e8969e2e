import { showPhone } from '#domain/phone/show-phone.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { formatDuration, formatMegabytes } from '#domain/calls/data-cost.ts'
import type { Call } from '#domain/calls/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import type { Microphone } from '../join/use-microphone.ts'
import { endCall } from '../queries.ts'
import type { Joined } from '../use-enter-call-mutation.ts'
import { HideScreen } from './hide-screen.tsx'
import { Picture, Sound } from './media.tsx'
import type { Talk, TalkState } from './talk.ts'
import { useCamera } from './use-camera.ts'
import { dial } from '#domain/phone/dial.ts'
import { Icon } from '#web/ui/icon.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { type ReEnteringProps, useReEnterCallMutation } from './use-re-enter-call-mutation.ts'

/** Where the connection carries no speech: an ordinary phone call, with one press. */
function PhoneOffer(props: ReEnteringProps) {
  const entering = useReEnterCallMutation(props)
  const { phone, full_name } = props.call.other
  return (
    <div role="alert" className="call-warning">
      <p className="font-bold">The connection is too poor for this call.</p>
      {phone ? (
        <p>Go on by phone. It is an ordinary call and needs no data.</p>
      ) : (
        <p>
          We have no phone number of <span translate="no">{full_name}</span>. Go where the signal is
          better.
        </p>
      )}
      <div className="form-actions">
        {phone ? (
          <a className="button" href={dial(phone)}>
            <Icon name="phone" />
            <span>
              Call <span translate="no">{showPhone(phone)}</span>
            </span>
          </a>
        ) : null}
        <ActionButton action={entering} variant="quiet" busyLabel="Connecting...">
          Connect again
        </ActionButton>
      </div>
    </div>
  )
}

interface TalkViewProps {
  call: Call
  talk: Talk
  state: TalkState
  /** Of the user. */
  sound: MediaStream
  microphone: Microphone
  onEnd: () => void
  onJoined: (joined: Joined) => void
}

/** The state of the connection, in words. */
function wordsOf({ connection }: TalkState, { other }: Call): string {
  if (connection === 'connected') return 'Connected'
  if (connection === 'connecting') return `Connecting to ${other.full_name}...`
  if (!other.is_present) return `${other.full_name} is not connected. Wait here.`
  return connection === 'lost' ? 'Connection lost. Connecting again...' : 'Connecting...'
}

/** The conversation: sound, perhaps pictures, and what the user can do. */
export function TalkView(props: TalkViewProps) {
  const { call, talk, state, sound, microphone, onEnd, onJoined } = props
  const client = useQueryClient()
  const [isMuted, setMuted] = useState(() => sound.getAudioTracks().some(({ enabled }) => !enabled))
  const [isHidden, setHidden] = useState(false)
  const camera = useCamera(talk, state.isTooPoorForVideo)

  function mute(is: boolean) {
    for (const track of sound.getAudioTracks()) track.enabled = !is
    setMuted(is)
  }

  function end() {
    // The user leaves at once; the other notices it even where this does not arrive.
    void endCall(client, call.appointment_id).catch(() => undefined)
    onEnd()
  }

  return (
    <div className="grid gap-6">
      <div>
        <p role="status" className="text-lg font-bold">
          {wordsOf(state, call)}
        </p>
        <p className="flex flex-wrap gap-x-4 text-muted">
          {state.since ? <Duration since={state.since} /> : null}
          <span>{formatMegabytes(state.bytes)} so far</span>
        </p>
      </div>
      {state.needsPhone ? (
        <PhoneOffer call={call} microphone={microphone} onJoined={onJoined} />
      ) : null}
      {state.sound ? <Sound stream={state.sound} /> : null}
      <div className="call-pictures">
        {state.picture && state.isOtherSeen && state.connection === 'connected' ? (
          <Picture stream={state.picture} label={`Camera of ${call.other.full_name}`} />
        ) : null}
        {camera.stream ? <Picture stream={camera.stream} label="Your camera" isOwn /> : null}
      </div>
      <p role="status" className={camera.notice ? undefined : 'sr-only'}>
        {camera.notice}
      </p>
      <div className="call-controls">
        <Button variant="quiet" onClick={() => mute(!isMuted)}>
          {isMuted ? 'Unmute' : 'Mute'}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={camera.isBusy}
          onClick={() => void (camera.stream ? camera.close() : camera.open())}
        >
          {camera.stream ? 'Turn camera off' : 'Turn camera on'}
        </Button>
        <Button variant="quiet" onClick={() => setHidden(true)}>
          Hide screen
        </Button>
        <Button variant="danger" onClick={end}>
          End
        </Button>
      </div>
      {isMuted ? <p role="status">You are muted. The other cannot hear you.</p> : null}
      <HideScreen isHidden={isHidden} onShow={() => setHidden(false)} />
    </div>
  )
}

/** Not announced: it changes each second. */
function Duration({ since }: { since: number }) {
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const clock = setInterval(() => setNow(performance.now()), 1000)
    return () => clearInterval(clock)
  }, [])
  return <span>{formatDuration(now - since)}</span>
}
