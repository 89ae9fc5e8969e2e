import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { describeCost } from '#domain/appointments/describe-cost.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import { slotMinutes } from '#domain/appointments/slots.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { ErrorSummary } from '#web/ui/forms/form.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Surface } from '#web/ui/layout/page.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useRetryId } from '#web/platform/calls/retry-id.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { type ChoicesControls, clearChoices } from './choices.ts'
import { NextFreePanel } from './next-free-panel.tsx'
import { ProviderCard } from '../provider-card.tsx'
import { useSessionCost } from './session-price.ts'
import { book } from '../queries.ts'
import { failures } from '../failures.ts'
import { notices } from '../texts.ts'
import type { Repeat } from './repeat-panel.tsx'

const fetchRepeat = async () => (await import('./repeat-panel.tsx')).RepeatPanel

/**
 * After a booking the list of appointments opens automatically (docs/specification.md, "Booking wizard"),
 * in milliseconds.
 */
const redirectAfter = 2000

interface ConfirmationStepProps extends ChoicesControls {
  onBack: () => void
}

/** Everything that will be sent, as it will be sent. */
export function ConfirmationStep({ choices, choose, chooseSlot, onBack }: ConfirmationStepProps) {
  const { session_type, about = 'unsure', starts_at, provider } = choices
  const { cost, failure, refetch } = useSessionCost(choices)
  const { send, isBusy, isDone, problem, free, takeUp } = useSending()
  const [repeat, setRepeat] = useState<Repeat>()
  if (!session_type || !starts_at || !provider) return null
  const isOff = isBusy || isDone || repeat?.times === null
  const ends = new Date(starts_at).getTime() + slotMinutes * 60_000

  return (
    <div className="booking-step">
      {problem ? <ErrorSummary errors={problem} formId="" /> : null}
      <NextFreePanel
        title="The next free times"
        slots={free}
        onTake={(slot) => {
          chooseSlot(slot)
          takeUp()
        }}
      />
      <Surface className="grid gap-6">
        <ProviderCard provider={provider} />
        <FactList
          facts={[
            ['Day', formatDay(starts_at)],
            ['Time', `${formatTime(starts_at)} to ${formatTime(ends)}`],
            ['Session', session_type],
            [
              'Price',
              cost ? (
                describeCost(cost)
              ) : failure ? (
                <FailedState
                  key="price"
                  title={failures.cost}
                  failure={failure}
                  onRetry={() => void refetch()}
                />
              ) : (
                'Loading...'
              ),
            ],
          ]}
        />
        {cost?.included ? (
          <p className="text-muted">Your plan pays for this session.</p>
        ) : cost?.price_ngwee ? (
          <p className="text-muted">You pay your provider after the session.</p>
        ) : null}
        {isDone ? null : (
          <Lazy
            fetchPart={fetchRepeat}
            props={{
              first: starts_at,
              provider_id: provider.id,
              session_type,
              choice: choices.repeat,
              onChoose: (choice) => choose({ repeat: choice }),
              onChange: setRepeat,
            }}
            failed={(reason) => <FailedState title={failures.repeat} failure={reason} />}
          />
        )}
      </Surface>
      <p role="status">
        {isDone
          ? 'It is requested. Your appointments open in a moment.'
          : 'We ask your provider to confirm this time. Until then it is reserved for you.'}
      </p>
      <LusakaTimeNote />
      <div className="booking-bar booking-ways">
        <Button
          variant="quiet"
          aria-disabled={isBusy || isDone}
          onClick={isBusy || isDone ? undefined : onBack}
        >
          Back
        </Button>
        <Button
          aria-disabled={isOff}
          onClick={() => {
            if (isOff) return
            const session = { session_type, provider_id: provider.id }
            if (!repeat?.times)
              return void send({ ...session, about, appointment_time: starts_at }, book)
            const { book: bookAll, every_weeks, times } = repeat
            void send({ ...session, every_weeks, times }, bookAll)
          }}
        >
          {isBusy ? 'Requesting...' : 'Request Appointment'}
        </Button>
      </div>
    </div>
  )
}

/** Sends one booking at a time; shows the error, and what is free instead. */
function useSending() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useRetryId()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<Record<string, string>>()
  const [free, setFree] = useState<readonly Slot[]>([])

  useEffect(() => {
    if (!isDone) return
    // Replaces the last step, so that Back does not lead to a booking that is already sent.
    const timer = setTimeout(() => navigate('/appointments', { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [isDone, navigate])

  async function send<Wanted extends object>(
    wanted: Wanted,
    sending: (client: QueryClient, json: Wanted & { id: string }) => Promise<unknown>,
  ) {
    if (isSending.current || isDone) return
    isSending.current = true
    setBusy(true)
    try {
      await sending(client, { ...wanted, id: retry.idFor(wanted) })
      retry.settle()
      setProblem(undefined)
      setFree([])
      clearChoices()
      setDone(true)
      toast(notices.requested)
    } catch (failure) {
      const words = describe(failure)
      toast({ title: failures.booking, text: words, kind: 'destructive' })
      setProblem({ '': words })
      setFree(freeInstead(failure))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  /** Another time is chosen instead: the message about the last one is removed. */
  function takeUp() {
    setProblem(undefined)
    setFree([])
  }

  return { send, isBusy, isDone, problem, free, takeUp }
}

/** With a conflict the server returns which times are free. */
function freeInstead(failure: unknown): readonly Slot[] {
  return failure instanceof ProblemError ? (failure.next_free as readonly Slot[]) : []
}

function describe(failure: unknown): string {
  return failure instanceof ProblemError && failure.status === 401
    ? failures.loggedOut
    : describeFailure(failure, true)
}
