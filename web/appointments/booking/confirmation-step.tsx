import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { describeCost } from '#domain/appointments/describe-cost.ts'
import type { SessionCost } from '#domain/appointments/cost.ts'
import type { Slot } from '#domain/appointments/schema.ts'
import { useNavigate } from '#web/platform/location.ts'
import { Button } from '#web/ui/actions/button.tsx'
import { Link } from '#web/ui/actions/link.tsx'
import { formatDay, formatTime } from '#web/platform/values/dates.ts'
import { FailedState } from '#web/ui/empty-state.tsx'
import { FactList } from '#web/ui/fact-list.tsx'
import { ErrorSummary } from '#web/ui/forms/form.tsx'
import { Lazy } from '#web/platform/lazy.tsx'
import { LusakaTimeNote } from '#web/ui/layout/lusaka-time-note.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { ProblemError, describeFailure } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { toast } from '#web/ui/overlays/toast.tsx'
import { type ChoicesControls, clearChoices } from './choices.ts'
import { NextFreePanel } from './next-free-panel.tsx'
import { ProviderCard } from '../provider-card.tsx'
import { sentenceOfPrice } from '#domain/appointments/price-words.ts'
import { useSessionCost } from './session-price.ts'
import { minutesOf, useVisitType, useVisitTypeId } from './visit-type.ts'
import { book } from '../queries.ts'
import { errorTitles } from '../error-titles.ts'
import { toasts } from '../texts.ts'
import type { Repeat } from './repeat-panel.tsx'
import type { Why } from './why-fields.tsx'

const fetchWhy = async () => (await import('./why-fields.tsx')).WhyFields
const fetchRule = async () => (await import('../charge-rule.tsx')).RuleOfBooking
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
  const type = useVisitType(choices)
  const visit_type_id = useVisitTypeId(choices)
  const { cost, failure, refetch } = useSessionCost(choices)
  const { send, isBusy, isDone, problem, free, takeUp, unsaved, saveAgain } = useBookingMutation()
  const [repeat, setRepeat] = useState<Repeat>()
  const [why, setWhy] = useState<Why>()
  if (!session_type || !starts_at || !provider) return null
  const isOff = isBusy || isDone || repeat?.times === null
  const ends = new Date(starts_at).getTime() + minutesOf(type) * 60_000

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
      <Card className="grid gap-6">
        <ProviderCard provider={provider} />
        <FactList
          facts={[
            ['Day', formatDay(starts_at)],
            ['Time', `${formatTime(starts_at)} to ${formatTime(ends)}`],
            ['Session', session_type],
            [
              'Price',
              cost ? (
                describePrice(cost)
              ) : failure ? (
                <FailedState
                  key="price"
                  title={errorTitles.cost}
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
        <Lazy load={fetchRule} props={{}} />
        {isDone ? null : (
          <Lazy
            load={fetchRepeat}
            props={{
              first: starts_at,
              provider_id: provider.id,
              session_type,
              visit_type_id,
              choice: choices.repeat,
              onChoose: (choice) => choose({ repeat: choice }),
              onChange: setRepeat,
            }}
            failed={(reason) => <FailedState title={errorTitles.repeat} failure={reason} />}
          />
        )}
        {isDone ? null : (
          <Lazy load={fetchWhy} props={{ onChange: (typed) => setWhy(() => typed) }} optional />
        )}
      </Card>
      {unsaved ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-bold">Booked. Your reason was not saved: try again.</p>
          <Button aria-disabled={isBusy} onClick={() => void saveAgain()}>
            Save the reason
          </Button>
          <Link to="/appointments">Go on without it</Link>
        </div>
      ) : null}
      <p role="status">
        {unsaved
          ? ''
          : isDone
            ? 'Your request is sent. We are opening your appointments.'
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
            const session = {
              session_type,
              provider_id: provider.id,
              ...(visit_type_id ? { visit_type_id } : {}),
            }
            const once = { ...session, about, appointment_time: starts_at }
            const request = () => {
              if (!repeat?.times) return send(once, book, keepReason(why))
              const { book: bookAll, every_weeks, times } = repeat
              return send({ ...session, every_weeks, times }, bookAll, keepReason(why))
            }
            // Consent is asked before anything is booked, so that all that was chosen is there after it.
            const ask = async () => (await why?.withConsent(async () => true)) !== undefined
            void (async () => {
              if (!why || (await ask())) await request()
            })()
          }}
        >
          {isBusy ? 'Requesting...' : 'Request Appointment'}
        </Button>
      </div>
    </div>
  )
}

/** The price, and what follows where there is none. */
const describePrice = (cost: SessionCost) =>
  cost.included || cost.price_ngwee !== null ? describeCost(cost) : sentenceOfPrice(null)

/** Keeps why the patient comes, at the first visit of what is booked. */
const keepReason = (why: Why | undefined) => async (booked: unknown) => {
  const first = (Array.isArray(booked) ? booked[0] : booked) as { id: string } | undefined
  if (why && first) await why.keep(first.id)
}

/** Sends one booking at a time; shows the error, and what is free instead. */
function useBookingMutation() {
  const client = useQueryClient()
  const navigate = useNavigate()
  const retry = useIdempotencyKey()
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState<Record<string, string>>()
  const [free, setFree] = useState<readonly Slot[]>([])
  /** Saves again what is not saved of a booking that is made. */
  const [unsaved, setUnsaved] = useState<() => Promise<void>>()

  useEffect(() => {
    if (!isDone || unsaved) return
    // Replaces the last step, so that Back does not lead to a booking that is already sent.
    const timer = setTimeout(() => navigate('/appointments', { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [isDone, unsaved, navigate])

  async function send<Wanted extends object>(
    wanted: Wanted,
    sending: (client: QueryClient, json: Wanted & { id: string }) => Promise<unknown>,
    /** What follows a booking: where it fails, the booking is made all the same. */
    after: (booked: unknown) => Promise<void>,
  ) {
    if (isSending.current || isDone) return
    isSending.current = true
    setBusy(true)
    try {
      const booked = await sending(client, { ...wanted, id: retry.keyFor(wanted) })
      await after(booked).catch(() => setUnsaved(() => () => after(booked)))
      retry.reset()
      setProblem(undefined)
      setFree([])
      clearChoices()
      setDone(true)
      toast(toasts.requested)
    } catch (failure) {
      const words = describe(failure)
      toast({ title: errorTitles.booking, text: words, kind: 'destructive' })
      setProblem({ '': words })
      setFree(freeInstead(failure))
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  async function saveAgain() {
    if (isBusy || !unsaved) return
    setBusy(true)
    try {
      await unsaved()
      setUnsaved(undefined)
    } catch (failure) {
      toast({ title: errorTitles.reason, text: describe(failure), kind: 'destructive' })
    } finally {
      setBusy(false)
    }
  }

  /** Another time is chosen instead: the message about the last one is removed. */
  function takeUp() {
    setProblem(undefined)
    setFree([])
  }

  return { send, isBusy, isDone, problem, free, takeUp, unsaved, saveAgain }
}

/** With a conflict the server returns which times are free. */
function freeInstead(failure: unknown): readonly Slot[] {
  return failure instanceof ProblemError ? (failure.next_free as readonly Slot[]) : []
}

function describe(failure: unknown): string {
  return failure instanceof ProblemError && failure.status === 401
    ? errorTitles.loggedOut
    : describeFailure(failure, true)
}
