import { draftMonths, issuedMonth, issueMonth } from '#domain/practice/billing/drafts.ts'
import { asActor } from '#server/platform/db.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { route, validate } from '#server/platform/route.ts'
import { issueNextDrafts, listDraftMonths } from './data.ts'

/** All drafts of a month, issued in steps. */
export const draftRoutes = apiRoutes()
  .get(
    '/provider/draft-months',
    route({
      audience: 'approved-provider',
      summary: 'Count the caller’s drafts of invoices by month, the latest first',
      responses: { 200: draftMonths },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActor(actor, (tx) => listDraftMonths(tx, actor.user_id)), 200)
    },
  )
  .post(
    '/provider/invoices/issue-month',
    route({
      audience: 'approved-provider',
      summary:
        'Issue the next 50 drafts of a month, as it was shown; says how many are issued, and which stay drafts and why',
      responses: { 200: issuedMonth },
      problems: [409],
    }),
    validate.json(issueMonth),
    async (c) => {
      const { actor } = c.var
      const shown = c.req.valid('json')
      return c.json(await asActor(actor, (tx) => issueNextDrafts(tx, actor.user_id, shown)), 200)
    },
  )
