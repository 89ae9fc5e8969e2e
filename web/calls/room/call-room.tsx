import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { Call } from '#domain/calls/schema.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { PageHeading } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import type { Microphone } from '../join/use-microphone.ts'
import { callOf, refreshCall } from '../queries.ts'
import type { Joined } from '../use-enter-call-mutation.ts'
import { timeOf, titleOf, type Places } from '../texts.ts'
import { EndedCall } from './ended-call.tsx'
import { createTalk, type Talk } from './talk.ts'
import { TalkView } from './talk-view.tsx'
import { useWakeLock } from './use-wake-lock.ts'
import { WaitingRoom } from './waiting-room.tsx'
import { ActionButton } from '#web/ui/actions/action-button.tsx'
import { NoMicrophone } from '../join/no-microphone.tsx'
import { type ReEnteringProps, useReEnterCallMutation } from './use-re-enter-call-mutation.ts'

/** Another device of the user has entered: this one is out, and can come back. */
function ReEntry(props: ReEnteringProps) {
  const entering = useReEnterCallMutation(props)
  const { failure } = props.microphone
  return (
    <>
      <PageHeading title="You are in this session on another device" />
      <div className="call-part">
        <p>Only one of your devices can be in the session. Was it not you? Log out there.</p>
        {failure ? <NoMicrophone failure={failure} /> : null}
        <div className="form-actions">
          <ActionButton action={entering} busyLabel="Connecting...">
            Use this device
          </ActionButton>
        </div>
      </div>
    </>
  )
}

interface CallRoomProps {
  id: string
  joined: Joined
  microphone: Microphone
  places: Places
  /** Back to what comes before a call. */
  onLeave: () => void
  /** This device has entered once more. */
  onJoined: (joined: Joined) => void
}

/** How often the call is fetched again besides its events, in milliseconds. */
const again = 60_000

/** From entering to the end: the waiting room, the conversation, and what follows. */
export function CallRoom(props: CallRoomProps) {
  const { id, joined } = props
  const { data } = useQuery({ ...callOf(id), refetchInterval: again })
  // After the end of its time the server knows no call any more; those who talk may finish.
  const [call, setCall] = useState(joined.entered.call)
  if (data?.is === 'open' && data.call !== call) setCall(data.call)
  useWakeLock()
  const talk = useTalk(props)
  useEffect(() => talk.follow(call), [talk, call])
  return <Stages key={joined.entered.call.entry_id} {...props} call={call} talk={talk} />
}

/** One conversation for each entry. */
function useTalk({ id, joined }: CallRoomProps): Talk {
  const client = useQueryClient()
  const talk = useMemo(
    () =>
      createTalk({
        id,
        entered: joined.entered,
        microphone: joined.sound.getAudioTracks()[0]!,
        refresh: () => void refreshCall(client, id),
      }),
    [client, id, joined],
  )
  useEffect(() => talk.start(), [talk])
  return talk
}

function Stages(props: CallRoomProps & { call: Call; talk: Talk }) {
  const { call, talk, joined, microphone, places, onLeave, onJoined } = props
  const { release } = microphone
  const state = useSyncExternalStore(talk.subscribe, talk.getState)
  const [hasLeft, setLeft] = useState(false)
  // For good: the other may enter again later.
  if (call.phase === 'ended' && !hasLeft) setLeft(true)
  const stage = state.isElsewhere
    ? 'elsewhere'
    : hasLeft
      ? 'ended'
      : call.phase === 'admitted'
        ? 'talk'
        : 'waiting'
  // The pressed button disappears with its stage: the focus moves to the heading of the next stage.
  useEffect(() => {
    const heading = document.querySelector<HTMLElement>('main h1')
    heading?.focus({ preventScroll: true })
    // After a scroll down to what was pressed, half of it would be behind the header.
    heading?.scrollIntoView({ block: 'nearest' })
  }, [stage])
  useEffect(() => {
    if (stage !== 'ended' && stage !== 'elsewhere') return
    talk.stop()
    release()
  }, [stage, talk, release])

  if (stage === 'elsewhere')
    return <ReEntry call={call} microphone={microphone} onJoined={onJoined} />
  if (stage === 'ended')
    return <EndedCall call={call} state={state} places={places} onAgain={onLeave} />
  return (
    <>
      <PageHeading
        title={titleOf(call)}
        lead={
          <>
            {timeOf(call)}.
            <PatientIdentity person={call.other} />
          </>
        }
      />
      {stage === 'talk' ? (
        <TalkView
          call={call}
          talk={talk}
          state={state}
          sound={joined.sound}
          microphone={microphone}
          onEnd={() => setLeft(true)}
          onJoined={onJoined}
        />
      ) : (
        <>
          <WaitingRoom call={call} />
          <p className="mt-8">
            <Button variant="quiet" onClick={onLeave}>
              Leave the waiting room
            </Button>
          </p>
        </>
      )}
    </>
  )
}
