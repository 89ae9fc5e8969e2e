import * as z from 'zod/mini'

const missing = 'Enter your password.'

/** The password of the caller, asked for once more: before their account is erased, or rights are given or taken. */
export const ownPassword = z.string(missing).check(z.minLength(1, missing))
