import { afterAll, beforeAll, expect, it } from 'vitest'
import { callsOf, isKnown } from '../bench/support/growth/calls.ts'
import { describedGets } from '../bench/support/growth/survey.ts'
import { expectListed, expectNoIssues } from './support/gate.ts'
import { openTestApp, type TestApp } from './support/app.ts'
import { apiRoutes, fileOfCall } from './support/routes.ts'

/** Calls that are the description itself. */
const descriptions = ['GET /api/openapi.json', 'GET /api/docs']

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

it('describes every served call, and serves every described call', async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  expect(body.openapi).toMatch(/^3\.1/)
  const described = Object.entries(body.paths as Record<string, object>).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} /api${path}`),
  )
  const served = apiRoutes(app)
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((call) => !descriptions.includes(call))
  expect(served.length).toBeGreaterThan(5)
  expectListed(served, described, {
    file: (call) => `${fileOfCall(call)}, as first handler of the call`,
    missing: (call) => `${call} is served, and not in the description of the API.`,
    lines: () =>
      `route({ audience: 'client', summary: 'Say what it does', responses: { 200: schema } }),`,
  })
})

it('describes the responses of every call, and whether it needs a token', async () => {
  const { body } = await app.call('GET', '/api/openapi.json')
  const issues: string[] = []
  for (const { method, path, audience } of apiRoutes(app)) {
    if (descriptions.includes(`${method} ${path}`)) continue
    const name = path.slice('/api'.length).replaceAll(/:(\w+)/g, '{$1}')
    const call = body.paths[name]?.[method.toLowerCase()]
    // The test above says so.
    if (!call) continue
    const statuses = Object.keys(call.responses)
    const inRoute = `${method} ${path}: write in its route({ … }) in ${fileOfCall(`${method} ${path}`)}`
    if (!/\w+ \w+/.test(call.summary)) issues.push(`${inRoute} a summary: 'Say what it does',`)
    if (!statuses.some((status) => status.startsWith('2')))
      issues.push(`${inRoute} what it answers: responses: { 200: schema },`)
    expect(statuses, inRoute).toEqual(expect.arrayContaining(['429', '503']))
    if (audience === 'everyone') expect(call.security, inRoute).toEqual([])
    else expect(statuses, inRoute).toEqual(expect.arrayContaining(['401', '403']))
  }
  expectNoIssues(issues)
})

it('has for each GET what the growth bench asks it for', async () => {
  const gets = await describedGets(app)
  const unknown = gets.filter((get) => !isKnown(get)).map(({ path }) => path)
  expect(
    unknown,
    'bench/support/growth/parameters.ts: add the SQL of its ids to `values`, or its required query parameters to `queries`',
  ).toEqual([])
  const { user_id } = await app.createPersona()
  const query = (text: string, values?: unknown[]) => app.database.asOwner(text, values)
  for (const get of gets) await callsOf(get, { user_id }, query)
})
