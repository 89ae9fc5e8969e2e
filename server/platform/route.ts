import type { Context, MiddlewareHandler, Next } from 'hono'
import { describeRoute, resolver, validator } from 'hono-openapi'
import type { ZodMiniType } from 'zod/mini'
import { sayFieldWords } from '#domain/values/field-words.ts'
import { type Actor, authorize, type Audience } from './db.ts'
import type { AnswerOf, Answers, MediaType } from './http/answers.ts'
import { fieldName, maxNamed } from './http/field-name.ts'
import { requireFormBody } from './http/form-body.ts'
import { requireEmptyBody, requireJsonBody } from './http/json-body.ts'
import { notSignedIn, Problem } from './problem.ts'
import type { AccessClaims, TokenKey } from './session.ts'

/** What every handler finds on its context. */
export interface Variables {
  request_id: string
  /** The caller; reading it on a public route is a programming error. */
  actor: Actor
  token_key: TokenKey
  /** Of the bearer token; undefined where there is none that counts. */
  claims: AccessClaims | undefined
  caller_address: string
}

export interface RouteEnv {
  Variables: Variables
}

/** `everyone` needs no token; all others need a session and what their name says. */
export type RouteAudience = Audience | 'everyone'

declare const allowed: unique symbol

/** The first handler of a route. Its type carries what the last handler may answer. */
export interface DeclaredRoute<Allowed> extends MiddlewareHandler<RouteEnv> {
  /** Exists for the compiler only. */
  readonly [allowed]: Allowed
}

type OtherAnswers = Record<string, ZodMiniType>

interface RouteDescription<Declared extends Answers, Also extends OtherAnswers> {
  audience: RouteAudience
  /** What the call does, as a short sentence. */
  summary: string
  responses: Declared
  /** Further media types of a 200, where the caller may choose. */
  also?: Also
  /** Statuses of problems besides those that follow from audience and input. */
  problems?: number[]
}

const audienceOf = new WeakMap<MiddlewareHandler, RouteAudience>()

/** The audience a handler was declared with; undefined without authorization. For the test of all routes. */
export function declaredAudience(handler: unknown): RouteAudience | undefined {
  return audienceOf.get(handler as MiddlewareHandler)
}

/**
 * The first handler of every route under `/api`: says who may call it and what it answers. The
 * caller's rights are checked in the first transaction of the request. Where a request opens none, as with
 * invalid input, they are checked before the response, so that an unauthorized caller learns nothing from a
 * 422.
 */
export function route<Declared extends Answers, Also extends OtherAnswers = {}>(
  description: RouteDescription<Declared, Also>,
): DeclaredRoute<AnswerOf<Declared, Also>> {
  const { audience } = description
  const guard: MiddlewareHandler<RouteEnv> =
    audience === 'everyone' ? (_, next) => next() : (c, next) => authorizeRequest(c, next, audience)
  const described = describeRoute({
    summary: description.summary,
    security: audience === 'everyone' ? [] : [{ bearer: [] }],
    responses: responsesOf(description),
  })
  // The OpenAPI library finds its description on the handler, under a symbol of its own.
  carryDescription(described, guard)
  audienceOf.set(guard, audience)
  return guard as DeclaredRoute<AnswerOf<Declared, Also>>
}

function carryDescription(from: object, to: object) {
  for (const key of Object.getOwnPropertySymbols(from)) {
    Object.defineProperty(to, key, Object.getOwnPropertyDescriptor(from, key)!)
  }
}

/** The claims of a request's bearer token; undefined without a token that this server signed. */
export async function claimsOfBearer(c: Context<RouteEnv>): Promise<AccessClaims | undefined> {
  const token = /^bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  return token ? c.get('token_key').verify(token) : undefined
}

/**
 * Who calls a route for `everyone`, where a token came with it. As of any actor, session and account are
 * checked in their first transaction.
 */
export const callerIfAny = (c: Context<RouteEnv>) => actorOf(c, 'account')

function actorOf(c: Context<RouteEnv>, audience: Audience): Actor | undefined {
  const claims = c.get('claims')
  return (
    claims && {
      user_id: claims.sub,
      session_id: claims.session_id,
      audience,
      request_id: c.get('request_id'),
      authorized: false,
    }
  )
}

async function authorizeRequest(c: Context<RouteEnv>, next: Next, audience: Audience) {
  const actor = actorOf(c, audience)
  if (!actor) throw notSignedIn()
  c.set('actor', actor)
  await next()
  if (!actor.authorized) await authorize(actor)
}

