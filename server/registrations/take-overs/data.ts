import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { findAgeIssues } from '#domain/accounts/age-issues.ts'
import { emailCodeMinutes, takeOverDays } from '#domain/registrations/take-over.ts'
import { plainAddress } from '#domain/values/email-address.ts'
import { audit, auditOwn } from '#server/platform/audit.ts'
import { todayInLusaka } from '#server/platform/clock.ts'
import { tables, type Transaction } from '#server/platform/db.ts'
import { postMail } from '#server/platform/mail/mail.ts'
import { countWithin, type LimitSettings } from '#server/platform/rate-limit.ts'
import { signUpMetadata } from '../../accounts/sign-up/sign-up-fields.ts'
import { isAddressTaken } from '../../accounts/user/data.ts'
import { isSameMac } from '../../accounts/verification/one-time-tokens.ts'
import { digitsOf, drawCode } from '../../practice/clinic-records/claim-code.ts'
import { lockRegistered } from '../data.ts'
import { requireBirth, requireNoLogin } from '../registration-problems.ts'
import { digestOfEmailCode, digestOfTakeOver, drawEmailCode } from './codes.ts'
import { endTakeOverCode } from '../take-over-codes/data.ts'
import { addressInUseMail, emailCodeMail } from './mails.ts'
import {
  maxWrongTries,
  requireProvider,
  requireReach,
  takeOverBudgets,
} from './take-over-problems.ts'

export type TakeOverSettings = LimitSettings & {
  AUTH_SECRETS: readonly string[]
  PUBLIC_URL: string
}

/**
 * Makes the code with which a person takes their record over, as the system; an earlier one ends. Only the provider
 * who treats or has registered them does: who enters the number must not have the code as well.
 *
 * @throws Problem 403 for others; 404; 409 `has_login`; 409 `no_reach` where the clinic has neither number nor address
 */
export async function makeTakeOverCode(
  tx: Transaction,
  settings: TakeOverSettings,
  actor_id: string,
  user_id: string,
) {
  const person = await lockRegistered(tx, actor_id, user_id)
  requireProvider(person.is_asked_by_provider)
  requireNoLogin(person.has_login)
  requireBirth(person)
  requireReach(person.phone_number !== null || person.email !== null)
  const code = drawCode()
  const fresh = {
    code_digest: digestOfTakeOver(settings.AUTH_SECRET, code),
    expires_at: sql<Date>`now() + make_interval(days => ${takeOverDays}::integer)`,
    made_by: actor_id,
    wrong_tries: 0,
    email: null,
    password_hash: null,
    guardian_name: null,
    email_code_digest: null,
    email_code_expires_at: null,
    email_wrong_tries: 0,
  }
  const [made] = await tx.run(
    tables
      .insertInto('accounts.take_over_codes')
      .values({ user_id, ...fresh })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
      .returning('expires_at'),
  )
  await audit(tx, { actor_id, subject_id: user_id, action: 'patient.invite', record_id: user_id })
  return { code, expires_at: made!.expires_at }
}

/**
 * The person whom a code of the clinic opens together with what the clinic has of them. A wrong number or address
 * counts against the code, so nothing may be thrown in this transaction. Code and registration are locked.
 *
 * @returns undefined where they do not belong together, the code has expired, or the record was taken over
 */
export async function findByTakeOverCode(
  tx: Transaction,
  settings: TakeOverSettings,
  { code, reach }: { code: string; reach: string },
) {
  const digests = settings.AUTH_SECRETS.map((secret) => digestOfTakeOver(secret, code))
  // As registering and merging: a record that is merged meanwhile gets no login.
  const locked = sql<string>`pg_advisory_xact_lock(hashtextextended('patient registrations', 7))`
  await tx.run(tables.selectNoFrom(locked.as('locked')))
  const [row] = await tx.run(
    tables
      .selectFrom('accounts.take_over_codes as code')
      .innerJoin('patient_registrations as registration', 'registration.user_id', 'code.user_id')
      .innerJoin('user_profiles as person', 'person.id', 'code.user_id')
      .innerJoin('accounts.users as account', 'account.id', 'code.user_id')
      .where('code.code_digest', 'in', digests)
      .where('code.expires_at', '>', sql<Date>`now()`)
      .where('code.wrong_tries', '<', maxWrongTries)
      .where('registration.taken_over_at', 'is', null)
      .where('account.deleted_at', 'is', null)
      .where(sql<boolean>`coalesce(account.banned_until <= now(), true)`)
      .select(['code.user_id', 'code.email as wished', 'code.password_hash'])
      .select('code.guardian_name')
      .select(['code.email_code_digest', 'code.email_wrong_tries'])
      .select(sql<boolean>`coalesce(code.email_code_expires_at > now(), false)`.as('is_code_open'))
      .select(['registration.email', 'registration.born_in', 'person.phone_number'])
      .select('person.full_name')
      .select(sql<string | null>`person.date_of_birth::text`.as('date_of_birth'))
      // With the account: a merge of this record is then over, or waits.
      .forUpdate(['code', 'registration', 'account']),
  )
  if (!row) return undefined
  const isTheirs = reach.includes('@')
    ? row.email !== null && row.email === plainAddress(reach)
    : row.phone_number !== null && digitsOf(row.phone_number) === digitsOf(reach)
  if (isTheirs) return row
  await tx.run(
    tables
      .updateTable('accounts.take_over_codes')
      .set({ wrong_tries: sql<number>`wrong_tries + 1` })
      .where('user_id', '=', row.user_id),
  )
  return undefined
}
export type FoundByCode = NonNullable<Awaited<ReturnType<typeof findByTakeOverCode>>>

