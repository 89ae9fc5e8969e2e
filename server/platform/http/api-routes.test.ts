import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { route, validate } from '../route.ts'
import { apiRoutes } from './api-routes.ts'

const room = z.object({ name: z.string(), kind: z.enum(['ward', 'office']) })
const input = z.object({ name: z.string() })

it('does not compile where a handler answers what its route does not declare', () => {
  const declared = route({ audience: 'client', summary: 'Read a room', answers: { 200: room } })
  const created = route({
    audience: 'client',
    summary: 'Add a room',
    answers: { 200: room, 201: room },
  })
  const removed = route({ audience: 'client', summary: 'Remove', answers: { 204: true } })
  const list = route({ audience: 'client', summary: 'List', answers: { 200: z.array(room) } })
  const pdf = route({
    audience: 'client',
    summary: 'Print a room',
    answers: { 200: 'application/pdf' },
  })

  const routes = apiRoutes()
    .get('/right', declared, (c) => c.json({ name: 'A', kind: 'ward' as const }, 200))
    .get('/list', list, (c) => c.json([{ name: 'A', kind: 'ward' as const }], 200))
    .post('/right', created, validate.json(input), async (c) =>
      c.json({ name: c.req.valid('json').name, kind: 'ward' as const }, c.error ? 200 : 201),
    )
    .delete('/right', removed, (c) => c.body(null, 204))
    .get('/pdf', pdf, (c) => c.body('a', 200))
    .get('/print', pdf, () => new Response('a'))
    // @ts-expect-error A field is missing.
    .get('/wrong', declared, (c) => c.json({ name: 'A' }, 200))
    // @ts-expect-error The kind is any text.
    .get('/wrong', declared, async (c) => c.json({ name: 'A', kind: c.req.path }, 200))
    // @ts-expect-error The status is another.
    .get('/wrong', declared, (c) => c.json({ name: 'A', kind: 'ward' as const }, 201))
    // @ts-expect-error The status may be any.
    .get('/wrong', declared, (c) => c.json({ name: 'A', kind: 'ward' as const }))
    .get(
      '/wrong',
      declared,
      // @ts-expect-error One of the two statuses is not declared.
      (c) => c.json({ name: 'A', kind: 'ward' as const }, c.error ? 200 : 201),
    )
    // @ts-expect-error It is one room, not a list.
    .get('/wrong', list, (c) => c.json({ name: 'A', kind: 'ward' as const }, 200))
    // @ts-expect-error There is no body.
    .get('/wrong', declared, (c) => c.body(null, 204))
    // @ts-expect-error There is a body.
    .delete('/wrong', removed, (c) => c.json({ name: 'A', kind: 'ward' as const }, 200))
    // @ts-expect-error It is no PDF.
    .get('/wrong', pdf, (c) => c.json({ name: 'A', kind: 'ward' as const }, 200))
    // @ts-expect-error It is text where JSON is declared.
    .get('/wrong', declared, (c) => c.text('A', 200))
    .post(
      '/wrong',
      created,
      validate.json(input),
      // @ts-expect-error With a check of the input between them, too.
      async (c) => c.json({ name: c.req.valid('json').name }, 201),
    )
  expect(routes).toBeDefined()
})
