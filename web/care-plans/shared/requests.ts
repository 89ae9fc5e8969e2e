import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlanWords } from './words.ts'

/** The fields that requests of both kinds have. */
export interface PlanRequest {
  id: string
  created_at: string
  plan: object | null
}

/** How requests of a kind are fetched. */
export type Fetched<Data> = UseQueryOptions<Data, Error, Data, string[]>

export interface MyPlanProps<Request extends PlanRequest> {
  words: PlanWords
  latest: Fetched<Request | null>
  own: Fetched<Request[]>
  /** The goal of a request, as the label of its option. */
  goalOf: (request: Request) => string
  /** Beside the link to a first request. */
  drawing: ReactNode
  /** While no plan is written; starts with the page's heading. */
  crafted: (request: Request) => ReactNode
  /** The newest plan, and what can be done with it. */
  written: (request: Request) => ReactNode
}
