import { useEffect, useState } from 'react'
import type { CataloguePlan } from '#domain/membership/schema.ts'
import { isOffered } from '#domain/values/brand.ts'
import { type Plan, plans } from '#domain/membership/plans.ts'

/**
 * Where the server writes the plans that a page was rendered with, when they differ from the
 * initial ones.
 */
export const plansElement = 'offered-plans'

let rendered: readonly Plan[] = plans

/** Makes the next page render with these plans; on the server alone. */
export function renderWith(offered: readonly Plan[]) {
  rendered = offered
}

/** Without pages for students their free plan is offered to no one. */
const forAll = (all: readonly Plan[]) =>
  isOffered('students') ? all : all.filter(({ price_ngwee }) => price_ngwee > 0)

/** The plans that the page was rendered with: the browser starts with what the server sent. */
export const renderedPlans = (): readonly Plan[] => forAll(sentPlans())

function sentPlans(): readonly Plan[] {
  if (typeof document === 'undefined') return rendered
  const sent = document.getElementById(plansElement)?.textContent
  return sent ? (JSON.parse(sent) as Plan[]) : plans
}

/**
 * The plans with today's prices: those that the server rendered, and fetched again by a page left
 * open.
 */
export function useOfferedPlans(): readonly Plan[] {
  const [offered, setOffered] = useState(renderedPlans)
  useEffect(() => {
    let isHere = true
    const fetchOffered = async () => {
      // Without the typed client, which would be a sixth of this page's size limit.
      const answer = await fetch('/api/plans')
      if (!answer.ok || !isHere) return
      const all = (await answer.json()) as CataloguePlan[]
      setOffered(forAll(all.filter(({ is_add_on, is_offered }) => is_offered && !is_add_on)))
    }
    fetchOffered().catch(() => {})
    return () => {
      isHere = false
    }
  }, [])
  return offered
}
