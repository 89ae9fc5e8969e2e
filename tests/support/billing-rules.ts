import { randomUUID } from 'node:crypto'
import type { Persona, TestApp } from './app.ts'
import { goodPassword } from './good-password.ts'

/** The calls of an admin about how the clinic keeps its books, in a test through the routes. */
export function rulesIn(app: () => TestApp, admin: () => Persona) {
  const read = async () =>
    (await app().call('GET', '/api/admin/billing-rules', { as: admin() })).body
  const change = async (more: object = {}, as = admin()) => {
    const { next_of_clinic: _, next_of_provider: _next, ...rules } = await read()
    return app().call('PUT', '/api/admin/billing-rules', {
      as,
      body: { ...rules, id: randomUUID(), password: goodPassword, ...more },
    })
  }
  return {
    read,
    change,
    changes: async () =>
      (await app().call('GET', '/api/admin/billing-rules/changes', { as: admin() })).body,
    /** Without any change, as in a new installation. */
    forget: () => app().database.asOwner('delete from billing_rules'),
  }
}
