import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClaimedCall } from './claimed-call.tsx'

/** What a screen reader says of each control of a claimed call that has no label of its own. */
function namesOf(caller: string): string[] {
  const row = {
    id: `call of ${caller}`,
    starts_at: '2026-05-12T07:00:00.000Z',
    ends_at: '2026-05-12T10:00:00.000Z',
    status: 'open' as const,
    attempts: 0,
    is_mine: true,
    claimed_by_name: null,
  }
  // A family shares one phone.
  const person = {
    name: caller,
    phone_number: '0966 555 111',
    date_of_birth: null,
    has_namesake: false,
  }
  const call = createElement(ClaimedCall, { row: { ...row, person }, person })
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, call),
  )
  return [...html.matchAll(/<(a|button|legend)\b.*?<\/\1>/g)].map(([element]) =>
    element.replaceAll(/<[^>]*>/g, ''),
  )
}

it('the controls of each claimed call name the caller', () => {
  const [first, second] = [namesOf('Bwalya Zulu'), namesOf('Chanda Zulu')]
  expect(first).toEqual([
    'Call 0966 555 111, Bwalya Zulu',
    'Outcome of the call to Bwalya Zulu',
    'Save outcome for Bwalya Zulu',
    'Release call from Bwalya Zulu',
  ])
  expect(first.filter((name) => second.includes(name))).toEqual([])
})
