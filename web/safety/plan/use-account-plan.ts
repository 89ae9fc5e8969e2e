import { useEffect, useState } from 'react'

import { useSession } from '#web/platform/calls/session.ts'
import type { PlanTexts } from '#web/safety/plan/plan-texts.ts'
import { loadOnce } from '#web/platform/lazy.tsx'

/** The calls load only for a user with an account: all others are spared the bytes. */
const calls = loadOnce(() => import('#web/safety/plan/account-plan.ts'))

/** What is known of the plan in the account. */
export type AccountPlan =
  | { state: 'signed-out' | 'asking' | 'out-of-reach' }
  | { state: 'known'; plan: PlanTexts | null }

/** The plan in the user's account, fetched in the background: nothing waits for it. */
export function useAccountPlan() {
  const id = useSession()?.user.id
  const [found, setFound] = useState<{ id: string; plan: PlanTexts | null | undefined }>()

  useEffect(() => {
    if (id === undefined) return
    let isCurrent = true
    void calls()
      .then(({ readAccountPlan }) => readAccountPlan())
      .catch(() => undefined)
      .then((plan) => isCurrent && setFound({ id, plan }))
    return () => {
      isCurrent = false
    }
  }, [id])

  const account: AccountPlan =
    id === undefined
      ? { state: 'signed-out' }
      : found?.id !== id
        ? { state: 'asking' }
        : found.plan === undefined
          ? { state: 'out-of-reach' }
          : { state: 'known', plan: found.plan }

  return {
    account,
    /** @returns whether it is saved: not without the person's consent to store health entries */
    async keep(plan: PlanTexts): Promise<boolean> {
      const stored = await (await calls()).keepInAccount(plan)
      if (stored && id !== undefined) setFound({ id, plan: stored })
      return stored !== undefined
    },
    async remove() {
      await (await calls()).removeFromAccount()
      if (id !== undefined) setFound({ id, plan: null })
    },
  }
}
