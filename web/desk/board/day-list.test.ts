import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/values/lusaka.ts'
import type { BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { DayList } from './day-list.tsx'
import { MoveTimes } from './move-times.tsx'
import { withRooms } from './use-desk-day.ts'

const day = '2026-11-30'
const at = (time: string) => instantAt(day, time).toISOString()
const provider: BoardProvider = {
  id: 'p',
  full_name: 'Dr Tembo',
  profession: null,
  free: [],
  away: [{ starts_at: at('14:00'), ends_at: at('15:00') }],
}
const visit: BoardVisit = {
  id: 'v',
  provider_id: 'p',
  appointment_time: at('09:00'),
  duration_minutes: 60,
  session_type: 'In-person',
  status: 'confirmed',
  state: 'booked',
  arrived_at: null,
  called_in_at: null,
  room: { id: 'r', name: 'Room 3' },
}
const sheet = (whose?: string) =>
  renderToStaticMarkup(
    createElement(DayList, {
      day,
      provider: whose,
      providers: [provider],
      visits: [visit],
      named: new Map(),
      namesakes: new Set<string>(),
      now: Date.parse(at('08:00')),
    }),
  )

describe('the day on paper', () => {
  it('has a visit whose name is not loaded, with its time, provider and room', () => {
    const rows = sheet().match(/<tr>.*?<\/tr>/g)!
    const cells = [...rows.at(-1)!.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, text]) => text)
    expect(cells.slice(0, 2)).toEqual(['09:00', 'Name not loaded'])
    expect(cells).toContain('Dr Tembo')
    expect(cells).toContain('In-person, Room 3')
  })

  it('says who is away above the table, of all providers or of one', () => {
    for (const html of [sheet(), sheet('Dr Tembo')]) {
      const text = html.replaceAll(/<[^>]*>/g, '')
      expect(text).toMatch(/Dr Tembo is away from .*14:00 to .*15:00/)
      expect(html.indexOf('is away')).toBeLessThan(html.indexOf('<table'))
    }
  })
})

it('shows the room that the board has, beside a name that was read before', () => {
  const read = { id: 'v', room: null } as DeskAppointment
  expect(withRooms([read], [visit]).get('v')?.room).toEqual({ id: 'r', name: 'Room 3' })
  expect(withRooms([read], []).get('v')?.room).toBeNull()
  const moved = { id: 'v', room: { id: 'q', name: 'Room 1' } } as DeskAppointment
  expect(withRooms([moved], [{ ...visit, room: null }]).get('v')?.room).toBeNull()
})

it('says whether times to move to are loading, did not load, or are none', () => {
  const says = (query: {
    data?: { time: string; starts_at: string; free: boolean }[]
    error?: unknown
  }) =>
    renderToStaticMarkup(
      createElement(MoveTimes, {
        query: { data: undefined, error: null, refetch: () => undefined, ...query },
      }),
    )
  const slot = { time: '09:00', starts_at: at('09:00') }
  expect(says({})).toContain('Loading times...')
  expect(says({ error: new Error('Lost.') })).toContain('Try again')
  expect(says({ data: [{ ...slot, free: false }] })).toContain('No time is free on this day.')
  expect(says({ data: [{ ...slot, free: true }] })).not.toMatch(/Loading|Try|No time/)
})