function responsesOf({
  audience,
  responses,
  also = {},
  problems = [],
}: RouteDescription<Answers, OtherAnswers>) {
  const problem = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  const statuses = new Set([...(audience === 'everyone' ? [] : [401, 403]), 429, 503, ...problems])
  return {
    ...Object.fromEntries(
      Object.entries(responses).map(([status, schema]) => [
        status,
        schema === true
          ? { description: 'Done' }
          : {
              description: 'Done',
              content: { ...contentOf(schema), ...(status === '200' ? jsonOf(also) : {}) },
            },
      ]),
    ),
    ...Object.fromEntries(
      [...statuses].map((status) => [status, problem(meaning[status] ?? 'Rejected')]),
    ),
  }
}

const contentOf = (answer: ZodMiniType | MediaType) =>
  typeof answer === 'string'
    ? { [answer]: { schema: { type: 'string' as const, format: 'binary' } } }
    : { 'application/json': { schema: resolver(answer) } }

const jsonOf = (schemas: OtherAnswers) =>
  Object.fromEntries(
    Object.entries(schemas).map(([media, schema]) => [media, { schema: resolver(schema) }]),
  )

const meaning: Record<number, string> = {
  400: 'Malformed',
  401: 'Not signed in',
  403: 'Not for this role',
  404: 'Not found, or not the caller’s',
  409: 'Conflict',
  410: 'Over',
  413: 'Too large',
  415: 'Wrong content type',
  422: 'Understood, but invalid',
  429: 'Too many requests',
  503: 'Records out of reach',
}

sayFieldWords()

/** Declares and checks the input of a route; what does not fit is 422 with each field named. */
export const validate = {
  json: <Schema extends ZodMiniType>(schema: Schema) => {
    const validate = validator<Schema, 'json', RouteEnv, string>('json', schema, reject)
    const strict: typeof validate = async (c, next) => {
      await requireJsonBody(c)
      return validate(c, next)
    }
    carryDescription(validate, strict)
    return strict
  },
  /**
   * A form with files. An unauthorized caller gets a response before the body is parsed:
   * reading files costs memory and time.
   */
  form: <Schema extends ZodMiniType>(schema: Schema) => {
    const validate = validator<Schema, 'form', RouteEnv, string>('form', schema, reject)
    const strict: typeof validate = async (c, next) => {
      const actor = c.get('actor') as Actor | undefined
      if (actor) await authorize(actor)
      await requireFormBody(c)
      return validate(c, next)
    }
    carryDescription(validate, strict)
    return strict
  },
  /** For a call whose address says all: no body, or an empty object. */
  nothing: (): MiddlewareHandler<RouteEnv> => async (c, next) => {
    await requireEmptyBody(c)
    await next()
  },
  query: <Schema extends ZodMiniType>(schema: Schema) =>
    validator<Schema, 'query', RouteEnv, string>('query', schema, reject),
  param: <Schema extends ZodMiniType>(schema: Schema) =>
    validator<Schema, 'param', RouteEnv, string>('param', schema, reject),
}

interface Issue {
  message: string
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined
  /** Names that a strict object does not know. */
  keys?: readonly string[]
  /** Of a union: what each of its options found wrong. */
  errors?: readonly (readonly Issue[])[]
}

function reject(result: { success: boolean; error?: readonly Issue[] }) {
  if (result.success) return
  const issues = (result.error ?? []).slice(0, maxNamed).flatMap(nearest)
  const named = issues.slice(0, maxNamed).flatMap((issue) => {
    const path = (issue.path ?? []).map((part) => (typeof part === 'object' ? part.key : part))
    if (!issue.keys) return [[fieldName(path), issue.message] as const]
    return issue.keys
      .slice(0, maxNamed)
      .map((key) => [fieldName([...path, key]), 'This field is not known.'] as const)
  })
  const fields: Record<string, string> = {}
  for (const [name, message] of named.slice(0, maxNamed)) fields[name] ??= message
  throw new Problem(422, 'invalid', 'Please check what you entered.', { fields })
}

/** What the option of a union found wrong that was meant most likely: the one with the fewest issues. */
function nearest(issue: Issue): readonly Issue[] {
  const [first, ...others] = issue.errors ?? []
  if (!first || issue.path?.length) return [issue]
  return others.reduce((min, other) => (other.length < min.length ? other : min), first)
}
