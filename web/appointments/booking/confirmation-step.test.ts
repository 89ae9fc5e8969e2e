import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { StaticRouter } from '#web/app/routing/static-router.tsx'
import { offeredProviders, sessionCost } from '../queries.ts'
import { ConfirmationStep } from './confirmation-step.tsx'

const provider = {
  id: 'c0ffee00-0000-4000-8000-000000000001',
  full_name: 'Mutinta Mumba',
  specialty: 'Therapist',
  profile_picture_url: null,
} as const
const starts_at = '2026-05-12T07:00:00.000Z'
const choices = { session_type: 'Virtual', about: 'mind', starts_at, provider } as const
const cost = sessionCost({
  provider_id: provider.id,
  session_type: 'Virtual',
  appointment_time: starts_at,
})

/** The step of a patient whose plan pays, as it is once `prepare` has answered the queries. */
async function shown(prepare: (client: QueryClient) => unknown) {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false } },
  })
  // The price of the provider, without a plan.
  client.setQueryData(offeredProviders('mind').queryKey, [
    { ...provider, next_free: null, prices: { Virtual: 35_000, Phone: null, 'In-person': null } },
  ] as never)
  await prepare(client)
  const unused = () => undefined
  const step = createElement(ConfirmationStep, {
    choices,
    isTopicGiven: false,
    choose: unused,
    chooseDay: unused,
    chooseTopic: unused,
    chooseVisitType: unused,
    chooseWhom: unused,
    chooseSlot: unused,
    onBack: unused,
  })
  return renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client },
      createElement(StaticRouter, { path: '/' }, step),
    ),
  )
}

describe('the price before a booking', () => {
  it('is what the plan leaves', async () => {
    const html = await shown((client) =>
      client.setQueryData(cost.queryKey, { price_ngwee: null, included: { number: 1, of: 2 } }),
    )
    expect(html).toContain('Included in your plan: 1 of 2 sessions')
    expect(html).not.toContain('K350')
  })

  it('is not guessed while it loads', async () => {
    const html = await shown(() => undefined)
    expect(html).toContain('Loading...')
    expect(html).not.toContain('K350')
  })

  it('is not guessed where it cannot be loaded, and can be asked for again', async () => {
    const html = await shown((client) =>
      client
        .fetchQuery({ ...cost, queryFn: () => Promise.reject(new TypeError('Failed to fetch')) })
        .catch(() => undefined),
    )
    expect(html).toContain('Could not load the price')
    expect(html).toContain('Try again</button>')
    expect(html).not.toContain('K350')
  })
})
