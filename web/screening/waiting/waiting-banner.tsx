import { useState } from 'react'
import { Banner } from '#web/app/signed-in/banner.tsx'
import { Button } from '#web/ui/actions/button.tsx'
import { ConfirmDialog } from '#web/ui/overlays/dialog.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { useLocation } from '#web/platform/location.ts'
import type { BlockedBy } from '#web/platform/calls/send-when-possible.ts'
import { useOutbox, useOutboxSending } from '#web/platform/calls/use-outbox.ts'
import { keptOfflineSeconds } from '#domain/values/kept-offline.ts'
import { possibleTimes } from '#web/platform/calls/entry-age.ts'
import { placeOf } from '#web/platform/calls/kept/kept-lists.ts'
import { outboxKeys } from '#web/platform/calls/outbox-keys.ts'
import { clocksNow } from '#web/platform/calls/stamp.ts'
import { useServerNow } from '#web/platform/use-server-now.ts'
import { AskWhen } from '#web/ui/actions/ask-when.tsx'
import { screeningOutbox, setScreeningTime } from './outbox.ts'
import { savedHere } from '../texts.ts'

/** Sends the queued screenings as soon as possible, and says on each page that there are some. */
export function WaitingBanner() {
  const { waiting } = useOutbox(screeningOutbox)
  useOutboxSending(screeningOutbox)
  const { state } = useLocation()
  const onScreen = (state as { run?: string } | null)?.run
  // The results themselves say it of the screening that they show.
  return waiting
    .filter(({ id }) => id !== onScreen)
    .map(({ id, blockedBy }) => <Waiting key={id} id={id} blockedBy={blockedBy} />)
}

function Waiting({ id, blockedBy }: { id: string; blockedBy: BlockedBy }) {
  if (blockedBy === 'offline')
    return (
      <Banner title="A screening is not sent yet">
        {savedHere(placeOf(outboxKeys.screenings))}
      </Banner>
    )
  if (blockedBy === 'time') return <AskTime id={id} />
  if (blockedBy === 'consent')
    return (
      <Banner title="A screening needs your consent">
        We keep screenings only if you agree. It is on this phone until you decide.{' '}
        <Link to="/consent?next=/screening/history" className="link">
          Read and decide
        </Link>{' '}
        <RemoveButton id={id} />
      </Banner>
    )
  return (
    <Banner title="We could not save a screening">
      {blockedBy.rejected} It is still on this phone.{' '}
      <Button variant="quiet" onClick={() => void screeningOutbox.retry(id)}>
        Send again
      </Button>{' '}
      <RemoveButton id={id} />
    </Banner>
  )
}

function AskTime({ id }: { id: string }) {
  const { now } = useServerNow()
  const screening = screeningOutbox.own().find((one) => one.id === id)
  if (!screening) return null
  return (
    <Banner title="When was your screening?">
      <AskWhen
        question="When did you finish this screening?"
        about=""
        times={possibleTimes(screening, clocksNow(), keptOfflineSeconds)}
        now={now}
        onAnswer={(at) => void setScreeningTime(id, at)}
      />
      <RemoveButton id={id} />
    </Banner>
  )
}

function RemoveButton({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Remove this screening from this phone?"
        confirmLabel="Remove screening"
        onConfirm={() => screeningOutbox.remove(id)}
      >
        <p>We do not have it. You cannot undo this.</p>
      </ConfirmDialog>
    </>
  )
}
