import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from './support/app.ts'
import { addTo, expectNoIssues } from './support/gate.ts'
import { apiRoutes, fileOfCall } from './support/routes.ts'
import { isName, type NameOfOther, namesOfOthers } from './support/patient-names.ts'
import type { JsonSchema } from './support/schema-values.ts'

/** Whom these routes answer: a provider, also beside others. */
const ofProviders = ['provider', 'approved-provider', 'dietitian', 'plan-writer', 'correspondent']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

/** The places of a schema that have a name without what distinguishes two people of it: `[].patient.full_name`. */
function namesIn(schema: JsonSchema, named: Record<string, JsonSchema>, at = ''): string[] {
  if (schema.$ref) return namesIn(named[schema.$ref.split('/').at(-1)!]!, named, at)
  const { properties = {} } = schema
  const isIdentified = 'date_of_birth' in properties && 'has_namesake' in properties
  return [
    ...Object.keys(properties)
      .filter((key) => isName(key) && !isIdentified)
      .map((key) => `${at}.${key}`),
    ...Object.entries(properties).flatMap(([key, one]) => namesIn(one, named, `${at}.${key}`)),
    ...(schema.items ? namesIn(schema.items, named, `${at}[]`) : []),
    ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap((one) =>
      namesIn(one, named, at),
    ),
  ]
}

it('a provider reads what distinguishes a patient beside each name, or the name is listed with a reason', async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  const named = body.components.schemas
  const found = new Map<string, string>()
  for (const { method, path, audience } of apiRoutes(app)) {
    if (!ofProviders.includes(audience ?? '')) continue
    const described = body.paths[path.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')]
    const responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }> =
      described?.[method.toLowerCase()]?.responses ?? {}
    for (const [status, { content }] of Object.entries(responses)) {
      const schema = content?.['application/json']?.schema
      if (!schema || !status.startsWith('2')) continue
      for (const place of namesIn(schema, named)) found.set(`${path} ${place}`, `${method} ${path}`)
    }
  }
  expect(found.size).toBeGreaterThan(10)
  const isListed = ({ route, field }: NameOfOther, place: string) =>
    place.startsWith(route) && place.endsWith(field)
  const missing = [...found].filter(([place]) => !namesOfOthers.some((one) => isListed(one, place)))
  const unused = namesOfOthers.filter((one) => ![...found.keys()].some((it) => isListed(one, it)))
  expectNoIssues([
    ...missing.map(([place, call]) =>
      addTo(
        'tests/support/patient-names.ts',
        `${place} may be the name of a patient, without date of birth: spread \`identity\` of domain/practice/identity.ts into its schema, and answer \`readIdentities\` in ${fileOfCall(call)}. Where it is the name of something else, list it.`,
        `{ route: '${place.split(' ')[0]}', field: '${place.split(' ')[1]}', whose: '…' },`,
      ),
    ),
    ...unused.map(
      ({ route, field }) =>
        `tests/support/patient-names.ts lists ${route} ${field}, which is gone.`,
    ),
  ])
})

it('finds a name in a list, in an alternative and behind a reference', () => {
  const person = { properties: { full_name: { type: 'string' } } }
  const identified = {
    properties: { full_name: {}, date_of_birth: {}, has_namesake: {} },
  } satisfies JsonSchema
  const named = { Person: person }
  expect(namesIn({ items: person }, named)).toEqual(['[].full_name'])
  expect(namesIn({ anyOf: [{ $ref: '#/components/schemas/Person' }] }, named)).toEqual([
    '.full_name',
  ])
  expect(namesIn({ properties: { patient: identified } }, named)).toEqual([])
  expect(namesIn({ properties: { date_of_birth: {}, patient_name: {} } }, named)).toEqual([
    '.patient_name',
  ])
})
