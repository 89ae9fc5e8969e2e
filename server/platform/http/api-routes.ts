import { type Context, Hono } from 'hono'
import type { Input, MergeSchemaPath, MiddlewareHandler, Schema, ToSchema } from 'hono/types'
import type { DeclaredRoute, RouteEnv } from '../route.ts'

type LastHandler<Path extends string, In extends Input, Answer> = (
  c: Context<RouteEnv, Path, In>,
) => Answer | Promise<Answer>

/** Adds a route: its declaration, up to three checks of its input, and the handler that answers. */
interface AddRoute<Method extends string, All extends Schema> {
  <Path extends string, Allowed, Answer extends Allowed>(
    path: Path,
    declared: DeclaredRoute<Allowed>,
    handler: LastHandler<Path, {}, Answer>,
  ): ApiRoutes<All & ToSchema<Method, Path, {}, Answer>>
  <Path extends string, Allowed, A extends Input, Answer extends Allowed>(
    path: Path,
    declared: DeclaredRoute<Allowed>,
    a: MiddlewareHandler<RouteEnv, string, A>,
    handler: LastHandler<Path, A, Answer>,
  ): ApiRoutes<All & ToSchema<Method, Path, A, Answer>>
  <Path extends string, Allowed, A extends Input, B extends Input, Answer extends Allowed>(
    path: Path,
    declared: DeclaredRoute<Allowed>,
    a: MiddlewareHandler<RouteEnv, string, A>,
    b: MiddlewareHandler<RouteEnv, string, B>,
    handler: LastHandler<Path, A & B, Answer>,
  ): ApiRoutes<All & ToSchema<Method, Path, A & B, Answer>>
  <
    Path extends string,
    Allowed,
    A extends Input,
    B extends Input,
    C extends Input,
    Answer extends Allowed,
  >(
    path: Path,
    declared: DeclaredRoute<Allowed>,
    a: MiddlewareHandler<RouteEnv, string, A>,
    b: MiddlewareHandler<RouteEnv, string, B>,
    c: MiddlewareHandler<RouteEnv, string, C>,
    handler: LastHandler<Path, A & B & C, Answer>,
  ): ApiRoutes<All & ToSchema<Method, Path, A & B & C, Answer>>
}

/**
 * Routes under `/api`: a Hono app that the compiler knows less of and checks more. A handler that
 * answers what its `route` does not declare, by status or by content, does not compile.
 */
export interface ApiRoutes<All extends Schema = {}> {
  get: AddRoute<'get', All>
  post: AddRoute<'post', All>
  put: AddRoute<'put', All>
  patch: AddRoute<'patch', All>
  delete: AddRoute<'delete', All>
  use(path: string, handler: MiddlewareHandler<RouteEnv>): ApiRoutes<All>
  route<More extends Schema>(path: '/', routes: ApiRoutes<More>): ApiRoutes<All & More>
  route<Path extends string, More extends Schema>(
    path: Path,
    routes: ApiRoutes<More>,
  ): ApiRoutes<All & MergeSchemaPath<More, Path>>
}

/** The app that the typed client of `Routes` is made from. */
export type AppOf<Routes> = Routes extends ApiRoutes<infer All> ? Hono<RouteEnv, All, '/'> : never

/** Starts the routes of a feature. */
export function apiRoutes(): ApiRoutes {
  return new Hono<RouteEnv>() as unknown as ApiRoutes
}

/** Adds the routes of a feature to the app that serves them. */
export function mountApiRoutes(app: Hono<RouteEnv>, routes: ApiRoutes): void {
  app.route('/', routes as unknown as Hono<RouteEnv>)
}
