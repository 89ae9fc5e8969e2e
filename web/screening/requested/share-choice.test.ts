import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { dayAfter, lusakaClock } from '#domain/values/lusaka.ts'
import type { RequestStatus } from '#domain/questionnaires/status.ts'
import { ShareChoice } from './share-choice.tsx'

const today = lusakaClock(new Date()).day

/** The text that the choice shows, and its buttons, for a request whose last day is so many days ahead. */
function shown(status: RequestStatus, days: number, shared: string | null = null) {
  const request = {
    id: 'c0ffee00-0000-4000-8000-000000000001',
    provider_name: 'Mutinta Mumba',
    instrument: 'PHQ-9' as const,
    due_on: dayAfter(today, days),
    status,
    result_id: shared,
    created_at: '2026-01-01T08:00:00.000Z',
  }
  const choice = createElement(ShareChoice, { request, result_id: 'one' })
  return renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, choice),
  ).replaceAll(/<\/?span\b[^>]*>/g, '')
}

describe('the choice to share a result', () => {
  it('is offered up to the last day, also after a no', () => {
    for (const status of ['open', 'not_shared'] as const)
      expect(shown(status, 0)).toContain('Share with Mutinta Mumba</button>')
  })

  it('is not offered after the last day, and says why', () => {
    const html = shown('not_shared', -1)
    expect(html).toContain('Not shared with Mutinta Mumba')
    expect(html).toContain('You can no longer share this result. The last day was ')
    expect(html).not.toContain('<button')
  })

  it('can be taken back at any time', () => {
    const html = shown('shared', -1, 'one')
    expect(html).toContain('Shared with Mutinta Mumba')
    expect(html).toContain('Stop sharing</button>')
  })

  it('needs the end of sharing another result first', () => {
    const html = shown('shared', 1, 'other')
    expect(html).toContain('Another result is shared with Mutinta Mumba')
    expect(html).toContain('Stop sharing</button>')
    expect(html).not.toContain('Share with')
  })
})
