import { dayAfter } from '#domain/values/lusaka.ts'
import { befores, named, queries, today, values } from './parameters.ts'
import type { PersonaName } from './population.ts'

/** A GET with its parameters filled in. */
export interface Call {
  /** As registered, with what it is asked for where there are several ways: the row of the table. */
  name: string
  path: string
}

export type Caller = PersonaName | 'visitor'

interface DescribedParameter {
  in: 'path' | 'query'
  name: string
  required?: boolean
}

/** A GET, with its parameters as the description of the API has them. */
export interface DescribedGet {
  path: string
  parameters: DescribedParameter[]
}

const unknownId = '00000000-0000-4000-8000-000000000000'

/** Whether `parameters.ts` says what to ask a GET for. */
export function isKnown({ path, parameters }: DescribedGet): boolean {
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  const ways = queries[path] ?? [{}]
  const isFilled = required.every(({ name }) => ways.every((way) => name in way))
  return isFilled && (!path.includes(':') || path in values)
}

/**
 * All calls of a GET as one persona.
 *
 * @param query runs SQL as the owner
 */
export async function callsOf(
  { path, parameters }: DescribedGet,
  persona: { user_id: string } | undefined,
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>,
): Promise<Call[]> {
  const find = async (text: string) => {
    const [row] = await query(text, text.includes('$1') ? [persona?.user_id ?? unknownId] : [])
    return (row ?? {}) as Record<string, string | number | undefined>
  }
  const ids = values[path] ? await find(values[path]) : {}
  const filled = path.replaceAll(/:(\w+)/g, (_, name) => String(ids[name] ?? ids.id ?? unknownId))
  const meant = async (value: string) => {
    const text = named[/^\{(.+)\}$/.exec(value)?.[1] ?? '']
    return text ? String((await find(text)).id ?? unknownId) : value
  }
  const isPaged = parameters.some((one) => one.in === 'query' && one.name === 'before')
  const before = befores[path] ?? `${dayAfter(today, -20)}T00:00:00Z`
  const ways = queries[path] ?? [{}]
  const calls: Call[] = []
  for (const way of [...ways, ...(isPaged ? [{ ...ways[0], before }] : [])]) {
    const asked: string[] = []
    const shown: string[] = []
    for (const [name, value] of Object.entries(way)) {
      asked.push(`${name}=${encodeURIComponent(await meant(value))}`)
      shown.push(name === 'before' || /^[{\d]/.test(value) ? name : `${name}=${value}`)
    }
    const suffix = (words: string[]) => (words.length > 0 ? `?${words.join('&')}` : '')
    calls.push({ name: path + suffix(shown), path: filled + suffix(asked) })
  }
  return calls
}
