import type { PregnancyFacts } from '#domain/readings/care.ts'
import { lusakaClock } from '#domain/values/lusaka.ts'
import type { PersonCopy } from '../copy/person-copy.ts'
import { bundled, practitionerOf } from './fhir-bundle.ts'
import type { StoredPlan } from './fhir-medications.ts'
import type { StoredCare } from './fhir-pregnancy.ts'
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
  const facts: PregnancyFacts = {
    gender: null,
    date_of_birth: null,
    pregnancy: null,
    pregnancy_at: null,
  }
  yield `{"resourceType":"Bundle","type":"collection","timestamp":${JSON.stringify(timestamp)},"entry":[`
  yield providers.map((provider) => textOf(practitionerOf(provider))).join(',')
  let between = providers.length > 0 ? ',' : ''
  for (const { table, resourcesOf } of bundled)
    for await (const lines of pagesOf(table))
      for (const row of rowsOf(lines)) {
        const stored: unknown = JSON.parse(row)
        learn(facts, table, stored)
        const resources = resourcesOf(stored, { providers, plans, facts, day })
        if (resources.length === 0) continue
        yield between + resources.map(textOf).join(',')
        between = ','
      }
  yield ']}'
}

/** Age and pregnancy, by which a weight has a BMI or none: these rows come before the weights, and once. */
function learn(facts: PregnancyFacts, table: string, row: unknown): void {
  if (table === 'user_profiles') {
    const { gender, date_of_birth } = row as Pick<PregnancyFacts, 'gender' | 'date_of_birth'>
    Object.assign(facts, { gender, date_of_birth })
  } else if (table === 'care_profiles') {
    const { pregnancy, pregnancy_at } = row as StoredCare
    Object.assign(facts, { pregnancy, pregnancy_at: pregnancy_at && new Date(pregnancy_at) })
  }
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
