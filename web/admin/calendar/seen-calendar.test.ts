import { expect, it } from 'vitest'
import type { KeptCalendar } from '#domain/appointments/clinic-calendar-schema.ts'
import { seenCalendar } from './seen-calendar.ts'

const opened: KeptCalendar = {
  slot_minutes: 60,
  closes_on_holidays: true,
  opening: [{ weekday: 1, starts_at: '09:00', ends_at: '12:00' }],
  closed_days: [],
  updated_at: '2026-11-29T08:00:00Z',
  outside: 0,
}

it('is the stored one where only closed days have changed', () => {
  const stored = {
    ...opened,
    updated_at: '2026-11-29T09:00:00Z',
    closed_days: [{ day: '2026-12-01', is_closed: true, name: 'Stock-taking' }],
  }
  expect(seenCalendar(opened, stored)).toBe(stored)
})

it('stays the one that the form was opened with once another admin has saved other hours', () => {
  const updated_at = '2026-11-29T09:00:00Z'
  expect(seenCalendar(opened, { ...opened, updated_at, slot_minutes: 30 })).toBe(opened)
  expect(seenCalendar(opened, { ...opened, updated_at, opening: [] })).toBe(opened)
})
