import { useEffect, useState } from 'react'
import type { LinkPayment, PayLinkOffer } from '#domain/membership/schema.ts'
import { brand } from '#domain/values/brand.ts'
import { ProblemError } from '#web/platform/calls/problem.ts'
import { useIdempotencyKey } from '#web/platform/calls/idempotency-key.ts'
import { loadOnce } from '#web/platform/lazy.tsx'
import { formatMoney } from '#web/platform/values/money.ts'
import { LinkButton } from '#web/ui/actions/button.tsx'
import { LateDrawing } from '#web/ui/drawings/late-drawing.tsx'
import { EmptyState, FailedState } from '#web/ui/empty-state.tsx'
import { Form } from '#web/ui/forms/form.tsx'
import { Card } from '#web/ui/layout/page.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { PayerFields } from '../payments/payer-fields.tsx'
import { kindTexts } from '../texts.ts'
import { fetchLinkPayment, fetchNetwork, fetchOffer, startLinkPayment } from './link-calls.ts'
import { LinkPaymentStatus } from './link-payment-status.tsx'

const fetchLetter = async () => (await import('#web/ui/drawings/letter.tsx')).Letter

const fetchSchema = loadOnce(async () => (await import('../payments/pay-schema.ts')).paying)

/** 32 bytes in base64url. */
const wholeToken = /^[\w-]{43}$/

type State =
  | { is: 'loading' }
  | { is: 'ended' }
  | { is: 'failed'; failure: unknown }
  | { is: 'offered'; offer: PayLinkOffer }
  | { is: 'paying'; payment: LinkPayment }

/** @param behind the # of the address: the token, and after a / the payment that was started */
export function PayByLink({ behind }: { behind: string }) {
  const [token = '', started] = behind.split('/')
  const isWhole = wholeToken.test(token)
  const [state, setState] = useState<State>({ is: isWhole ? 'loading' : 'ended' })
  const [round, setRound] = useState(0)

  useEffect(() => {
    if (!isWhole) return
    let isWanted = true
    const look = async (): Promise<State> => {
      if (started && round === 0)
        return { is: 'paying', payment: await fetchLinkPayment(token, started) }
      return { is: 'offered', offer: await fetchOffer(token) }
    }
    const show = (next: State) => {
      if (isWanted) setState(next)
    }
    look().then(show, (failure: unknown) => {
      const isEnded = failure instanceof ProblemError && [404, 422].includes(failure.status)
      show(isEnded ? { is: 'ended' } : { is: 'failed', failure })
    })
    return () => {
      isWanted = false
    }
  }, [token, isWhole, started, round])

  const again = () => {
    history.replaceState(history.state, '', `#${token}`)
    setState({ is: 'loading' })
    setRound(round + 1)
  }

  if (state.is === 'loading') return <Loading />
  if (state.is === 'ended')
    return (
      <EmptyState
        drawing={<LateDrawing fetchDrawing={fetchLetter} width={180} box={[260, 180]} />}
        text="This link does not work any more. It was paid or ended. Ask the person who sent it for a new one."
        action={<LinkButton to="/contact">Write to us</LinkButton>}
      />
    )
  if (state.is === 'failed')
    return <FailedState title="Error fetching the amount" failure={state.failure} onRetry={again} />
  if (state.is === 'paying')
    return <LinkPaymentStatus token={token} first={state.payment} onAgain={again} />
  return (
    <PayOffer
      token={token}
      offer={state.offer}
      onStarted={(payment) => {
        // After a reload the page goes on with this payment.
        history.replaceState(history.state, '', `#${token}/${payment.id}`)
        setState({ is: 'paying', payment })
      }}
    />
  )
}

interface PayOfferProps {
  token: string
  offer: PayLinkOffer
  onStarted: (payment: LinkPayment) => void
}

function PayOffer({
  token,
  offer: { amount_ngwee, kind, closed_networks },
  onStarted,
}: PayOfferProps) {
  const retry = useIdempotencyKey()
  const amount = formatMoney(amount_ngwee)
  return (
    <>
      {kind === 'mobile-money' ? null : (
        <p className="mb-6 max-w-none rounded-surface border border-hairline bg-copper-wash p-4">
          {kindTexts[kind]}
        </p>
      )}
      <Card>
        <p className="text-3xl font-bold">{amount}</p>
        <p className="mt-1 mb-6">
          To {brand.name}. Your phone asks for your PIN. We never see it. We do not show who this is
          for.
        </p>
        {kind === 'none' ? null : (
          <Form
            schema={fetchSchema}
            submitLabel={`Pay ${amount}`}
            busyLabel="Asking your phone..."
            onSubmit={async (typed) => {
              const wanted = { token, shown_open_ngwee: amount_ngwee, ...typed }
              const payment = await startLinkPayment({ id: retry.keyFor(wanted), ...wanted })
              retry.reset()
              onStarted(payment)
            }}
          >
            <PayerFields
              phone=""
              closed={closed_networks}
              predict={(phone) => fetchNetwork(token, phone)}
            />
          </Form>
        )}
      </Card>
    </>
  )
}
