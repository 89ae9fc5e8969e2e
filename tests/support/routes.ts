import { declaredAudience, type RouteAudience } from '#server/platform/route.ts'
import type { Persona, PersonaTraits, TestApp } from './app.ts'
import { fileWith } from './gate.ts'

export interface ApiRoute {
  method: string
  /** As registered, with `:id` and the like. */
  path: string
  /** Undefined if no handler of the route is an auth middleware. */
  audience: RouteAudience | undefined
}

/** Every call under `/api` that the running app serves, from its list of routes. */
export function apiRoutes({ app }: TestApp): ApiRoute[] {
  const found = new Map<string, ApiRoute>()
  for (const { method, path, handler } of app.routes) {
    if (!path.startsWith('/api/') || method === 'ALL') continue
    const key = `${method} ${path}`
    const audience = declaredAudience(handler) ?? found.get(key)?.audience
    found.set(key, { method, path, audience })
  }
  return [...found.values()]
}

/** The file that serves a call: `GET /api/symptoms/:id`, or with `{id}`. */
export function fileOfCall(call: string): string {
  const path = call.replace(/^\w+ (\/api)?/, '').replaceAll(/\{(\w+)\}/g, ':$1')
  return fileWith(`'${path}'`, 'server/**/routes.ts', 'its routes.ts')
}

/** Traits of a user whom a route with this audience authorizes. */
const traitsFor: Record<Exclude<RouteAudience, 'everyone'>, PersonaTraits> = {
  account: { role: 'front_desk' },
  'signed-in': {},
  client: {},
  student: { is_student: true },
  correspondent: {},
  provider: { role: 'provider', provider_status: 'pending' },
  'approved-provider': { role: 'provider' },
  dietitian: { role: 'provider', profession: 'dietitian' },
  'plan-writer': { role: 'provider', profession: 'fitness expert' },
  'clinic-staff': { role: 'front_desk' },
  'front-desk': { role: 'front_desk' },
  admin: { role: 'admin' },
}

/** One user per audience. */
export async function personaPerAudience(app: TestApp): Promise<Map<RouteAudience, Persona>> {
  const personas = new Map<RouteAudience, Persona>()
  for (const [audience, traits] of Object.entries(traitsFor)) {
    personas.set(audience as RouteAudience, await app.createPersona(traits))
  }
  return personas
}
