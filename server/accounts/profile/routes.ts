import { hasContact, noContactText } from '#domain/practice/pages/contact-words.ts'
import { apiRoutes } from '#server/platform/http/api-routes.ts'
import * as z from 'zod/mini'
import { ageGroupOn } from '#domain/values/age.ts'
import { findAgeChangeIssues } from '#domain/accounts/age-issues.ts'
import {
  isBornBy,
  membership,
  profile,
  type ProfileChanges,
  profileChanges,
} from '#domain/accounts/profile.ts'
import { audit } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { type Actor, asActor, asActorPipelined, type Transaction } from '#server/platform/db.ts'
import { Problem } from '#server/platform/problem.ts'
import { route, validate } from '#server/platform/route.ts'
import { requireFound } from '#server/platform/require-found.ts'
import { requireActiveConsent } from '../consents/data.ts'
import { editProfile, proposeIdentity, readMembership, readProfile, youngestBirth } from './data.ts'
import { requireDialable } from './dialable.ts'

export const profileRoutes = apiRoutes()
  .get(
    '/profile',
    route({
      audience: 'account',
      summary: 'Read the caller’s profile',
      responses: { 200: profile },
    }),
    async (c) => {
      const { actor } = c.var
      const own = await asActorPipelined(actor, (tx) => readProfile(tx, actor.user_id))
      requireFound(own)
      return c.json(own, 200)
    },
  )
  .patch(
    '/profile',
    route({
      audience: 'account',
      summary:
        'Edit the caller’s profile; name, specialty and qualifications of a verified provider wait for an admin',
      responses: { 200: profile },
    }),
    validate.json(profileChanges),
    async (c) => {
      const { actor } = c.var
      const changes = c.req.valid('json')
      if (changes.date_of_birth && !isBornBy(changes.date_of_birth, todayInLusaka())) {
        throw new Problem(422, 'invalid', 'Please check what you entered.', {
          fields: { date_of_birth: 'The date of birth cannot be in the future.' },
        })
      }
      // Not in the schema, whose words each page of a signed-in person would load.
      if (hasContact(changes.bio ?? ''))
        throw new Problem(422, 'invalid', 'Please check what you entered.', {
          fields: { bio: noContactText },
        })
      const edited = await asActor(actor, async (tx) => {
        await requireDialable(tx, actor.user_id, changes)
        const checked = await proposeIdentity(tx, await checkAge(tx, actor, changes))
        const [, own] = await Promise.all([
          // Allergies and conditions are a health entry (docs/specification.md, "Consent").
          changes.known_allergies_conditions && requireActiveConsent(tx),
          editProfile(tx, actor.user_id, checked),
          audit(tx, {
            actor_id: actor.user_id,
            subject_id: actor.user_id,
            action: 'profile.edit',
          }),
        ])
        return own
      })
      requireFound(edited)
      return c.json(edited, 200)
    },
  )
  .get(
    '/membership',
    route({
      audience: 'signed-in',
      summary: 'Read the caller’s membership, or null',
      responses: { 200: z.nullable(membership) },
    }),
    async (c) => {
      const { actor } = c.var
      return c.json(await asActorPipelined(actor, (tx) => readMembership(tx, actor.user_id)), 200)
    },
  )

/**
 * What may be written of a change that is about age. One under 13 is rejected, and so is one under 18
 * without a guardian; of an adult no guardian is stored.
 *
 * @throws Problem 422 naming the fields
 */
async function checkAge(
  tx: Transaction,
  { user_id }: Actor,
  { guardian_name, guardian_agrees, ...changes }: ProfileChanges,
): Promise<ProfileChanges> {
  const { date_of_birth } = changes
  if (date_of_birth === undefined && guardian_name === undefined) return changes
  const own = await readProfile(tx, user_id)
  if (!own) return changes
  // A name that stays was agreed to before.
  const stays = guardian_name === undefined || guardian_name === own.guardian_name
  const known = own.date_of_birth ?? (await youngestBirth(tx, user_id))
  // A day of the year that the clinic has makes no one older than they said.
  const isSameYear = own.date_of_birth === null && date_of_birth?.slice(0, 4) === known?.slice(0, 4)
  const before = { date_of_birth: isSameYear ? null : known }
  const after = {
    date_of_birth: date_of_birth ?? (date_of_birth === undefined ? known : null),
    guardian_name: stays ? own.guardian_name : guardian_name,
    hasGuardianAgreed: stays ? own.guardian_name !== null : guardian_agrees === true,
  }
  const today = todayInLusaka()
  const fields = findAgeChangeIssues(before, after, own.role, today)
  if (Object.keys(fields).length > 0)
    throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
  const isMinor = after.date_of_birth && ageGroupOn(after.date_of_birth, today) === 'minor'
  return stays || !isMinor ? changes : { ...changes, guardian_name }
}
