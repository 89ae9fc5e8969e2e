import { goodPassword } from './good-password.ts'
import { randomUUID } from 'node:crypto'
import { consentTo } from '#domain/accounts/consent.ts'
import { slotOn } from './booking.ts'
import type { IdCalls } from './id-call.ts'
import { secondFactorIn } from './second-factor.ts'
import { certificateInForce, pdf } from './uploads.ts'

const away = { starts_at: slotOn(4, '10:00'), ends_at: slotOn(4, '14:00') }
const walkIn = () => ({
  id: randomUUID(),
  full_name: 'Mary Banda',
  email: `${randomUUID()}@example.test`,
})
const helpline = {
  name: 'Mental Health Line',
  number: '+260 97 1234567',
  for_whom: 'Anyone.',
  hours: '8 to 17 hours',
  kind: 'listening',
  is_shown: true,
  is_checked: true,
}
const circle = () => ({
  id: randomUUID(),
  topic: 'Grief and loss',
  description: 'For those who miss someone.',
  session_time: new Date(Date.now() + 24 * 3_600_000).toISOString(),
  duration_minutes: 90,
  capacity: 10,
  how_to_join: 'Room 4, behind the library.',
})

const thirtyMinutes = {
  duration_minutes: 30,
  buffer_minutes: 0,
  professions: null,
  session_types: ['Phone'],
  price_ngwee: null,
  self_booked: false,
  colour: 'blue',
}

const registered = () => ({
  id: randomUUID(),
  full_name: 'Mary Banda',
  gender: 'female',
  born_in: 1984,
  phone_number: '0977 123 456',
  is_another_person: true,
})

