import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { indexStructureDefinitionBundle, validateResource } from '@medplum/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { tablets } from '#tests/support/medicines.ts'
import { personalPlansIn } from '#tests/support/personal-plans.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'
import { allowed, type Resource } from './fhir-resource.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
  // The definitions of HL7, of the types that our bundle has: docs/decisions/116-documents.md.
  const definitions = readFileSync('tests/support/fhir-r4.json.gz')
  indexStructureDefinitionBundle(
    JSON.parse(gunzipSync(definitions).toString()) as Parameters<
      typeof indexStructureDefinitionBundle
    >[0],
  )
})
afterAll(() => app.close())

const { provider, consent } = practiceIn(() => app)
const { givePlan, written } = personalPlansIn(() => app)
const answered = (count: number, value: number | null) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [place, value]))

async function export_(as: Persona) {
  const answer = await app.request('GET', '/api/me/export?format=fhir', { as })
  const text = await answer.text()
  const bundle = JSON.parse(text) as { entry: { resource: Resource }[] }
  return { text, bundle, resources: bundle.entry.map(({ resource }) => resource) }
}

/** What the library of another project says against a resource; references to urn:uuid it cannot judge. */
function errorsOf(resource: object): string[] {
  try {
    return validateResource(resource as Parameters<typeof validateResource>[0])
      .filter(({ severity }) => severity === 'error')
      .map((issue) => JSON.stringify(issue))
  } catch (error) {
    return [JSON.stringify((error as { outcome?: object }).outcome ?? String(error))]
  }
}

describe('the bundle of FHIR R4 of a person who answered and wrote all kinds of things', () => {
  it('is valid, with the allergies of the profile, without an empty item or a control character', async () => {
    const as = await app.createPersona({ full_name: 'Chanda Phiri', gender: 'female' })
    const doctor = await provider()
    await consent(as, 'health_data')
    const post = async (path: string, body: object) => {
      const { status } = await app.call('POST', `/api${path}`, { as, body })
      expect(status, path).toBe(201)
    }
    await app.call('PATCH', '/api/profile', {
      as,
      body: {
        date_of_birth: '1984-03-27',
        known_allergies_conditions: 'Penicillin\u000band groundnuts',
        emergency_contact: { name: 'Bupe Phiri', phone: '0966 111 222' },
      },
    })
    await post('/blood-pressure-readings', {
      systolic: 131,
      diastolic: 84,
      pulse: 70,
      notes: 'left\u000bright\u0007 \u009f\uffff',
    })
    await post('/blood-pressure-readings', { systolic: 120, diastolic: 79, notes: '\u0001' })
    await post('/glucose-readings', { glucose_level: 5.6, unit: 'mmol/L', context: 'Fasting' })
    await post('/glucose-readings', { meter_shows: 'HI', unit: 'mmol/L' })
    await post('/medicines', tablets({ notes: 'Blue\u000cbox' }))
    await post('/symptoms', { symptom: 'headache', severity: 2, notes: 'after\u0085lunch' })
    await post('/screening-results', {
      answers: {
        'WHO-5': answered(5, 2),
        'GAD-7': answered(7, 2),
        'PHQ-9': { ...answered(9, 1), functional: 2 },
        'PC-PTSD-5': { exposure: 0 },
        // "I do not drink": none of its questions applies.
        'CAGE-AID': answered(4, null),
      },
    })
    for (const status of ['requested', 'confirmed', 'completed', 'cancelled'] as const)
      await bookFor(as, doctor, { status })
    await givePlan(as)
    await written(doctor, as)
    await written(doctor, as, {}, 1)
    const { text, bundle, resources } = await export_(as)
    expect(
      resources.flatMap(({ resourceType, status }) =>
        resourceType === 'CarePlan' ? [status] : [],
      ),
    ).toEqual(expect.arrayContaining(['active', 'revoked']))
    expect(resources.filter(({ resourceType }) => resourceType === 'Goal')).toHaveLength(2)
    expect(resources.flatMap(errorsOf)).toEqual([])
    expect(errorsOf(bundle)).toEqual([])
    expect(resources.length).toBeGreaterThan(20)
    expect(
      resources.filter(({ resourceType }) => resourceType === 'AllergyIntolerance'),
    ).toMatchObject([
      {
        clinicalStatus: { coding: [{ code: 'active' }] },
        verificationStatus: { coding: [{ code: 'unconfirmed' }] },
        code: { text: 'Penicillin and groundnuts' },
        patient: { reference: `urn:uuid:${as.user_id}` },
      },
    ])
    expect(text).not.toMatch(/\[\]|\{\}|""|:null|\\u00[01]|\\u007f|[\u007f-\u009f\uffff]/)
    expect(text).toContain('left right')
    const cage = resources.filter(
      (one) => one.resourceType === 'QuestionnaireResponse' && !one.item,
    )
    expect(cage).toHaveLength(1)
  })

  it.each(['None', 'no known allergies', 'NKDA.', 'n/a', ' '])(
    'has no allergy to "%s"',
    async (known_allergies_conditions) => {
      const as = await app.createPersona()
      await consent(as, 'health_data')
      await app.call('PATCH', '/api/profile', { as, body: { known_allergies_conditions } })
      expect((await export_(as)).text).not.toContain('AllergyIntolerance')
    },
  )

  it('is judged by a library that finds what is wrong', () => {
    expect(errorsOf({ resourceType: 'AllergyIntolerance', code: { text: 'x' } })).not.toEqual([])
    expect(errorsOf({ resourceType: 'CarePlan', status: 'active', intent: 'plan' })).not.toEqual([])
    expect(errorsOf({ resourceType: 'Goal', lifecycleStatus: 'active' })).not.toEqual([])
    const patient = { resourceType: 'Patient', name: [{ text: 'a\u000b' }] }
    expect(errorsOf(patient)).not.toEqual([])
    expect(errorsOf(allowed(patient) as object)).toEqual([])
  })
})

it('leaves out what FHIR does not allow, at any depth, and nothing else', () => {
  const kept = { a: 0, b: false, c: ' x\n', d: [{ e: '\ty' }] }
  expect(
    allowed({ ...kept, f: '', g: ' ', h: [], i: {}, j: null, k: [{ l: [{ m: '\u0007' }] }] }),
  ).toEqual(kept)
})
