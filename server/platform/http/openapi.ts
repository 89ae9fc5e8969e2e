import { Hono } from 'hono'
import { html } from 'hono/html'
import { generateSpecs } from 'hono-openapi'
import type { RouteEnv } from '../route.ts'

/** What the generated description of one call holds, as far as it is read here. */
interface Operation {
  summary?: string
  security?: unknown[]
  parameters?: { name: string; in: string; required?: boolean }[]
  requestBody?: unknown
  responses?: Record<string, unknown>
}

interface Specification {
  info: { title: string; version: string }
  paths: Record<string, Record<string, Operation>>
}

const problem = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
})

const problemSchema = {
  type: 'object' as const,
  required: ['code', 'message', 'request_id'],
  properties: {
    code: { type: 'string' as const },
    message: { type: 'string' as const },
    fields: { type: 'object' as const, additionalProperties: { type: 'string' as const } },
    next_free: {
      type: 'array' as const,
      description:
        'Where a time is taken: the next ones that are free, as /appointments/next-free.',
      items: { type: 'object' as const },
    },
    opens_at: {
      type: 'string' as const,
      format: 'date-time' as const,
      description: 'Of a request that comes too early: the time from which it is allowed.',
    },
    request_id: { type: 'string' as const },
  },
}

/**
 * Describes the routes of `api` as OpenAPI 3.1, from the routes themselves.
 *
 * @param version version of the product
 */
async function describeApi(api: Hono<RouteEnv>, version: string): Promise<Specification> {
  const specification = (await generateSpecs(api, {
    // The validator's own 400 is never given: `takes` answers 422.
    defaultValidationErrorResponse: false,
    documentation: {
      info: { title: 'Ubumi', version, description: 'The data API. Sign in at /auth/v1.' },
      servers: [{ url: '/api' }],
      components: {
        schemas: { Problem: problemSchema },
        securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      },
    },
  })) as unknown as Specification
  for (const operation of Object.values(specification.paths).flatMap((path) =>
    Object.values(path),
  )) {
    // What any input can earn follows from there being input, so routes need not say it.
    const earned = operation.requestBody
      ? { 400: problem('Malformed'), 413: problem('Too large'), 415: problem('Wrong content type') }
      : {}
    const checked =
      operation.requestBody || operation.parameters
        ? { 422: problem('Understood, but invalid') }
        : {}
    operation.responses = { ...operation.responses, ...earned, ...checked }
  }
  return specification
}

/** Serves the description of `api` for programs (`/openapi.json`) and for people (`/docs`). */
export function openApiRoutes(api: Hono<RouteEnv>, version: string) {
  let described: Promise<Specification> | undefined
  let written: Promise<string> | undefined
  const specification = () => (described ??= describeApi(api, version))
  // To write it for each call took 40 ms of processor time.
  const text = () => (written ??= specification().then((all) => JSON.stringify(all)))
  return new Hono<RouteEnv>()
    .get('/openapi.json', async (c) =>
      c.body(await text(), 200, { 'Content-Type': 'application/json' }),
    )
    .get('/docs', async (c) => c.html(page(await specification())))
}

function page({ info, paths }: Specification) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ path, method, operation })),
  )
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${info.title} data API</title>
      </head>
      <body>
        <h1>${info.title} data API, version ${info.version}</h1>
        <p>The same for programs: <a href="/api/openapi.json">openapi.json</a>.</p>
        <table>
          <caption>
            Every call
          </caption>
          <thead>
            <tr>
              <th scope="col">Call</th>
              <th scope="col">What it does</th>
              <th scope="col">Token</th>
              <th scope="col">Answers</th>
            </tr>
          </thead>
          <tbody>
            ${calls.map(
              ({ path, method, operation }) =>
                html`<tr>
                  <td><code>${method.toUpperCase()} /api${path}</code></td>
                  <td>${operation.summary ?? ''}</td>
                  <td>${operation.security?.length ? 'needed' : 'none'}</td>
                  <td>${Object.keys(operation.responses ?? {}).join(', ')}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </body>
    </html>`
}
