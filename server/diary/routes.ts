import { apiRoutes } from '#server/platform/http/api-routes.ts'
import { actionPlanRoutes } from './action-plan/routes.ts'
import { activityRoutes } from './activities/routes.ts'
import { carbohydrateRoutes } from './carbohydrates/routes.ts'
import { entryVersionRoutes } from './changes/routes.ts'

export const diaryRoutes = apiRoutes()
  .route('/', carbohydrateRoutes)
  .route('/', activityRoutes)
  .route('/', actionPlanRoutes)
  .route('/', entryVersionRoutes)
