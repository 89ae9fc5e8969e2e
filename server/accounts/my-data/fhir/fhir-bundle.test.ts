import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { instruments } from '#domain/screening/instruments/instruments.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { daysAgo, tablets } from '#tests/support/medicines.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import type { Resource } from './fhir-resource.ts'

let app: TestApp
let chanda: Persona
let doctor: Persona
let resources: Resource[]
let bundle: { entry: { fullUrl: string; resource: Resource }[] }
let headers: Headers

const { provider, consent } = practiceIn(() => app)
const troubled = (length: number, value: number) =>
  Object.fromEntries(Array.from({ length }, (_, place) => [place, value]))

beforeAll(async () => {
  app = await openTestApp()
  chanda = await app.createPersona({ full_name: 'Chanda Phiri', gender: 'female' })
  doctor = await provider()
  const post = (path: string, body: object) => app.call('POST', `/api${path}`, { as: chanda, body })
  await consent(chanda, 'health_data')
  await app.call('PATCH', '/api/profile', {
    as: chanda,
    body: {
      date_of_birth: '1984-03-27',
      phone_number: '0977 123 456',
      emergency_contact: { name: 'Bupe Phiri', phone: '0966 111 222' },
    },
  })
  const made = [
    await post('/blood-pressure-readings', {
      systolic: 131,
      diastolic: 84,
      pulse: 70,
      notes: 'up',
    }),
    await post('/blood-pressure-readings', { systolic: 120, diastolic: 79 }),
    await post('/glucose-readings', { glucose_level: 5.6, unit: 'mmol/L', context: 'Fasting' }),
    await post('/glucose-readings', { glucose_level: 99 }),
    await post('/glucose-readings', { meter_shows: 'HI', unit: 'mmol/L' }),
    await post('/medicines', tablets({ notes: 'Blue box', ends_on: '2199-01-01' })),
    await post('/symptoms', { symptom: 'headache', severity: 2, notes: 'after lunch' }),
    await post('/screening-results', {
      answers: {
        'WHO-5': troubled(5, 2),
        'GAD-7': troubled(7, 2),
        'PHQ-9': { ...troubled(9, 1), functional: 2 },
        'PC-PTSD-5': { exposure: 1, ...troubled(5, 1) },
        'CAGE-AID': troubled(4, 0),
      },
    }),
    await post('/intake-forms', {
      fullName: 'Chanda Phiri',
      dateOfBirth: '1984-03-27',
      phone: '0977 123 456',
      address: 'Plot 4, Kabulonga',
      emergencyContact: 'Bupe Phiri',
      emergencyPhone: '0966 111 222',
      reasonForVisit: 'Sleep',
    }),
  ]
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 201))
  for (const status of ['confirmed', 'completed', 'cancelled'] as const)
    await bookFor(chanda, doctor, { status })
  for (const outcome of ['held', 'patient_no_show', 'provider_no_show'])
    await app.database.asOwner('update appointments set outcome = $2 where id = $1', [
      await bookFor(chanda, doctor, { status: 'completed' }),
      outcome,
    ])
  // Another user's, of which nothing may be in the copy.
  const other = await app.createPersona({ full_name: 'Other Person' })
  await app.call('POST', '/api/glucose-readings', { as: other, body: { glucose_level: 111 } })
  const answer = await app.call('GET', '/api/me/export?format=fhir', { as: chanda })
  headers = answer.headers
  bundle = answer.body
  resources = bundle.entry.map(({ resource }) => resource)
})
afterAll(() => app.close())

const ofType = (type: string) => resources.filter(({ resourceType }) => resourceType === type)
const codesOf = (resource: object) =>
  [...JSON.stringify(resource).matchAll(/"code":"([^"]+)"/g)].map(([, code]) => code!)

