import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { publicHelpline } from '#domain/admin/helplines.ts'
import { asSystem } from '#server/platform/db.ts'
import { route } from '#server/platform/route.ts'
import { listShownHelplines } from './data.ts'

/** Seconds that a phone may cache the list: a changed number is shown everywhere after as long. */
const goodFor = 300

export const crisisLineRoutes = apiRoutes().get(
  '/crisis-lines',
  route({
    audience: 'everyone',
    summary: 'List the helplines in the order in which to show them',
    answers: { 200: z.array(publicHelpline) },
  }),
  async (c) => {
    const lines = await asSystem('tell everyone the helplines', listShownHelplines)
    c.header('Cache-Control', `public, max-age=${goodFor}`)
    return c.json(lines, 200)
  },
)