/** What keeps a person of this age from a login of their own, by field; of a year alone the youngest is assumed. */
export const ageIssuesOf = (
  { date_of_birth, born_in }: Pick<FoundByCode, 'date_of_birth' | 'born_in'>,
  guardian: { guardian_name?: string | undefined; guardian_agrees?: boolean | undefined },
) =>
  findAgeIssues(
    {
      date_of_birth: date_of_birth ?? `${born_in}-12-31`,
      guardian_name: guardian.guardian_name,
      hasGuardianAgreed: guardian.guardian_agrees,
    },
    'client',
    todayInLusaka(),
  )

/**
 * Keeps the login that a person asked for, and sends a code to its address. An address that has an account gets
 * another email, and a code that no one knows, so that the answer is the same.
 *
 * @returns seconds to wait where too many emails were sent; 0 where one was
 */
export async function wishLogin(
  tx: Transaction,
  settings: TakeOverSettings,
  { user_id }: FoundByCode,
  wish: { email: string; password_hash: string; guardian_name?: string | undefined },
): Promise<number> {
  const { email, password_hash, guardian_name } = wish
  const wait = Math.max(
    await countWithin(tx, settings, takeOverBudgets.emails, email),
    await countWithin(tx, settings, takeOverBudgets.emailsOfCode, user_id),
  )
  if (wait > 0) return wait
  const isTaken = await isAddressTaken(tx, email)
  const code = drawEmailCode()
  const known = digestOfEmailCode(settings.AUTH_SECRET, { user_id, email, code })
  await tx.run(
    tables
      .updateTable('accounts.take_over_codes')
      .set({
        email,
        password_hash,
        guardian_name: guardian_name ?? null,
        email_code_digest: isTaken ? randomBytes(known.length) : known,
        email_code_expires_at: sql<Date>`now() + make_interval(mins => ${emailCodeMinutes}::integer)`,
        email_wrong_tries: 0,
      })
      .where('user_id', '=', user_id),
  )
  await postMail(
    tx,
    isTaken
      ? await addressInUseMail(email, settings.PUBLIC_URL)
      : await emailCodeMail(email, settings.PUBLIC_URL, code),
  )
  return 0
}

/** Counts a wrong code of an email, and ends the fifth. */
const countWrongEmailCode = (tx: Transaction, user_id: string) =>
  tx.run(
    tables
      .updateTable('accounts.take_over_codes')
      .set({
        email_wrong_tries: sql<number>`least(email_wrong_tries + 1, ${maxWrongTries}::integer)`,
      })
      .where('user_id', '=', user_id),
  )

/**
 * Gives a person the login whose address they confirmed by this code: their account is the one of the record, so all
 * that is in it is theirs. A wrong code counts, so nothing is thrown for it.
 *
 * @returns false where the code of the email is wrong or has expired, or the address has an account meanwhile
 */
export async function takeOverRecord(
  tx: Transaction,
  settings: TakeOverSettings,
  found: FoundByCode,
  email_code: string,
): Promise<boolean> {
  const { user_id, wished: email, password_hash, full_name, guardian_name } = found
  const isRight =
    email !== null &&
    found.is_code_open &&
    found.email_code_digest !== null &&
    found.email_wrong_tries < maxWrongTries &&
    settings.AUTH_SECRETS.some((secret) =>
      isSameMac(
        digestOfEmailCode(secret, { user_id, email, code: email_code }),
        found.email_code_digest!,
      ),
    )
  if (!isRight || (await isAddressTaken(tx, email))) {
    await countWrongEmailCode(tx, user_id)
    return false
  }
  const metadata = signUpMetadata(
    { full_name },
    { id: user_id, email, isConfirmed: true, role: 'client' },
  )
  const known = JSON.stringify(metadata)
  await tx.run(
    tables
      .updateTable('accounts.users')
      .set({
        email,
        password_hash,
        email_confirmed_at: sql<Date>`now()`,
        app_metadata: JSON.stringify({ provider: 'email', providers: ['email'], role: 'client' }),
        user_metadata: known,
        updated_at: sql<Date>`now()`,
      })
      .where('id', '=', user_id)
      .where('deleted_at', 'is', null),
  )
  await Promise.all([
    tx.run(
      tables.insertInto('accounts.identities').values({
        identity_id: randomUUID(),
        user_id,
        id: user_id,
        identity_data: known,
        last_sign_in_at: sql<Date>`now()`,
      }),
    ),
    tx.run(
      tables
        .updateTable('user_profiles')
        .set({
          email,
          // Not before the address is confirmed: a person who holds the paper could name anyone.
          ...(guardian_name ? { guardian_name, guardian_agreed_at: sql<Date>`now()` } : {}),
        })
        .where('id', '=', user_id),
    ),
    tx.run(
      tables
        .updateTable('patient_registrations')
        .set({ taken_over_at: sql<Date>`now()` })
        .where('user_id', '=', user_id),
    ),
    endTakeOverCode(tx, user_id),
    auditOwn(tx, user_id, 'patient.take_over', user_id),
  ])
  return true
}
