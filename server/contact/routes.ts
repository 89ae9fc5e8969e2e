import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { brand } from '#domain/values/brand.ts'
import { contactMessage, newContactMessage } from '#domain/contact/schema.ts'
import { lineOf } from '#server/platform/http/address.ts'
import { asSystem } from '#server/platform/db.ts'
import type { Env } from '#server/platform/env.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { Problem } from '#server/platform/problem.ts'
import { RateLimit } from '#server/platform/rate-limit.ts'
import { route, validate } from '#server/platform/route.ts'
import { findReaders, takeMessage } from './data.ts'
import { acknowledgementMail, waitingMail } from './mails.ts'

export function contactRoutes(env: Pick<Env, 'AUTH_LIMITS' | 'AUTH_SECRET' | 'PUBLIC_URL'>) {
  // A person and their retries; and an address, which may be a carrier's with thousands of phones behind it.
  const perSender = new RateLimit(env, { name: 'contact sender', points: 5, seconds: 600 })
  const perLine = new RateLimit(env, { name: 'contact address', points: 60, seconds: 3600 })

  /** @throws Problem 429 */
  async function count(address: string, email: string): Promise<void> {
    const line = lineOf(address)
    const wait =
      (await perSender.secondsToWait(`${line} ${email}`)) || (await perLine.secondsToWait(line))
    if (wait === 0) return
    const minutes = Math.ceil(wait / 60)
    throw new Problem(
      429,
      'too_many_requests',
      `There were many messages in a short time. Please wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}, or call ${brand.phone}.`,
      { retryAfter: wait },
    )
  }

  return apiRoutes().post(
    '/contact-messages',
    route({
      audience: 'everyone',
      summary: 'Write to the team, with an account or without',
      answers: { 200: contactMessage, 201: contactMessage },
      problems: [409],
    }),
    validate.json(newContactMessage),
    async (c) => {
      const typed = c.req.valid('json')
      await count(c.get('caller_address'), typed.email)
      const claims = c.get('claims')
      const sender = claims && { user_id: claims.sub, session_id: claims.session_id }
      const { message, isNew } = await asSystem('take a message in from anyone', async (tx) => {
        const taken = await takeMessage(tx, sender, typed)
        if (!taken.isNew) return taken
        const { notifyTeam, notifySender } = await findReaders(tx, taken.message)
        const once = { at_most_once: true }
        if (notifyTeam) await postMail(tx, await waitingMail(env.PUBLIC_URL), once)
        if (notifySender) await postMail(tx, await acknowledgementMail(taken.message.email), once)
        return taken
      })
      return c.json(message, isNew ? 201 : 200)
    },
  )
}
