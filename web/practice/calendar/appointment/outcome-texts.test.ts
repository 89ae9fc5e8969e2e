import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { ProviderAppointment } from '#domain/appointments/schema.ts'
import { AppointmentRows } from '../appointment-rows.tsx'
import { HeldThoughMissed } from '../list/held-though-missed.tsx'
import { CompleteForm } from './complete-form.tsx'

const visit: ProviderAppointment = {
  id: 'v',
  status: 'confirmed',
  appointment_time: '2026-11-30T07:00:00.000Z',
  session_type: 'In-person',
  duration_minutes: 60,
  requested_by: 'patient',
  by_desk: false,
  room: null,
  series_id: null,
  notes: null,
  shared_notes: null,
  cancelled_by: null,
  call_off_reason: null,
  outcome: null,
  absence_reported_at: null,
  no_answer_at: null,
  marked_missed: false,
  is_called_in: false,
  created_at: '2026-11-01T07:00:00.000Z',
  patient: {
    id: 'p',
    full_name: 'Mary Banda',
    email: null,
    date_of_birth: null,
    has_namesake: false,
  },
}
const missed = { ...visit, id: 'm', marked_missed: true }
const nothing = () => undefined
const said = 'The front desk: did not come'

const form = (appointment: ProviderAppointment) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(CompleteForm, { appointment, onCancel: nothing, onDone: nothing }),
    ),
  )
const chosenIn = (html: string) =>
  [...html.matchAll(/<input[^>]*name="outcome"[^>]*>/g)]
    .map(([input]) => input)
    .filter((input) => input.includes('checked'))
    .map((input) => /value="(\w+)"/.exec(input)?.[1])

it('chooses what the desk has marked, and says so: the provider may state something else', () => {
  expect(chosenIn(form(missed))).toEqual(['patient_no_show'])
  expect(form(missed)).toContain(said)
  expect(chosenIn(form(visit))).toEqual(['held'])
  expect(form(visit)).not.toContain(said)
})

it('says in the row of a visit that its patient did not come, and in no other', () => {
  const html = renderToStaticMarkup(
    createElement(AppointmentRows, { label: '', appointments: [visit, missed], onOpen: nothing }),
  )
  expect(html.split(said)).toHaveLength(2)
})

it('names which of several visits the desk has marked, before they are completed as held', () => {
  const html = renderToStaticMarkup(
    createElement(HeldThoughMissed, {
      chosen: [visit, missed],
      onClose: nothing,
      onHeld: nothing,
    }),
  )
  expect(html).toContain('Were these sessions held?')
  expect(html.match(/Mary Banda/g)).toHaveLength(1)
})
