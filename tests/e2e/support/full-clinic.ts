import type { Page } from '@playwright/test'
import type { Board, BoardProvider, BoardVisit } from '#domain/desk/board-schema.ts'
import type { DeskAppointment } from '#domain/desk/schema.ts'
import { at, today } from './provider-day.ts'

/** Families that many share, so that the letters after them distinguish people. */
const names = [
  'Mutale Banda',
  'Nalishebo Mukelabai-Sitwala Imasiku wa Mundia',
  'Joseph Simukonda',
  'Chanda Mulenga',
  'Chanda Mulenga-Phiri',
  'Inonge Blessings Imasiku',
]
const providerNames = [
  'Bupe Kalaba',
  'Chanda Mulenga',
  'Chanda Mulenga-Phiri',
  'Chileshe Mumba',
  'Kelvin Sakala',
  'Mwangala Sepiso-Nakazwe Imbuwa',
  'Tasila Mwanza',
  'Thandiwe Ngoma',
]
const times = ['08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '12:00']
const states = ['with_provider', 'arrived', 'booked', 'missed', 'done', 'booked'] as const

const families = ['Zulu', 'Tembo', 'Phiri', 'Sakala', 'Lungu', 'Mwansa']

/** Two have one name, the others each their own. */
const nameOf = (index: number) =>
  index < 2
    ? names[0]!
    : `${names[index % names.length]} ${families[Math.floor(index / names.length)]}`

interface Visit {
  seen: BoardVisit
  held: DeskAppointment
}

/** A visit of one of eight providers; every fourth lasts an hour, and two patients have one name. */
function visitOf(index: number, provider: BoardProvider, time: string): Visit {
  const id = crypto.randomUUID()
  const state = states[index % states.length]!
  const common = {
    id,
    appointment_time: at(time),
    duration_minutes: index % 4 === 3 ? 60 : 30,
    session_type: 'In-person' as const,
    status: 'confirmed' as const,
    room: { id: crypto.randomUUID(), name: 'Room 3 (upstairs)' },
  }
  return {
    seen: {
      ...common,
      provider_id: provider.id,
      state,
      arrived_at: state === 'arrived' || state === 'with_provider' ? at('08:00') : null,
      called_in_at: state === 'with_provider' ? at('08:10') : null,
    },
    held: {
      ...common,
      answered_by: 'patient',
      provider: { id: provider.id, full_name: provider.full_name, profession: 'therapist' },
      provider_away: false,
      patient: {
        id: crypto.randomUUID(),
        full_name: nameOf(index),
        phone_number: `+2609770001${String(index).padStart(2, '0')}`,
      },
    },
  }
}

/** Lets the desk have a day of eight providers and 36 visits, three of one provider at one time. */
export async function fillClinic(page: Page): Promise<DeskAppointment[]> {
  const providers: BoardProvider[] = providerNames.map((full_name, place) => ({
    id: crypto.randomUUID(),
    full_name,
    profession: 'therapist',
    free: ['15:00', '15:30'],
    away: place === 0 ? [{ starts_at: at('13:30'), ends_at: at('17:00') }] : [],
  }))
  const visits = Array.from({ length: 36 }, (_, index): Visit => {
    const provider = providers[index < 3 ? 1 : index % 4 === 3 ? 7 : 2 + (index % 5)]!
    const place = Math.floor(index / 4)
    const time = index < 3 ? '14:00' : index % 4 === 3 ? `${8 + place}:00`.padStart(5, '0') : null
    return visitOf(index, provider, time ?? times[place % times.length]!)
  })
  const board: Board = {
    day: today,
    closed: null,
    slot_minutes: 30,
    opening: [
      { starts_at: '08:00', ends_at: '13:00' },
      { starts_at: '14:00', ends_at: '17:00' },
    ],
    providers,
    visits: visits.map(({ seen }) => seen),
  }
  const held = visits.map((visit) => visit.held)
  await page.route('**/api/desk/board?*', (route) => route.fulfill({ json: board }))
  await page.route('**/api/desk/appointments?*', (route) => route.fulfill({ json: held }))
  return held
}
