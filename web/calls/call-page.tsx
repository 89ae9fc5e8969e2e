import '#web/calls/call.css'

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Call } from '#domain/calls/schema.ts'
import { useProfile } from '#web/platform/signed-in/profile.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { lazyPage } from '#web/platform/lazy.tsx'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { FailedState } from '#web/ui/empty-state.tsx'
import { Main, PageHeading } from '#web/ui/layout/page.tsx'
import { PatientIdentity } from '#web/ui/patient-identity.tsx'
import { Skeleton } from '#web/ui/loading.tsx'
import { ClosedCall } from './closed-call.tsx'
import { JoinPanel } from './join/join-panel.tsx'
import { useMicrophone } from './join/use-microphone.ts'
import { callOf } from './queries.ts'
import type { Joined } from './use-enter-call-mutation.ts'
import { errorTitles, placesOf, timeOf, titleOf } from './texts.ts'

/** Fetched while the user reads what comes before the call. */
const room = lazyPage(async () => (await import('./room/call-room.tsx')).CallRoom)

/** The call of a Virtual session: before it, in the waiting room, and with the other. */
export function CallPage({ id }: { id: string }) {
  return (
    <Main>
      <div className="call">
        <CallStages id={id} />
      </div>
    </Main>
  )
}

function CallStages({ id }: { id: string }) {
  const { data: profile } = useProfile()
  const [joined, setJoined] = useState<Joined>()
  const microphone = useMicrophone()
  // In the call its events say what has changed.
  const fresh = callOf(id)
  const {
    data: state,
    error,
    refetch,
  } = useQuery(joined ? { ...fresh, refetchInterval: false } : fresh)
  const places = placesOf({
    role: profile?.role ?? 'client',
    isStudent: profile?.is_student ?? false,
  })
  // Nothing that the server answers meanwhile ends a call that is under way, but its own end.
  if (joined)
    return (
      <room.Page
        id={id}
        joined={joined}
        microphone={microphone}
        places={places}
        onLeave={() => {
          microphone.release()
          setJoined(undefined)
        }}
        onJoined={setJoined}
      />
    )
  if (error instanceof ProblemError && error.status < 500) return <NoCall list={places.list} />
  if (!state)
    return error ? (
      <>
        <PageHeading title="Session" />
        <FailedState title={errorTitles.fetching} failure={error} onRetry={() => void refetch()} />
      </>
    ) : (
      <>
        <PageHeading title="Session" />
        <Skeleton lines={6} text="Loading the session..." />
      </>
    )
  if (state.is !== 'open') return <ClosedCall state={state} places={places} />
  const { call } = state
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
      {call.video_url ? (
        <VideoRoom call={call} url={call.video_url} />
      ) : (
        <JoinPanel call={call} microphone={microphone} load={room.load} onJoined={setJoined} />
      )}
    </>
  )
}

/** Where a Jitsi is configured: its room, in a tab of its own. */
function VideoRoom({ call, url }: { call: Call; url: string }) {
  return (
    <div className="call-part">
      <p>The session takes place in a video room outside this app. It opens in a new tab.</p>
      <p>This call is not recorded.</p>
      <p>
        <a className="button" href={url} target="_blank" rel="noopener noreferrer">
          Open the room of {call.role === 'patient' ? 'your provider' : 'your patient'}
        </a>
      </p>
    </div>
  )
}

function NoCall({ list }: { list: `/${string}` }) {
  return (
    <>
      <PageHeading title="Session not found" />
      <div className="call-part">
        <p>There is no session for you here. It may have been cancelled or moved.</p>
        <p>
          <LinkButton to={list}>See my appointments</LinkButton>
        </p>
      </div>
    </>
  )
}
