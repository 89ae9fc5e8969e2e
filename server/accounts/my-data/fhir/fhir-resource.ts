import { hash as digest } from 'node:crypto'

/** A resource of FHIR R4, as JSON. */
export interface Resource {
  resourceType: string
  id: string
  [element: string]: unknown
}

export const loincSystem = 'http://loinc.org'
const ucumSystem = 'http://unitsofmeasure.org'

/** The address of a resource within the bundle. */
export const addressOf = (id: string) => `urn:uuid:${id}`
export const referenceTo = (id: string) => ({ reference: addressOf(id) })

/** A concept by its LOINC code, or by its text alone where there is none. */
export function concept(text: string, code?: string) {
  return code ? { coding: [{ system: loincSystem, code }], text } : { text }
}

export function quantity(value: number, unit: string, ucum: string) {
  return { value, unit, system: ucumSystem, code: ucum }
}

// Those that break a line elsewhere become a space: "left\vright" are two words.
const lineBreaks = /[\v\f\u0085\u2028\u2029]/g
// What is no character (U+FFFE, U+FFFF) has no place in XML, the other form of FHIR.
const controls = /(?![\t\r\n])\p{Cc}|[\ufffe\uffff]/gu

/**
 * A value as FHIR allows it (R4, "Resource Definitions" of JSON, and `string`): no control character, and neither
 * an empty text, list or object, nor one that only consists of such. Undefined where nothing is left.
 */
export function allowed(value: unknown): unknown {
  if (typeof value === 'string') {
    const text = value.toWellFormed().replaceAll(lineBreaks, ' ').replaceAll(controls, '')
    return text.trim() === '' ? undefined : text
  }
  if (Array.isArray(value)) {
    const kept = value.map(allowed).filter((one) => one !== undefined)
    return kept.length > 0 ? kept : undefined
  }
  if (value === null || typeof value !== 'object') return value ?? undefined
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const left = allowed(one)
    return left === undefined ? [] : [[name, left] as const]
  })
  return kept.length > 0 ? Object.fromEntries(kept) : undefined
}

/** A category of observations, by the code system of FHIR. */
export function categoryOf(code: 'vital-signs' | 'laboratory' | 'survey') {
  const system = 'http://terminology.hl7.org/CodeSystem/observation-category'
  return [{ coding: [{ system, code }] }]
}

/** What a person typed, where they typed something; empty text is not allowed in FHIR. */
export const noteOf = (text: string | null) => (text ? { note: [{ text }] } : {})

/** An id for what is part of a row and has none of its own: the same in each copy. */
export function idOfPart(row_id: string, part: string): string {
  const hash = digest('sha256', `${row_id} ${part}`)
  const variant = ((parseInt(hash[16]!, 16) & 3) | 8).toString(16)
  // Version 8: a custom UUID.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(17, 20),
    hash.slice(20, 32),
  ].join('-')
}
