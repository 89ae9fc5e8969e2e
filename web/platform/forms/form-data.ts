import type { ZodMiniType } from 'zod/mini'
import { readDecimal } from '#domain/values/decimal.ts'
import { plainDigits } from '#domain/values/invisible.ts'
import { typedBeside } from './typed-beside.ts'
import type { Typed } from '#web/platform/drafts/typed.ts'

/** The part of a schema definition that says which type a form value has. */
interface Definition {
  type: string
  /** Of a number that must be whole. */
  format?: string
  innerType?: { def: Definition }
  in?: { def: Definition }
  shape?: Record<string, { def: Definition }>
  /** Of a union: the first option is what the form sends. */
  options?: readonly { def: Definition }[]
  /** The possible values of a literal. */
  values?: readonly unknown[]
}

interface FieldKind {
  type: string
  isWhole: boolean
  optional: boolean
  nullable: boolean
}

function kindOf(definition: Definition): FieldKind {
  const inner = definition.innerType?.def ?? definition.in?.def ?? definition.options?.[0]?.def
  const type = definition.values ? typeof definition.values[0] : definition.type
  const isWhole = definition.format === 'safeint'
  if (!inner) return { type, isWhole, optional: false, nullable: false }
  const kind = kindOf(inner)
  return {
    type: kind.type,
    isWhole: kind.isWhole,
    optional: kind.optional || definition.type === 'optional' || definition.type === 'default',
    nullable: kind.nullable || definition.type === 'nullable',
  }
}

/**
 * Day, month and year as typed, joined to `YYYY-MM-DD`; undefined when all three are empty. A
 * half-filled or impossible date is joined unchanged so that the schema can reject it.
 */
export function joinDate(day: string, month: string, year: string): string | undefined {
  const [d, m, y] = [day, month, year].map(plainPart) as [string, string, string]
  if (d === '' && m === '' && y === '') return undefined
  return `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`
}

/** A part as it is pasted or typed on any keyboard: `０７`, `7.`, `\u200e7`. */
const plainPart = (part: string) =>
  plainDigits(part.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replace(/[./,]$/, '')

/** The text of an entry; a file or nothing has none. */
export function textOf(data: FormData, name: string): string {
  const entry = data.get(name)
  return typeof entry === 'string' ? entry : ''
}

const isNumber = ({ type }: FieldKind) => type === 'number' || type === 'int'

function readValue(name: string, kind: FieldKind, data: FormData): unknown {
  if (kind.type === 'array') return data.getAll(name).filter((entry) => entry !== '')
  if (kind.type === 'boolean') return data.get(name) !== null && data.get(name) !== 'false'
  const entry = data.get(name)
  if (entry instanceof File) return entry.size === 0 && entry.name === '' ? undefined : entry
  const text = data.has(`${name}.day`)
    ? joinDate(
        textOf(data, `${name}.day`),
        textOf(data, `${name}.month`),
        textOf(data, `${name}.year`),
      )
    : (entry ?? undefined)
  const typed = isNumber(kind) ? readDecimal(text ?? '', kind.isWhole ? 0 : Infinity) : text
  if (typed !== undefined && typed !== '') return typed
  if (kind.nullable) return null
  return kind.optional ? undefined : typed
}

/**
 * The values of a form, in the types of its schema: numbers as numbers, ticks as booleans, several
 * ticks as a list, three date parts as one date, an empty optional answer as nothing. Fields that
 * the schema does not name are omitted. Only object schemas describe a form.
 */
export function readFormData(schema: ZodMiniType, data: FormData): Record<string, unknown> {
  const shape = shapeOf(schema.def)
  const values: Record<string, unknown> = {}
  const besides: ReturnType<typeof typedBeside> = {}
  for (const [name, field] of Object.entries(shape)) {
    const kind = kindOf(field.def)
    const value = readValue(name, kind, data)
    if (value !== undefined) values[name] = value
    if (isNumber(kind)) Object.assign(besides, typedBeside(Object.keys(shape), textOf(data, name)))
    if (Number.isNaN(value) && besides.meter_shows) delete values[name]
  }
  return Object.assign(values, besides)
}

/** What was typed, in the types of a schema, ready to be checked by it. */
export function readTyped(schema: ZodMiniType, typed: Typed): Record<string, unknown> {
  const data = new FormData()
  for (const [name, texts] of Object.entries(typed))
    for (const text of texts) data.append(name, text)
  return readFormData(schema, data)
}

function shapeOf(definition: Definition): Record<string, { def: Definition }> {
  const inner = definition.innerType?.def ?? definition.in?.def
  if (definition.shape) return definition.shape
  if (inner) return shapeOf(inner)
  throw new Error('A form needs an object schema.')
}

/** The first message of each field, by field name; `''` for an issue that belongs to no field. */
export function messagesByField(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const issue of issues) messages[String(issue.path[0] ?? '')] ??= issue.message
  return messages
}

/** zod's message when a schema has none of its own; the form then uses the label instead. */
const schemaHadNoWords = 'Invalid input'

/**
 * The message for a field whose schema has none: "Enter your full name" or "Check: your full name".
 */
export function wordsFor(message: string, label: string, isEmpty: boolean): string {
  if (message !== schemaHadNoWords && message !== '') return message
  return isEmpty ? `Answer this: ${label}` : `Check this answer: ${label}`
}
