import { Hono } from 'hono'
import { type AuthEnv, describeUser } from '../rules.ts'
import { bearer } from '../sessions/routes.ts'

export const userRoutes = new Hono<AuthEnv>().get('/user', bearer, (c) =>
  c.json(describeUser(c.var.bearer.account)),
)
