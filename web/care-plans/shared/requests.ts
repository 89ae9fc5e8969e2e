import type { ComponentType, ReactNode } from 'react'
import type { RequestQueries } from './queries.ts'
import type { PlanTexts } from './words.ts'

/** The fields that requests of both kinds have. */
export interface PlanRequest {
  id: string
  created_at: string
  plan: object | null
  at_clinic: boolean
  recorded_by_name: string | null
  is_stopped: boolean
}

export interface MyPlanProps<Request extends PlanRequest> {
  words: PlanTexts
  requests: Pick<RequestQueries<Request, never>, 'latest' | 'own'>
  /** The goal of a request, as the label of its option. */
  goalOf: (request: Request) => string
  /** Beside the link to a first request. */
  drawing: ReactNode
  /** While no plan is written; starts with the page's heading. */
  crafted: (request: Request) => ReactNode
  /** The newest plan, and what can be done with it. */
  Written: ComponentType<{ request: Request }>
}
