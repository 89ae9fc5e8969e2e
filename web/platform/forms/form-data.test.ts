import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { joinDate, messagesByField, readFormData, readTyped, wordsFor } from './form-data.ts'

function form(entries: [string, string | File][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

describe('reading a form by its schema', () => {
  it('converts typed text to the types of the schema', () => {
    const schema = z.object({
      full_name: z.string(),
      systolic: z.number(),
      pulse: z.optional(z.int()),
      consent: z.boolean(),
      agreed: z.literal(true),
      answer: z.literal([0, 1, 2]),
      equipment: z.array(z.string()),
      date_of_birth: z.iso.date(),
    })
    const values = readFormData(
      schema,
      form([
        ['full_name', 'Mutale Banda'],
        ['systolic', ' 128 '],
        ['pulse', ''],
        ['agreed', 'true'],
        ['answer', '2'],
        ['equipment', 'Rope'],
        ['equipment', 'Mat'],
        ['date_of_birth.day', '7'],
        ['date_of_birth.month', '3'],
        ['date_of_birth.year', '1994'],
        ['not_asked_for', 'x'],
      ]),
    )
    expect(values).toEqual({
      full_name: 'Mutale Banda',
      systolic: 128,
      consent: false,
      agreed: true,
      answer: 2,
      equipment: ['Rope', 'Mat'],
      date_of_birth: '1994-03-07',
    })
    expect(schema.safeParse(values).success).toBe(true)
  })

  it('reads empty answers as nothing, as null or as empty text, as the schema allows', () => {
    const schema = z.object({
      required: z.string(),
      optional: z.optional(z.string()),
      nullable: z.nullable(z.string()),
      chosen: z.enum(['a']),
      several: z.array(z.string()),
      document: z.optional(z.file()),
    })
    const values = readFormData(
      schema,
      form([
        ['required', ''],
        ['optional', ''],
        ['nullable', ''],
        ['document', new File([], '')],
      ]),
    )
    expect(values).toEqual({ required: '', nullable: null, several: [] })
  })

  it('looks through refinements and pipes', () => {
    const schema = z.pipe(
      z.object({ level: z.number() }).check(z.refine((value) => value.level > 0)),
      z.transform((value) => value.level),
    )
    expect(readFormData(schema, form([['level', '5.6']]))).toEqual({ level: 5.6 })
  })

  it('keeps a chosen file', () => {
    const file = new File(['x'], 'card.png', { type: 'image/png' })
    const values = readFormData(z.object({ document: z.file() }), form([['document', file]]))
    expect(values.document).toBeInstanceOf(File)
  })
})

it('reads a number by what its field can hold: a whole one has no decimals', () => {
  const schema = z.object({ steps: z.optional(z.nullable(z.int())), strength: z.number() })
  const read = (text: string) =>
    readFormData(
      schema,
      form([
        ['steps', text],
        ['strength', text],
      ]),
    )
  expect(read('1,250')).toEqual({ steps: 1250, strength: Number.NaN })
  expect(read('7.')).toEqual({ steps: 7, strength: 7 })
})

it('reads HI and a unit that are typed into the field of a number as what they are', () => {
  const schema = z.object({
    glucose_level: z.optional(z.number()),
    meter_shows: z.optional(z.enum(['LO', 'HI'])),
    unit: z.enum(['mg/dL', 'mmol/L']),
  })
  const read = (text: string) =>
    readFormData(
      schema,
      form([
        ['glucose_level', text],
        ['meter_shows', ''],
        ['unit', 'mg/dL'],
      ]),
    )
  for (const typed of ['hi', ' Hi.', '“HI”', 'Hi!', 'ＨＩ', 'HI mg/dL'])
    expect(read(typed), typed).toEqual({ meter_shows: 'HI', unit: 'mg/dL' })
  expect(read('lo mmol/L')).toEqual({ meter_shows: 'LO', unit: 'mmol/L' })
  for (const typed of ['7.2 MMOL/L', '7,2 mmol / l', '7.2㎜ol/L', '7.2 Mmol'])
    expect(read(typed), typed).toEqual({ glucose_level: 7.2, unit: 'mmol/L' })
  for (const typed of ['130 MG/DL', '130㎎/dl', '130 mg%'])
    expect(read(typed), typed).toEqual({ glucose_level: 130, unit: 'mg/dL' })
  for (const typed of ['low', 'history', 'hi 7', 'hello'])
    expect(read(typed), typed).toEqual({ glucose_level: Number.NaN, unit: 'mg/dL' })
  expect(read('7.2 mmol/L')).toEqual({ glucose_level: 7.2, unit: 'mmol/L' })
  expect(read('130')).toEqual({ glucose_level: 130, unit: 'mg/dL' })
  expect(read('high')).toEqual({ glucose_level: Number.NaN, unit: 'mg/dL' })
})

describe('dates in three parts', () => {
  it('returns nothing when all parts are empty', () => {
    expect(joinDate('', ' ', '')).toBeUndefined()
  })

  it.each([
    ['0７', '3', '1994'],
    ['7.', '03', '1994 '],
    ['\u200e7', '3/', '１９９４'],
    ['٧', '۳', '१९९४'],
  ])('are read as they are typed and pasted: %j %j %j', (day, month, year) => {
    expect(joinDate(day, month, year)).toBe('1994-03-07')
  })

  it.each([
    ['31', '2', '2001'],
    ['1', '', '2001'],
    ['1', '1', '94'],
  ])('leaves an impossible or half-filled date to the schema: %s %s %s', (day, month, year) => {
    expect(z.iso.date().safeParse(joinDate(day, month, year)).success).toBe(false)
  })
})

describe('messages for invalid values', () => {
  it('keeps the first message of each field', () => {
    const issues = [
      { path: ['email'], message: 'first' },
      { path: ['email'], message: 'second' },
      { path: ['equipment', 0], message: 'third' },
      { path: [], message: 'whole' },
    ]
    expect(messagesByField(issues)).toEqual({ email: 'first', equipment: 'third', '': 'whole' })
  })

  it('uses the label when the schema has no message of its own', () => {
    expect(wordsFor('Invalid input', 'Gender', true)).toBe('Answer this: Gender')
    expect(wordsFor('Enter 50 to 300', 'Systolic', false)).toBe('Enter 50 to 300')
  })
})

it('reads what was typed in the types of a step: a number, a list, nothing where nothing was typed', () => {
  const step = z.object({
    days: z.nullish(z.int()),
    equipment: z._default(z.array(z.string()), []),
    goal: z.nullish(z.string()),
  })
  const typed = { days: [' 3 '], equipment: ['Yoga Mat', 'None'], goal: [''], other: ['x'] }
  expect(readTyped(step, typed)).toEqual({ days: 3, equipment: ['Yoga Mat', 'None'], goal: null })
})
