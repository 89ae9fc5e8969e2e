import { lusakaClock } from '#domain/values/lusaka.ts'
import type { PersonCopy } from '../copy/person-copy.ts'
import { bundled, practitionerOf } from './fhir-bundle.ts'
import type { StoredPlan } from './fhir-medications.ts'
import { addressOf, allowed, type Resource } from './fhir-resource.ts'

/** The tables that a bundle is made of. */
export const tablesOfBundle = [...bundled.map(({ table }) => table), 'medicine_plans']

/**
 * A person's health data as a bundle of FHIR R4 (type collection), as the text of one JSON object in pieces. It ends
 * with its last brace only where every row was read.
 *
 * @param timestamp when the copy was made, ISO 8601
 */
export async function* writeFhirCopy(
  { providers, pagesOf }: PersonCopy,
  timestamp: string,
): AsyncGenerator<string> {
  const { day } = lusakaClock(new Date(timestamp))
  // A medicine needs its plans. There are few: a person has a hundred medicines at most.
  const plans: StoredPlan[] = []
  for await (const lines of pagesOf('medicine_plans'))
    for (const row of rowsOf(lines)) plans.push(JSON.parse(row) as StoredPlan)
  yield `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(timestamp)},"entry":[`
  yield providers.map((provider) => textOf(practitionerOf(provider))).join(',')
  let between = providers.length > 0 ? ',' : ''
  for (const { table, resourcesOf } of bundled)
    for await (const lines of pagesOf(table))
      for (const row of rowsOf(lines)) {
        const resources = resourcesOf(JSON.parse(row), { providers, plans, day })
        if (resources.length === 0) continue
        yield between + resources.map(textOf).join(',')
        between = ','
      }
  yield ']}'
}

const textOf = (resource: Resource) =>
  JSON.stringify({ fullUrl: addressOf(resource.id), resource: allowed(resource) })

/** Each line in turn: a list of them would be as large again as the page. */
function* rowsOf(lines: string): Generator<string> {
  for (let from = 0; from < lines.length;) {
    const end = lines.indexOf('\n', from)
    const to = end < 0 ? lines.length : end
    yield lines.slice(from, to)
    from = to + 1
  }
}
