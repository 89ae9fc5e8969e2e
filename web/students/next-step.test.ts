import { describe, expect, it } from 'vitest'
import type { Appointment } from '#domain/appointments/schema.ts'
import type { GroupRegistration, GroupSession } from '#domain/students/groups.ts'
import type { Group } from './groups/group-order.ts'
import { nextStep } from './next-step.ts'

const now = Date.parse('2026-11-21T08:00:00Z')
const inDays = (days: number) => new Date(now + days * 24 * 60 * 60 * 1000).toISOString()
const appointment = (days: number, more: Partial<Appointment> = {}) =>
  ({
    appointment_time: inDays(days),
    duration_minutes: 60,
    status: 'confirmed',
    session_type: 'Phone',
    provider: null,
    ...more,
  }) as Appointment
const group = (days: number, more: Partial<Group> = {}) =>
  ({ id: 'g', topic: 'Exam nerves', session_time: inDays(days), ...more }) as Group
const place = { pseudonym: 'Kafue Heron', cancelled_at: null } as GroupRegistration
const proposed = { status: 'requested', requested_by: 'provider' } as const
const task = { id: 't', day: '2026-11-21', time: '14:30', title: 'Write the essay' }

describe('what comes next for a student', () => {
  it.each([
    [
      'a proposed time before all else',
      { appointment: appointment(9, proposed), groups: [group(0.2, { place })] },
      'Can you come at this time?',
    ],
    [
      'a near group before an appointment after it',
      { appointment: appointment(2), groups: [group(1, { place })] },
      'Your group: Exam nerves',
    ],
    [
      'a near appointment before a group after it',
      { appointment: appointment(1), groups: [group(2, { place })] },
      'Your appointment is tomorrow, 10:00',
    ],
    [
      'a near group before a document that is missing',
      { groups: [group(2, { place })], verification_status: 'unverified' },
      'Your group: Exam nerves',
    ],
    [
      'what a screening suggested before a missing document',
      {
        suggestion: { status: 'suggested_again', step: 'group' },
        verification_status: 'unverified',
      },
      'A next step for you',
    ],
    [
      'help where a screening showed very strong signs',
      { suggestion: { status: 'suggested', step: 'urgent' }, verification_status: 'unverified' },
      'Support for you',
    ],
    [
      'nothing of a step that was declined',
      { suggestion: { status: 'declined', step: 'group' }, verification_status: 'unverified' },
      'Show us that you study',
    ],
    [
      'the missing document before a group that is further away',
      { groups: [group(3, { place })], verification_status: 'unverified' },
      'Show us that you study',
    ],
    [
      'a rejected document before what is planned',
      { task, verification_status: 'rejected' },
      'Send your document again',
    ],
    [
      'what is planned while the document is looked at',
      { task, verification_status: 'pending' },
      'Write the essay',
    ],
    [
      'what is planned before an appointment that is far',
      { task, appointment: appointment(5) },
      'Write the essay',
    ],
    [
      'a far appointment before an open group',
      { appointment: appointment(5), groups: [group(4)] },
      'Your appointment is in 5 days, 10:00',
    ],
    [
      'one’s own group, not the one that was cancelled',
      {
        groups: [
          group(1, { place: { ...place, cancelled_at: inDays(0) } }),
          group(4, { place, topic: 'Far from home' }),
        ],
      },
      'Your group: Far from home',
    ],
    [
      'an open group, not a full one',
      {
        groups: [
          group(3, { open: { is_full: true } as GroupSession }),
          group(4, { topic: 'Far from home' }),
        ],
      },
      'Far from home',
    ],
    [
      'a week to plan where nothing waits',
      { verification_status: 'verified' },
      'What matters most this week?',
    ],
  ] as const)('is %s', (_, known, title) => {
    expect(nextStep({ groups: [], verification_status: undefined, ...known }, now).title).toBe(
      title,
    )
  })

  it('says when and under which name one comes to a group, and leads to it', () => {
    const step = nextStep({ groups: [group(1, { place })], verification_status: undefined }, now)
    expect(step.text).toBe('Tomorrow. Sunday 22 November, 10:00. Your group name is Kafue Heron.')
    expect(step.to).toBe('/student-profile#group-g')
  })
})
