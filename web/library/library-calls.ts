import type { FullGuide, GuideSummary } from '#domain/library/schema.ts'
import { readForAnyone } from '#web/platform/calls/read-for-anyone.ts'

export const fetchGuides = () => readForAnyone('/api/library/guides') as Promise<GuideSummary[]>

/** @throws ProblemError 403 `plan_needed` where the caller has no plan that includes it, 404 for none */
export const fetchGuide = (slug: string) =>
  readForAnyone(`/api/library/guides/${encodeURIComponent(slug)}`) as Promise<FullGuide>
