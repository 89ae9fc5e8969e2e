import { createHmac } from 'node:crypto'
import * as z from 'zod/mini'
import { typedText } from '#domain/values/text.ts'
import {
  dateOfBirth,
  guardianName,
  institutionName,
  signUpRoles,
  studentId,
} from '#domain/accounts/accounts.ts'
import { ageGroupOn } from '#domain/values/age.ts'
import { isOffered } from '#domain/values/brand.ts'
import { notOfferedText } from '#domain/values/clinic-features.ts'
import { findAgeIssues } from '#domain/accounts/age-issues.ts'
import { emailAddress } from '#domain/values/email-address.ts'
import { genders } from '#domain/values/gender.ts'
import { phoneNumber } from '#domain/phone/phone-schema.ts'
import { nameChecks } from '#domain/values/name-characters.ts'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import type { NewProfile } from '../data.ts'

type Metadata = Record<string, unknown>

const absent = z.pipe(
  z.nullable(z.literal('')),
  z.transform(() => undefined),
)
/** A field that unknown clients may leave out, null or empty. */
const maybe = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.optional(z.union([absent, schema]))

const profileOf = (today: string) =>
  z.object({
    full_name: maybe(
      typedText().check(
        // One of what cannot be seen alone is no name, and not left out either.
        z.minLength(1, 'Enter your full name.'),
        z.maxLength(200, 'At most 200 characters.'),
        ...nameChecks,
      ),
    ),
    date_of_birth: maybe(dateOfBirth(today)),
    gender: maybe(z.enum(genders, 'Choose male or female, or leave it out.')),
    phone_number: maybe(phoneNumber),
    guardian_name: maybe(guardianName),
    guardian_agrees: maybe(z.boolean('Send true or false.')),
    student_data: maybe(
      z.object({ institution_name: institutionName, student_id: maybe(studentId) }),
    ),
  })

/**
 * The profile that sign-up data asks for. A person under 13 gets none, and those under 18 need their
 * guardian, whichever call makes the account (`domain/values/age.ts`). The role is `client` unless the data
 * say exactly `provider`: no one becomes an admin this way. A provider is no student.
 *
 * @param today the present day in Lusaka, `YYYY-MM-DD`
 * @throws AuthProblem 422 naming each wrong field, a row each: `date_of_birth: …`
 */
export function readProfile(data: Metadata, today: string): NewProfile {
  const role = signUpRoles.find((known) => known === data.role) ?? 'client'
  const parsed = profileOf(today).safeParse(data)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${field(issue)}: ${messageOf(issue)}`)
    throw new AuthProblem(422, 'validation_failed', lines.join('\n'))
  }
  const { student_data: student, guardian_name, guardian_agrees, ...profile } = parsed.data
  const answers = { ...profile, guardian_name, hasGuardianAgreed: guardian_agrees }
  const issues = Object.entries(findAgeIssues(answers, role, today))
  if (issues.length > 0) {
    const lines = issues.map(([name, message]) => `${name}: ${message}`)
    throw new AuthProblem(422, 'validation_failed', lines.join('\n'))
  }
  if (role === 'client' && student && !isOffered('students'))
    throw new AuthProblem(422, 'validation_failed', `student_data: ${notOfferedText('students')}`)
  const isMinor = profile.date_of_birth && ageGroupOn(profile.date_of_birth, today) === 'minor'
  return {
    ...profile,
    role,
    // Of an adult no other person's name is stored.
    ...(isMinor ? { guardian_name } : {}),
    student: role === 'client' ? student : undefined,
  }
}

interface Issue {
  path: readonly PropertyKey[]
  message: string
  errors?: Issue[][]
}

/** Where a field may be left out, its issue is with the branch that was meant. */
function meant(issue: Issue): Issue | undefined {
  return issue.errors?.at(-1)?.[0]
}

function field(issue: Issue): string {
  return [...issue.path, ...(meant(issue)?.path ?? [])].join('.')
}

function messageOf(issue: Issue): string {
  return meant(issue)?.message ?? issue.message
}

/**
 * The proof of the browser that asks, as our pages put it into the page they want to come back to:
 * "" for a page that has none, undefined for a client that is none of our pages.
 */
export function readBrowser(redirect_to: string | undefined): string | undefined {
  if (!redirect_to || !URL.canParse(redirect_to)) return undefined
  const browser = new URL(redirect_to).searchParams.get('browser')
  if (browser === null) return undefined
  return /^[\w-]{22,64}$/.test(browser) ? browser : ''
}

/** @throws AuthProblem 400 in the contract's words */
export function readEmail(text: string): string {
  const parsed = emailAddress.safeParse(text)
  if (parsed.success) return parsed.data
  throw new AuthProblem(
    400,
    'validation_failed',
    'Unable to validate email address: invalid format',
  )
}

/** The user's own metadata at sign-up: the server's keys win over the given ones. */
export function signUpMetadata(
  given: Metadata,
  known: { id: string; email: string; isConfirmed: boolean; role: string },
): Metadata {
  return {
    ...given,
    role: known.role,
    sub: known.id,
    email: known.email,
    email_verified: known.isConfirmed,
    phone_verified: false,
  }
}

/**
 * What sign-up returns, whether it created an account, found an unconfirmed one, or found one that
 * is in use: a new user, made from the request alone.
 *
 * @param user.id of the account; where it is in use, an id that never opens anything
 */
export function describeSignUp(
  user: { id: string; identity_id: string; email: string; data: Metadata; role: string },
  now: Date,
) {
  const { id, identity_id, email, data, role } = user
  const metadata = signUpMetadata(data, { id, email, isConfirmed: false, role })
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'], role },
    user_metadata: metadata,
    identities: [
      {
        identity_id,
        id,
        user_id: id,
        identity_data: metadata,
        provider: 'email',
        last_sign_in_at: now,
        created_at: now,
        updated_at: now,
        email,
      },
    ],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  }
}

/** The id that the identity of a new account has: the same each time, and not computable from outside. */
export function identityIdOf(secret: string, user_id: string): string {
  const bytes = createHmac('sha256', secret).update(`identity of ${user_id}`).digest()
  // Marked as random, like all other ids (RFC 9562, version 4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
