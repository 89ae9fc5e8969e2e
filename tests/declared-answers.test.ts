import { afterAll, beforeAll, expect, it } from 'vitest'
import { features } from '#server/features.ts'
import { seedDemo } from '#server/seed/jobs.ts'
import { demoPassword, demoPersonas } from '#server/seed/personas.ts'
import { signInAs } from './support/accounts.ts'
import { openTestApp, type Persona, type TestApp } from './support/app.ts'
import { answerCheck } from './support/declared-answers.ts'
import { expectNoIssues } from './support/gate.ts'
import { fileOfCall } from './support/routes.ts'
import type { JsonSchema } from './support/schema-values.ts'

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: JsonSchema }> }>
}

let app: TestApp
let check: ReturnType<typeof answerCheck>
let reads: { path: string; schema: JsonSchema }[]
beforeAll(async () => {
  app = await openTestApp()
  await seedDemo({ isProduction: false }, app.files, features)
  const { body } = await app.call('GET', '/api/openapi.json')
  check = answerCheck(body.components.schemas)
  reads = Object.entries<{ get?: Operation }>(body.paths).flatMap(([path, { get }]) => {
    const schema = get?.responses['200']?.content?.['application/json']?.schema
    return schema ? [{ path, schema }] : []
  })
})
afterAll(() => app.close())

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
/** Ids of what was answered that are tried in an address. */
const idsAtMost = 12

/** The fuzz test of all calls works on few rows; the demo accounts have some of nearly each kind. */
it('answers each demo account without a field that the route does not declare', async () => {
  const issues = new Set<string>()
  const read = new Set<string>()
  for (const { email } of demoPersonas) {
    const { body } = await signInAs(app, email, demoPassword)
    const as = { token: body.access_token } as Persona
    const ids = new Set<string>()
    const ask = async (path: string, address: string, schema: JsonSchema) => {
      const answer = await app.call('GET', `/api${address}`, { as })
      if (answer.status !== 200) return
      read.add(path)
      for (const [id] of JSON.stringify(answer.body).matchAll(uuid)) ids.add(id)
      for (const issue of check(schema, answer.body)?.issues ?? [])
        issues.add(
          `GET ${path} answers something else than its route({ … }) declares in ${fileOfCall(`GET ${path}`)}, at ${issue.path.map((part) => (typeof part === 'number' ? '…' : String(part))).join('.') || 'its top'}: ${issue.message}.`,
        )
    }
    for (const { path, schema } of reads) if (!path.includes('{')) await ask(path, path, schema)
    const some = [...ids].slice(0, idsAtMost)
    for (const { path, schema } of reads.filter((one) => one.path.split('{').length === 2))
      for (const id of some) await ask(path, path.replace(/\{\w+\}/, id), schema)
  }
  expectNoIssues([...issues])
  expect(read.size).toBeGreaterThan(90)
})
