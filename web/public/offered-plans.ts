import { useEffect, useState } from 'react'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import { type Plan, plans } from '#domain/plans.ts'

/**
 * The plans with today's prices. The page is built with those of the first day, which stay where the
 * line is away: nobody is charged a price they were not shown on the page where they pay.
 */
export function useOfferedPlans(): readonly Plan[] {
  const [offered, setOffered] = useState(plans)
  useEffect(() => {
    let isHere = true
    const fetchOffered = async () => {
      // Without the typed client, which would be a sixth of what this page may weigh.
      const answer = await fetch('/api/plans')
      if (!answer.ok || !isHere) return
      const all = (await answer.json()) as CataloguePlan[]
      setOffered(all.filter(({ is_add_on, is_offered }) => is_offered && !is_add_on))
    }
    fetchOffered().catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  return offered
}
