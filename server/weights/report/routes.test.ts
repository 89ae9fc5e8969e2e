import * as unpdf from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { todayInLusaka } from '#server/platform/clock.ts'
import { openTestApp, type Persona, type TestApp } from '#tests/support/app.ts'
import { bookFor, practiceIn } from '#tests/support/practice.ts'

let app: TestApp
let bwalya: Persona
const today = todayInLusaka()
const period = `from=${today}&to=${today}`
const { provider, consent } = practiceIn(() => app)

beforeAll(async () => {
  app = await openTestApp()
  bwalya = await app.createPersona({ full_name: 'Bwalya Phiri', gender: 'male' })
  await app.database.asOwner(
    `update user_profiles set date_of_birth = '1980-01-02' where id = $1`,
    [bwalya.user_id],
  )
  for (const body of [
    { weight_kg: 68.4, waist_cm: 92, height_cm: 168, notes: '=cmd' },
    { weight_kg: 70, height_cm: 168 },
  ])
    await app.call('POST', '/api/weights', { as: bwalya, body })
})
afterAll(() => app.close())

async function download(path: string, as = bwalya) {
  const answer = await app.request('GET', `/api/${path}`, { as })
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) }
}
const textOf = async (bytes: Uint8Array) => {
  const document = await unpdf.getDocumentProxy(new Uint8Array(bytes))
  return (await unpdf.extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

describe('the weights of a period', () => {
  it('are a paper for the clinic with BMI and extremes, and no word of a category', async () => {
    const { answer, bytes } = await download(`weight-report/pdf?${period}`)
    expect(answer.headers.get('content-disposition')).toContain('weight-report-bwalya-phiri-')
    const text = await textOf(bytes)
    for (const words of ['Lowest: 68.4 kg', 'Highest: 70.0 kg', '24.2', '24.8', '=cmd'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/obese|overweight|underweight|No danger/i)
    expect(
      await textOf((await download('weight-report/pdf?from=2020-01-01&to=2020-01-02')).bytes),
    ).toContain('No readings in this period.')
  })

  it('are a table that no spreadsheet runs', async () => {
    const { answer, bytes } = await download(`weight-report/csv?${period}`)
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const text = new TextDecoder().decode(bytes)
    expect(text).toContain('Day,Time,Weight (kg),Waist (cm),Height (cm),BMI,Notes')
    expect(text).toMatch(/,68\.4,92,168,24\.2,'=cmd\r\n/)
    expect(text).toMatch(/,70,,168,24\.8,\r\n/)
  })

  it('are for clients alone, and of one person alone', async () => {
    for (const role of ['provider', 'front_desk'] as const) {
      const as = await app.createPersona({ role })
      for (const file of ['pdf', 'csv'])
        expect((await download(`weight-report/${file}?${period}`, as)).answer.status).toBe(403)
    }
    const { bytes } = await download(`weight-report/csv?${period}`, await app.createPersona())
    expect(new TextDecoder().decode(bytes).trim().split('\r\n')).toHaveLength(1)
  })
})

it('the report of a provider has them where they are shared', async () => {
  const doctor = await provider()
  await bookFor(bwalya, doctor, { status: 'completed', at: '2026-03-02T07:00:00Z' })
  const path = `provider/patients/${bwalya.user_id}/report.pdf`
  expect(await textOf((await download(path, doctor)).bytes)).toContain('Weight Not shared.')
  await consent(bwalya, 'share_readings')
  const text = await textOf((await download(path, doctor)).bytes)
  for (const words of ['Weight', '68.4', '24.2']) expect(text).toContain(words)
  expect(text).not.toContain('=cmd')
})

it('the copy in FHIR has each as vital signs by LOINC, with BMI for adults alone', async () => {
  const codesOf = async (as: Persona) => {
    const { body } = await app.call('GET', '/api/me/export?format=fhir', { as })
    return body.entry
      .map(({ resource }: { resource: Observation }) => resource)
      .filter(({ code }: Observation) => code?.coding?.[0])
      .map(({ code, valueQuantity }: Observation) => [
        code!.coding[0]!.code,
        valueQuantity?.value,
        valueQuantity?.code,
      ])
  }
  expect(await codesOf(bwalya)).toEqual(
    expect.arrayContaining([
      ['29463-7', 68.4, 'kg'],
      ['8280-0', 92, 'cm'],
      ['8302-2', 168, 'cm'],
      ['39156-5', 24.2, 'kg/m2'],
    ]),
  )
  await app.database.asOwner(
    `update user_profiles set date_of_birth = current_date - interval '17 years' where id = $1`,
    [bwalya.user_id],
  )
  expect((await codesOf(bwalya)).map(([code]: [string]) => code)).not.toContain('39156-5')
})

interface Observation {
  code?: { coding: { code: string }[] }
  valueQuantity?: { value: number; code: string }
}
