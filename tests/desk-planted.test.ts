import { afterAll, beforeAll, expect, it } from 'vitest'
import { type ActorName, type Cast, fillTables, type Person } from './support/access.ts'
import { recordWithoutLogin } from './support/access-registrations.ts'
import { accessTable } from './support/access-table.ts'
import { answersOf } from './support/answers-of.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { bookingIn, slotOn } from './support/booking.ts'
import { type Planted, plantEverywhere } from './support/planted-columns.ts'

const identity = 'who a patient is'
const reach = 'how a patient is reached'
const ofClinic = 'what the clinic says of itself'
/** What an answer to the front desk may have, by column, and why. Nothing else of a patient is in one. */
const deskMaySee: Record<string, string> = {
  'public.user_profiles.full_name': identity,
  'public.former_names.full_name': identity,
  'public.user_profiles.phone_number': reach,
  'public.patient_registrations.phone_of': reach,
  'public.patient_registrations.email': reach,
  'public.patient_registrations.address': reach,
  'public.patient_registrations.language': reach,
  'public.patient_registrations.next_of_kin_name': reach,
  'public.patient_registrations.next_of_kin_phone': reach,
  'public.patient_registrations.next_of_kin_relation': reach,
  'public.closed_days.name': ofClinic,
  'public.crisis_lines.for_whom': ofClinic,
  'public.crisis_lines.hours': ofClinic,
  'public.crisis_lines.name': ofClinic,
  'public.group_sessions.description': ofClinic,
  'public.group_sessions.topic': ofClinic,
  'public.invoice_payments.reference': 'what the desk has written itself: the number of a slip',
  'public.invoices.number': 'the number of an invoice that the desk takes money for',
  'public.plans.name': ofClinic,
  'public.plans.summary': ofClinic,
  'public.insurers.name': ofClinic,
  'public.rooms.name': ofClinic,
  'public.visit_types.name': ofClinic,
}
/** Audiences of routes that an account of the front desk may call. */
const ofDesk = ['front-desk', 'clinic-staff', 'signed-in', 'account', 'everyone'] as const

let app: TestApp
let patient: Persona
let doctor: Persona
let desk: Persona
let ids: string[]
let planted: Planted
const booking = bookingIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  desk = await app.createPersona({ role: 'front_desk' })
  doctor = await booking.provider({ profession: 'therapist' })
  const expert = await booking.provider({ profession: 'fitness expert' })
  patient = await app.createPersona({ full_name: 'Thandiwe Mwila' })
  const { body } = await booking.book(patient, slotOn(2), {
    provider_id: doctor.user_id,
    session_type: 'In-person',
  })
  const person = ({ user_id: id, email, session_id }: Persona): Person => ({
    id,
    email,
    session_id,
  })
  for (const one of [patient, doctor, expert])
    for (const which of ['gone', 'stays'] as const) {
      const id = recordWithoutLogin(person(one), which)
      await app.database.asOwner(`insert into accounts.users (id) values (${id})`)
      await app.database.asOwner(`insert into user_profiles (id, role) values (${id}, 'client')`)
    }
  const cast = {
    actors: {
      'approved provider with relation': person(doctor),
      'fitness expert with relation': person(expert),
    } as Record<ActorName, Person>,
    related: person(patient),
    stranger: person(patient),
  } satisfies Cast
  await fillTables(app.database, accessTable, cast)
  planted = await plantEverywhere(app.database, accessTable, person(patient))
  ids = [String(body.id), patient.user_id, doctor.user_id]
})
afterAll(() => app.close())

it('every column of words in the rows of a patient has a word of its own, except those of a closed list', () => {
  expect(planted.columns.size).toBeGreaterThan(200)
  // A check or the key of another table says what such a column may have: it is no place for words.
  const others = [...planted.rejected].filter(([, state]) => !['23514', '23503'].includes(state))
  expect(others).toEqual([])
})

it('no answer to the front desk has a word of a column that is not on the list of what it may see', async () => {
  const answers = await answersOf(app, desk, ofDesk, {
    ids,
    patient,
    provider: doctor,
    required: 'front-desk',
  })
  const seen = new Map<string, string>()
  for (const answer of answers)
    for (const [word] of answer.matchAll(/qzx\d+wv/g))
      seen.set(planted.columns.get(word)!, answer.slice(0, answer.indexOf(' ')))
  const unlisted = [...seen].filter(([column]) => !(column in deskMaySee))
  expect(unlisted.map(([column, path]) => `${path} answers ${column}`)).toEqual([])
  // What is listed and never answered says more than is true.
  expect(Object.keys(deskMaySee).filter((column) => !seen.has(column))).toEqual([])
})
