import { maxTemplates, type PlanTemplate } from '#domain/care-plans/shared/templates.ts'
import { Problem } from '#server/platform/problem.ts'

type Named = Pick<PlanTemplate, 'id' | 'kind' | 'name'>

/**
 * @param own all templates of the provider
 * @throws Problem 409 where another of the same kind has the name, or there are as many as one may keep
 */
export function requireStorable(own: readonly Named[], { id, kind, name }: Named): void {
  if (own.some((one) => one.id !== id && one.kind === kind && one.name === name)) {
    const message = 'You have a template of this name already.'
    throw new Problem(409, 'conflict', message, { fields: { name: message } })
  }
  if (own.length >= maxTemplates && !own.some((one) => one.id === id))
    throw new Problem(409, 'conflict', `You can keep at most ${maxTemplates} templates.`)
}
