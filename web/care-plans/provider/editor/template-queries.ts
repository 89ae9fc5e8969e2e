import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type {
  NewPlanTemplate,
  PlanTemplate,
  PlanTemplateChange,
} from '#domain/care-plans/shared/templates.ts'
import { api } from '#web/api.ts'
import { authenticatedFetch } from '#web/platform/signed-in/authenticated-fetch.ts'

const stored = api<'planTemplates'>(authenticatedFetch).provider['plan-templates']

/** The provider's templates, by name. */
export const templates = queryOptions({
  queryKey: ['provider-plans', 'plan-templates'],
  queryFn: async (): Promise<PlanTemplate[]> =>
    (await stored.$get()).json() as Promise<PlanTemplate[]>,
})

/** @throws ProblemError 409 where one of this name exists */
export async function addTemplate(client: QueryClient, json: NewPlanTemplate) {
  await stored.$post({ json })
  await client.invalidateQueries(templates)
}

/** @throws ProblemError 409 where another has this name */
export async function changeTemplate(client: QueryClient, id: string, json: PlanTemplateChange) {
  await stored[':id'].$put({ param: { id }, json })
  await client.invalidateQueries(templates)
}

export async function removeTemplate(client: QueryClient, id: string) {
  await stored[':id'].$delete({ param: { id } })
  await client.invalidateQueries(templates)
}
