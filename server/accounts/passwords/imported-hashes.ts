import { verify } from '@node-rs/bcrypt'
import { AuthProblem } from '#server/platform/http/auth-problem.ts'

/**
 * What an imported hash may cost, so that checking one password holds a thread for a fraction of a
 * second: bcrypt doubles with each step of its cost, argon2 counts KiB of memory and passes.
 */
const maxBcryptCost = 12
const maxArgon2 = { m: 65_536, t: 4, p: 4 }

const bcryptForm = /^\$2[aby]\$(\d\d)\$[./A-Za-z0-9]{53}$/
const argon2Form = /^\$argon2id?\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$[\w+/]{11,}\$[\w+/]{16,}$/

/** bcrypt looks at no more than this many bytes: two longer passwords may be the same to it. */
const maxBcryptBytes = 72

/** @throws AuthProblem 400 where the hash is none that this server can check, or costs too much to check */
export function readImportedHash(password_hash: string): string {
  if (isAffordableBcrypt(password_hash) || isAffordableArgon2(password_hash)) return password_hash
  throw new AuthProblem(
    400,
    'validation_failed',
    bcryptForm.test(password_hash) || argon2Form.test(password_hash)
      ? `password_hash costs too much to check: bcrypt up to ${maxBcryptCost}, argon2 up to m=${maxArgon2.m},t=${maxArgon2.t},p=${maxArgon2.p}`
      : 'password_hash must be a bcrypt hash ($2a$, $2b$, $2y$) or an argon2 PHC string ($argon2id$, $argon2i$)',
  )
}

export function isAffordableBcrypt(hashed: string): boolean {
  const cost = Number(bcryptForm.exec(hashed)?.[1])
  return cost >= 4 && cost <= maxBcryptCost
}

function isAffordableArgon2(hashed: string): boolean {
  const [m, t, p] = (argon2Form.exec(hashed)?.slice(1) ?? []).map(Number)
  if (m === undefined || t === undefined || p === undefined) return false
  const isWhole = p >= 1 && t >= 1 && m >= 8 * p
  return isWhole && m <= maxArgon2.m && t <= maxArgon2.t && p <= maxArgon2.p
}

/** True where a password belongs to a bcrypt hash; never for one that bcrypt would cut short. */
export async function isPasswordOfBcrypt(hashed: string, password: string): Promise<boolean> {
  const isMatch = await verify(password, hashed)
  return isMatch && Buffer.byteLength(password) <= maxBcryptBytes && !password.includes('\0')
}
