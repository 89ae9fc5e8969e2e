import { Problem } from '#server/platform/problem.ts'

/** @throws Problem 409 `money_under_way`: with the account the money would have no owner */
export function requireNoMoneyUnderWay(isUnderWay: boolean): void {
  if (isUnderWay)
    throw new Problem(
      409,
      'money_under_way',
      'A payment of yours is open, or money is on its way back to you. Erase your account once it has arrived. If that takes longer than a day, write to us.',
    )
}
