import type { Env } from '#server/platform/env.ts'
import type { FileStore } from '#server/platform/files/files.ts'
import type { RouteEnv } from '#server/platform/route.ts'
import type { TokenKey } from '#server/platform/session.ts'
import type { UndoOpenMerges } from '../feature.ts'
import type { Account, SessionRow } from './data.ts'
import type { AuthLimits } from './limits/auth-limits.ts'

/** What every handler of `/auth/v1` needs besides the request. */
export interface AuthSettings {
  env: Env
  token_key: TokenKey
  files: FileStore
  undoOpenMerges: UndoOpenMerges
  limits: AuthLimits
}

/** The caller behind a valid access token: account and session, as they are now. */
export interface Bearer {
  account: Account
  session: SessionRow
}

export interface AuthEnv {
  Variables: RouteEnv['Variables'] & { settings: AuthSettings; bearer: Bearer }
}