describe('the health data of a person as a bundle of FHIR R4', () => {
  it('is a collection with its own media type, and a file to keep', () => {
    expect(headers.get('content-type')).toMatch(/^application\/fhir\+json/)
    expect(headers.get('content-disposition')).toContain('.fhir.json')
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' })
  })

  it('holds each resource once, under its own address, and no reference leads out of it', () => {
    const addresses = bundle.entry.map(({ fullUrl }) => fullUrl)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const { fullUrl, resource } of bundle.entry) {
      expect(fullUrl).toBe(`urn:uuid:${resource.id}`)
      expect(resource.id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    }
    const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)]
    expect(references.length).toBeGreaterThan(20)
    expect(references.filter(([, to]) => !addresses.includes(to!))).toEqual([])
  })

  it('has no empty text, list, object or null, which FHIR forbids', () => {
    expect(JSON.stringify(bundle)).not.toMatch(/""|\[\]|\{\}|null/)
  })

  it('has the person and the provider of the appointments, and no one else', () => {
    expect(ofType('Patient')).toEqual([
      expect.objectContaining({
        id: chanda.user_id,
        gender: 'female',
        birthDate: '1984-03-27',
        name: [{ text: 'Chanda Phiri' }],
      }),
    ])
    expect(ofType('Practitioner')).toMatchObject([{ id: doctor.user_id }])
    expect(JSON.stringify(bundle)).not.toMatch(/Other Person|password|secret/)
  })

  it('has what the person takes as statements, and what they felt as observations', () => {
    expect(ofType('MedicationStatement')).toMatchObject([
      {
        status: 'active',
        medicationCodeableConcept: { text: 'Amlodipine 5 mg' },
        effectivePeriod: { start: daysAgo(10), end: '2199-01-01' },
        dosage: [
          {
            text: `From ${daysAgo(10)}: 1 tablet at 08:00, 20:00; every day`,
            timing: {
              repeat: {
                boundsPeriod: { start: daysAgo(10), end: '2199-01-01' },
                timeOfDay: ['08:00:00', '20:00:00'],
              },
            },
            doseAndRate: [{ doseQuantity: { value: 1, unit: 'tablet' } }],
          },
        ],
        note: [{ text: 'Blue box' }],
      },
    ])
    const symptoms = ofType('Observation').filter((one) =>
      JSON.stringify(one).includes('What the person felt'),
    )
    expect(symptoms).toMatchObject([
      {
        valueCodeableConcept: { text: 'Headache' },
        component: [{ valueCodeableConcept: { text: 'Quite a lot' } }],
        note: [{ text: 'after lunch' }],
      },
    ])
  })

  it('has blood pressures as the panel with both values, the pulse beside it', () => {
    const panels = ofType('Observation').filter((one) => codesOf(one).includes('85354-9'))
    expect(panels).toHaveLength(2)
    expect(panels[0]).toMatchObject({
      status: 'final',
      component: [
        {
          code: { coding: [{ system: 'http://loinc.org', code: '8480-6' }] },
          valueQuantity: { value: 131, system: 'http://unitsofmeasure.org', code: 'mm[Hg]' },
        },
        {
          code: { coding: [{ code: '8462-4' }] },
          valueQuantity: { value: 84, code: 'mm[Hg]' },
        },
      ],
      note: [{ text: 'up' }],
    })
    const pulses = ofType('Observation').filter((one) => codesOf(one).includes('8867-4'))
    expect(pulses).toMatchObject([{ valueQuantity: { value: 70, code: '/min' } }])
  })

  it('has glucose in the unit it was typed in, with that unit’s code', () => {
    const inUnit = (code: string) =>
      ofType('Observation').filter((one) => codesOf(one).includes(code))
    const [shown, typed] = inUnit('14743-9').toSorted((one) => ('valueString' in one ? -1 : 1))
    expect([typed]).toMatchObject([
      {
        valueQuantity: { value: 5.6, code: 'mmol/L' },
        component: [{ valueCodeableConcept: { text: 'Fasting' } }],
      },
    ])
    // HI is no quantity: none was measured.
    expect(shown).toMatchObject({
      valueString: 'HI',
      interpretation: [{ coding: [{ code: '>' }] }],
    })
    expect(shown).not.toHaveProperty('valueQuantity')
    expect(inUnit('41653-7')).toMatchObject([{ valueQuantity: { value: 99, code: 'mg/dL' } }])
  })

  it('has the answers and the score of each instrument, by LOINC where it has codes', () => {
    const phq = ofType('QuestionnaireResponse').find(
      ({ questionnaire }) => questionnaire === 'http://loinc.org/q/44249-1',
    )!
    const items = phq.item as { linkId: string; text: string; answer: object[] }[]
    expect(items.map(({ linkId }) => linkId)).toEqual(
      '/44250-9 /44255-8 /44259-0 /44254-1 /44251-7 /44258-2 /44252-5 /44253-3 /44260-8 /69722-7'.split(
        ' ',
      ),
    )
    expect(items[0]!.text).toBe(instruments['PHQ-9'].items[0]!.text)
    expect(items[0]!.answer).toEqual([
      {
        valueCoding: { system: 'http://loinc.org', code: 'LA6569-3', display: 'Several days' },
      },
    ])
    const score = ofType('Observation').find((one) => codesOf(one).includes('44261-6'))!
    expect(score).toMatchObject({
      valueQuantity: { value: 9, code: '{score}' },
      derivedFrom: [{ reference: `urn:uuid:${phq.id}` }],
    })
    // WHO-5 and CAGE-AID have no code that is known, and go by their text.
    const who = ofType('Observation').find(({ code }) =>
      JSON.stringify(code).includes('Well-Being'),
    )!
    expect(who).toMatchObject({ valueQuantity: { value: 40, code: '%' } })
    expect(who.code).not.toHaveProperty('coding')
    expect(ofType('QuestionnaireResponse')).toHaveLength(6)
  })

  it('has appointments with both who meet, the intake form and the consents', () => {
    const statuses = ofType('Appointment').map(({ status }) => String(status))
    expect(statuses.toSorted()).toEqual([
      'booked',
      'cancelled',
      'fulfilled',
      'fulfilled',
      'noshow',
      'noshow',
    ])
    const intake = ofType('QuestionnaireResponse').find(({ questionnaire }) => !questionnaire)
    expect(JSON.stringify(resources)).toContain('Plot 4, Kabulonga')
    expect(intake).toBeDefined()
    expect(ofType('Consent')).toMatchObject([
      { status: 'active', policyRule: { text: expect.stringContaining('health_data') } },
    ])
  })

  it('is the same twice, and is rejected in an unknown format', async () => {
    const again = await app.call('GET', '/api/me/export?format=fhir', { as: chanda })
    expect(again.body.entry).toEqual(bundle.entry)
    const json = await app.call('GET', '/api/me/export?format=json', { as: chanda })
    expect(Object.keys(json.body)).toEqual(['exported_at', 'tables'])
    const wrong = await app.call('GET', '/api/me/export?format=xml', { as: chanda })
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['format']])
  })
})
