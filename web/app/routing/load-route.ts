import type { AppRoute } from '#web/app/routing/route.ts'
import { lazyPage } from '#web/platform/lazy.tsx'

/** The guard and its data layer; public pages never fetch it. */
export const guardedPage = lazyPage(
  async () => (await import('#web/app/signed-in/guarded-page.tsx')).GuardedPage,
)

/** Fetches all that a route needs to be rendered. */
export async function loadRoute(route: AppRoute): Promise<void> {
  await Promise.all([route.page.load(), route.audience === 'public' ? null : guardedPage.load()])
}
