import { AuthProblem } from '#server/platform/http/auth-problem.ts'
import type { Account, FactorRow, IdentityRow } from './data.ts'

type Metadata = Record<string, unknown>

/**
 * The User object of Supabase Auth. What is not set is left out. `app_metadata` carries the
 * true role whatever was written into it, and so does `user_metadata` where it has a role; what an
 * operator gave without one stays exactly as given.
 */
export function describeUser({ user, role, identities, factors }: Account) {
  return {
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email ?? '',
    ...timeOf('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...timeOf('invited_at', user.invited_at),
    ...timeOf('confirmation_sent_at', user.confirmation_sent_at),
    ...timeOf('confirmed_at', user.email_confirmed_at),
    ...timeOf('recovery_sent_at', user.recovery_sent_at),
    ...(user.new_email ? { new_email: user.new_email } : {}),
    ...timeOf('email_change_sent_at', user.email_change_sent_at),
    ...timeOf('reauthentication_sent_at', user.reauthentication_sent_at),
    ...timeOf('last_sign_in_at', user.last_sign_in_at),
    app_metadata: { ...(user.app_metadata as Metadata), role },
    user_metadata: withTrueRole(user.user_metadata as Metadata, role),
    ...(factors.length > 0 ? { factors: factors.map(describeFactor) } : {}),
    identities: identities.map(describeIdentity),
    created_at: user.created_at,
    updated_at: user.updated_at,
    ...timeOf('banned_until', user.banned_until),
    ...timeOf('deleted_at', user.deleted_at),
    is_anonymous: false,
  }
}

/** The Factor object of the contract: never its secret. */
export function describeFactor(factor: FactorRow) {
  return {
    id: factor.id,
    ...(factor.friendly_name ? { friendly_name: factor.friendly_name } : {}),
    factor_type: factor.factor_type,
    status: factor.status,
    created_at: factor.created_at,
    updated_at: factor.updated_at,
    ...timeOf('last_challenged_at', factor.last_challenged_at),
  }
}

function describeIdentity(identity: IdentityRow) {
  const identity_data = identity.identity_data as Metadata
  return {
    identity_id: identity.identity_id,
    id: identity.id,
    user_id: identity.user_id,
    identity_data,
    provider: identity.provider,
    ...timeOf('last_sign_in_at', identity.last_sign_in_at),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...(typeof identity_data.email === 'string' ? { email: identity_data.email } : {}),
  }
}

function timeOf<Name extends string>(name: Name, time: Date | null) {
  return (time ? { [name]: time } : {}) as { [K in Name]?: Date }
}

/** The user's own metadata, in which a role is the true one; none is added. */
export function withTrueRole(metadata: Metadata, role: string): Metadata {
  return Object.hasOwn(metadata, 'role') ? { ...metadata, role } : metadata
}

/** Shallow merge as the contract has it: a null value deletes its key. */
export function mergeMetadata(present: unknown, change: Metadata): Metadata {
  const merged = { ...(present as Metadata), ...change }
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null))
}

/** Both metadata travel in every access token, which a request header must hold. */
const maxMetadataBytes = 4096

/** @throws AuthProblem 400 where the metadata would not fit into an access token */
export function rejectLargeMetadata(metadata: Metadata | undefined): void {
  if (metadata && Buffer.byteLength(JSON.stringify(metadata)) > maxMetadataBytes) {
    throw new AuthProblem(400, 'validation_failed', 'The account data is larger than 4 KB')
  }
}
