import type { Persona, PersonaTraits, TestApp } from './app.ts'

/** A call whose body has ids, with all that must be there before it. */
export interface IdCall {
  as?: Persona
  path: string
  body: object
  /** Sent as a form, with this file. */
  file?: [field: string, file: File]
  headers?: (body: string) => Record<string, string>
  /** The response of the second call, if it differs from the first. */
  again?: unknown
}

/** Who takes part in the calls. */
export interface IdCallCast {
  app: TestApp
  person: (traits?: PersonaTraits) => Promise<Persona>
  provider: (traits?: PersonaTraits) => Promise<Persona>
}

export type IdCalls = Record<string, (cast: IdCallCast) => Promise<IdCall>>
