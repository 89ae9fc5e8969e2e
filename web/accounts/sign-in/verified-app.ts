import type { Factor, User } from '@supabase/auth-js'

/**
 * The authenticator app whose code an account requires; a set of recovery codes is a factor as
 * well.
 */
export function verifiedApp(user: Pick<User, 'factors'> | null): Factor | undefined {
  return user?.factors?.find(
    ({ status, factor_type }) => status === 'verified' && factor_type === 'totp',
  )
}
