import * as z from 'zod/mini'
import { includesPacks } from '#domain/membership/benefits.ts'
import { plans } from '#domain/membership/plans.ts'
import type { Pack } from '#domain/packs/pack.ts'
import { findPack, packs } from '#domain/packs/packs.ts'
import { packChoice, packList } from '#domain/packs/schema.ts'
import { isUnder18 } from '#domain/readings/care.ts'
import { isOffered } from '#domain/values/brand.ts'
import { now, todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asActor, asSystem, type Transaction } from '#server/platform/db.ts'
import { fileName, pdfHeaders } from '#server/platform/files/file-name.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { renderPdf } from '#server/platform/pdf/pdf.ts'
import { Problem } from '#server/platform/problem.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { callerIfAny, route, validate } from '#server/platform/route.ts'
import { readProfile } from '../accounts/profile/data.ts'
import { listNewest } from '../library/reviews/data.ts'
import { mayUse } from '../membership/benefits/data.ts'
import { listShownHelplines } from '../safety/crisis-lines/data.ts'
import { openOwnData } from './own-data.ts'
import { renderPack } from './pack-pdf.ts'
import { packSummaryOf } from './packs-as-read.ts'

const byId = z.object({ id: z.string() })

const named = new Intl.ListFormat('en-GB').format(
  plans.filter(({ key }) => includesPacks([key])).map(({ name }) => name),
)

/** Whether the caller may download packs, and whether theirs name no one: people who work here print blank ones. */
async function readRights(tx: Transaction, user_id: string) {
  const [profile, is_open] = await Promise.all([
    readProfile(tx, user_id),
    mayUse(tx, user_id, includesPacks),
  ])
  return { profile, is_open, is_blank: is_open && profile?.role !== 'client' }
}

const readPublic = () =>
  asSystem('print what everyone may read', (tx) =>
    Promise.all([listNewest(tx), listShownHelplines(tx)]),
  )

/** @throws Problem 403 `plan_needed` where the caller has no plan that includes packs */
async function printPack(actor: Actor, pack: Pack, isOwn: boolean) {
  const today = todayInLusaka()
  const { profile, is_open, is_blank } = await asActor(actor, (tx) => readRights(tx, actor.user_id))
  if (!is_open) throw new Problem(403, 'plan_needed', `Resource packs are part of ${named}.`)
  const own =
    isOwn && !is_blank
      ? await asActor(actor, (tx) => openOwnData(tx, actor.user_id, pack, today), {
          replica: true,
        })
      : undefined
  const [reviews, helplines] = await readPublic()
  const isMinor = isUnder18(profile?.date_of_birth ?? null, now()) === true
  const sheet = renderPack({ pack, own, reviews, helplines, isMinor, now: now() })
  return {
    pdf: await renderPdf(actor.user_id, sheet),
    name: fileName([pack.id, own?.full_name, today], 'pdf'),
  }
}

/** Packs to print, for those whose plan includes them (docs/decisions/165-resource-packs.md). */
export const packRoutes = apiRoutes()
  .get(
    '/packs',
    route({
      audience: 'everyone',
      summary: 'List the resource packs, and whether the caller may download them',
      responses: { 200: packList },
      problems: [401],
    }),
    async (c) => {
      const caller = callerIfAny(c)
      const { is_open, is_blank } = caller
        ? await asActor(caller, (tx) => readRights(tx, caller.user_id))
        : { is_open: false, is_blank: false }
      const [reviews] = await readPublic()
      const list = packs.map((pack) => packSummaryOf(pack, reviews))
      const sold = isOffered('memberships') ? named : null
      return c.json({ is_open, is_blank, plans: sold, packs: list }, 200)
    },
  )
  .get(
    '/packs/:id/pdf',
    route({
      audience: 'signed-in',
      summary: 'Download a resource pack as PDF, with the caller’s readings of the last 30 days',
      responses: { 200: 'application/pdf' },
      problems: [403, 404],
    }),
    validate.param(byId),
    validate.query(packChoice),
    async (c) => {
      const pack = findPack(c.req.valid('param').id)
      requireFound(pack)
      const isOwn = c.req.valid('query').own_data === 'yes'
      const { pdf, name } = await printPack(c.var.actor, pack, isOwn)
      return c.body(pdf, 200, pdfHeaders(name))
    },
  )
