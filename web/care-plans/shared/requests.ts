import type { UseQueryOptions } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { PlanWords } from './words.ts'

/** What the requests of both kinds have. */
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
  /** The goal of a request, in the words of its options. */
  goalOf: (request: Request) => string
  /** Beside the way to a first request. */
  drawing: ReactNode
  /** While no plan is written; begins with the page's heading. */
  crafted: (request: Request) => ReactNode
  /** The newest plan, and what can be done with it. */
  written: (request: Request) => ReactNode
}
