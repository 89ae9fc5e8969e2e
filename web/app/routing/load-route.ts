import { type ComponentProps, createElement } from 'react'

import type { AppRoute } from '#web/app/routing/route.ts'
import { lazyPage, loadOnce } from '#web/platform/lazy.tsx'
import type { OwnFrame } from '#web/app/signed-in/frame/own-frame.tsx'

let loaded: typeof OwnFrame | undefined

/** Header, footer and bar of signed-in users; public pages fetch it for them alone. */
export const loadOwnFrame = loadOnce(
  async () => (loaded = (await import('#web/app/signed-in/frame/own-frame.tsx')).OwnFrame),
)

export const hasOwnFrame = () => loaded !== undefined

/** A part of the frame of signed-in users, once that is loaded. */
export const OwnPart = (props: ComponentProps<typeof OwnFrame>) =>
  loaded ? createElement(loaded, props) : null

/** The guard and its data layer; public pages never fetch it. */
export const guardedPage = lazyPage(async () => {
  const [{ GuardedPage }] = await Promise.all([
    import('#web/app/signed-in/guarded-page.tsx'),
    loadOwnFrame(),
  ])
  return GuardedPage
})

/** Fetches all that a route needs to be rendered. */
export async function loadRoute(route: AppRoute): Promise<void> {
  await Promise.all([route.page.load(), route.audience === 'public' ? null : guardedPage.load()])
}