export const idCallsOfPractice: IdCalls = {
  'POST /clinic/patients': async ({ person }) => ({
    as: await person({ role: 'front_desk' }),
    path: '/clinic/patients',
    body: registered(),
  }),
  'POST /clinic/patients/{id}/consents': async ({ app, person }) => {
    const as = await person({ role: 'front_desk' })
    const body = registered()
    await app.call('POST', '/api/clinic/patients', { as, body })
    const consents = [{ id: randomUUID(), ...consentTo('health_data') }]
    return {
      as,
      path: `/clinic/patients/${body.id}/consents`,
      body: { given_how: 'paper', consents },
    }
  },
  'POST /provider/absences': async ({ provider }) => ({
    as: await provider(),
    path: '/provider/absences',
    body: { id: randomUUID(), ...away },
  }),
  'POST /desk/absences': async ({ person, provider }) => {
    const body = { id: randomUUID(), provider_id: (await provider()).user_id, ...away }
    return { as: await person({ role: 'front_desk' }), path: '/desk/absences', body }
  },
  'POST /provider/clinic-records': async ({ provider }) => ({
    as: await provider(),
    path: '/provider/clinic-records',
    body: walkIn(),
  }),
  'POST /desk/invitations': async ({ person, provider }) => {
    const body = { ...walkIn(), provider_id: (await provider()).user_id }
    return { as: await person({ role: 'front_desk' }), path: '/desk/invitations', body }
  },
  'POST /me/invitation-answers': async ({ app, person, provider }) => {
    const as = await person()
    const body = { ...walkIn(), email: as.email }
    await app.call('POST', '/api/provider/clinic-records', { as: await provider(), body })
    return { as, path: '/me/invitation-answers', body: { id: body.id, answer: 'claim' } }
  },
  'POST /provider/registration': async ({ provider }) => ({
    as: await provider({ provider_status: 'pending' }),
    path: '/provider/registration',
    body: { id: randomUUID(), ...certificateInForce() },
    file: ['document', new File([pdf], 'certificate.pdf')],
  }),
  'POST /admin/group-sessions': async ({ person }) => ({
    as: await person({ role: 'admin' }),
    path: '/admin/group-sessions',
    body: circle(),
  }),
  'POST /admin/patient-merges': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const [gone, stays] = [registered(), registered()]
    for (const one of [gone, stays])
      await app.call('POST', '/api/clinic/patients', { as, body: one })
    const body = { id: randomUUID(), gone_id: gone.id, remaining_id: stays.id }
    return { as, path: '/admin/patient-merges', body }
  },
  'POST /admin/patient-merge-previews': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const [one, other] = [registered(), registered()]
    for (const body of [one, other]) await app.call('POST', '/api/clinic/patients', { as, body })
    const body = { one_id: one.id, other_id: other.id }
    return { as, path: '/admin/patient-merge-previews', body }
  },
  'POST /admin/past-record-erasures': async ({ person }) => ({
    as: await person({ role: 'admin' }),
    path: '/admin/past-record-erasures',
    body: { ids: [randomUUID()], count: 1, password: goodPassword },
  }),
  'POST /admin/rooms': async ({ person }) => {
    const id = randomUUID()
    const body = { id, name: `Place ${id.slice(0, 8)}` }
    return { as: await person({ role: 'admin' }), path: '/admin/rooms', body }
  },
  'POST /admin/visit-types': async ({ person }) => {
    const id = randomUUID()
    const body = { id, ...thirtyMinutes, name: `Visit ${id.slice(0, 8)}` }
    return { as: await person({ role: 'admin' }), path: '/admin/visit-types', body }
  },
  'PUT /admin/safety-duties': async ({ person, provider }) => {
    const [one, two, three] = [await provider(), await provider(), await provider()]
    const body = {
      first_on_duty: one.user_id,
      second_on_duty: two.user_id,
      third_on_duty: three.user_id,
      lead: one.user_id,
      password: goodPassword,
    }
    return { as: await person({ role: 'admin' }), path: '/admin/safety-duties', body }
  },
  'PUT /admin/clinic-settings': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const { body } = await app.call('GET', '/api/admin/clinic-settings', { as })
    const next = { ...body, id: randomUUID(), password: goodPassword }
    return { as, path: '/admin/clinic-settings', body: next }
  },
  'POST /admin/staff/invitations': async ({ person }) => {
    const { id, full_name, email } = walkIn()
    const body = { id, full_name, email, role: 'admin', password: goodPassword }
    return { as: await person({ role: 'admin' }), path: '/admin/staff/invitations', body }
  },
  'PUT /admin/billing-rules': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const { body } = await app.call('GET', '/api/admin/billing-rules', { as })
    const { version, number_series, missed_percent, late_percent, late_hours } = body
    const next = {
      version,
      number_series,
      missed_percent,
      late_percent,
      late_hours,
      id: randomUUID(),
      password: goodPassword,
    }
    return { as, path: '/admin/billing-rules', body: next }
  },
  'PUT /admin/clinic-features': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const { body } = await app.call('GET', '/api/admin/clinic-features', { as })
    return { as, path: '/admin/clinic-features', body: { ...body, id: randomUUID() } }
  },
  'POST /admin/clinic-logo': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const { version } = (await app.call('GET', '/api/admin/clinic-logo', { as })).body
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8v8z"/></svg>'
    const body = { id: randomUUID(), version }
    return { as, path: '/admin/clinic-logo', body, file: ['logo', new File([svg], 'logo.svg')] }
  },
  'POST /admin/clinic-logo/removal': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const { version } = (await app.call('GET', '/api/admin/clinic-logo', { as })).body
    return { as, path: '/admin/clinic-logo/removal', body: { id: randomUUID(), version } }
  },
  'PUT /admin/email-texts/{key}': async ({ person }) => {
    const words = { subject: 'News', body: 'News of {clinic}.\n\n{link}', button: 'Open' }
    const body = { id: randomUUID(), version: 0, password: goodPassword, ...words }
    return { as: await person({ role: 'admin' }), path: '/admin/email-texts/message', body }
  },
  'PUT /admin/library/{slug}/review': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const [{ slug, version, text_hash }] = (await app.call('GET', '/api/admin/library', { as }))
      .body
    const body = { id: randomUUID(), version, text_hash, state: 'draft' }
    return { as, path: `/admin/library/${slug}/review`, body }
  },
  'POST /admin/crisis-lines': async ({ person }) => ({
    as: await person({ role: 'admin' }),
    path: '/admin/crisis-lines',
    body: { id: randomUUID(), ...helpline },
  }),
  'PUT /admin/crisis-lines/order': async ({ app, person }) => {
    const as = await person({ role: 'admin' })
    const lines = (await app.call('GET', '/api/admin/crisis-lines', { as })).body as {
      id: string
    }[]
    const body = { ids: lines.map(({ id }) => id).toReversed() }
    return { as, path: '/admin/crisis-lines/order', body }
  },
  'POST /admin/accounts/{id}/factor-reset': async ({ app, person }) => {
    const [as, owner] = [await person({ role: 'admin' }), await person()]
    await secondFactorIn(() => app).enrol({ as: owner })
    const body = {
      id: randomUUID(),
      identity_check: 'in_person',
      note: 'NRC 123456/10/1',
      password: goodPassword,
    }
    return { as, path: `/admin/accounts/${owner.user_id}/factor-reset`, body }
  },
}
