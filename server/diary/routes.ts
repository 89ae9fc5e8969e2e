import { Hono } from 'hono'
import type { RouteEnv } from '#server/platform/route.ts'
import { actionPlanRoutes } from './action-plan/routes.ts'
import { activityRoutes } from './activities/routes.ts'
import { carbohydrateRoutes } from './carbohydrates/routes.ts'

export const diaryRoutes = new Hono<RouteEnv>()
  .route('/', carbohydrateRoutes)
  .route('/', activityRoutes)
  .route('/', actionPlanRoutes)
