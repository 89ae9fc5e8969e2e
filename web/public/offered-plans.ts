import { useEffect, useState } from 'react'
import { type Plan, plans } from '#domain/plans.ts'
import { api } from '#web/api.ts'

const catalogue = api<'catalogue'>()

/**
 * The plans with today's prices. The page is built with those of the first day, which stay where the
 * line is away: nobody is charged a price they were not shown on the page where they pay.
 */
export function useOfferedPlans(): readonly Plan[] {
  const [offered, setOffered] = useState(plans)
  useEffect(() => {
    let isHere = true
    const fetchOffered = async () => {
      const all = await (await catalogue.plans.$get()).json()
      if (isHere) setOffered(all.filter(({ is_add_on, is_offered }) => is_offered && !is_add_on))
    }
    fetchOffered().catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  return offered
}
