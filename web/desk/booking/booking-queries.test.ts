import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { boardOf } from '../board/board-queries.ts'
import { deskAppointments, listsOf } from '../queries.ts'
import { unanswered } from '../unanswered/unanswered-queries.ts'
import { cancel, deskSlots } from './booking-queries.ts'

const answer = vi.hoisted(() => ({ fails: false }))
vi.mock('#web/platform/signed-in/authenticated-fetch.ts', () => ({
  authenticatedFetch: () =>
    answer.fails
      ? Promise.reject(new Error('The connection is lost.'))
      : Promise.resolve(Response.json({})),
}))

const day = 86_400_000
const today = { from: 0, to: day, search: '' }

/** A page that has read the board, its names and what is unanswered. */
function page() {
  const client = new QueryClient()
  const keys = {
    board: boardOf('2026-11-30').queryKey,
    slots: deskSlots('a provider', '2026-11-30').queryKey,
    names: deskAppointments(today).queryKey,
    cancelled: deskAppointments({ ...today, cancelled: 'shown' }).queryKey,
    tomorrow: deskAppointments({ ...today, from: day, to: 2 * day }).queryKey,
    unanswered: unanswered.queryKey,
  }
  for (const key of Object.values(keys)) client.setQueryData<unknown>(key, { pages: [] })
  const stale = () =>
    Object.entries(keys)
      .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
      .map(([name]) => name)
  return { client, stale }
}

it.each([false, true])(
  'asks for the board again once a visit was changed, also where that failed: %s',
  async (fails) => {
    answer.fails = fails
    const { client, stale } = page()
    await cancel(client, crypto.randomUUID(), { reason: 'The patient called.' }).catch(() => null)
    expect(stale()).toContain('board')
    expect(stale()).toContain('slots')
  },
)

it('reads the names of a day alone where that day has changed: each reading is on record', async () => {
  const { client, stale } = page()
  await client.invalidateQueries({ queryKey: listsOf(today) })
  expect(stale()).toEqual(['names', 'cancelled'])
})
