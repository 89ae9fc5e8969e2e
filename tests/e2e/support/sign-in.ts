import type { APIRequestContext, Page } from '@playwright/test'
import { startPage } from '#web/app/routing/guard.ts'
import { type StoredSession, sessionKey } from '#web/platform/calls/session.ts'

type NewSession = StoredSession & { expires_in: number }

/** A new session of a user, by a call. */
export async function requestSession(
  request: APIRequestContext,
  email: string,
  password: string,
): Promise<NewSession> {
  const response = await request.post('/auth/v1/token?grant_type=password', {
    data: { email, password },
  })
  if (!response.ok()) throw new Error(`No login for ${email}: ${await response.text()}`)
  return (await response.json()) as NewSession
}

/** Stores a session in the tab, as the login page does. The page must be one of the same origin. */
export async function storeSession(page: Page, session: NewSession): Promise<void> {
  await page.evaluate(
    ({ key, granted }) => {
      // By the clock of the device, which may be wrong.
      const expires_at = Math.floor(Date.now() / 1000) + granted.expires_in
      sessionStorage.setItem(key, JSON.stringify({ ...granted, expires_at }))
    },
    { key: sessionKey, granted: session },
  )
}

/**
 * Signs the page's user in by a call, as the login page does with the same answer, and goes to the user's
 * start page. The login page itself has tests of its own; here it would cost each test a page more.
 */
export async function signInByCall(page: Page, email: string, password: string): Promise<void> {
  const session = await requestSession(page.request, email, password)
  // A file of the same origin, to reach its storage without a page that reads it.
  await page.goto('/favicon.svg')
  await storeSession(page, session)
  const { app_metadata, user_metadata } = session.user
  const role = app_metadata?.role ?? user_metadata.role ?? 'client'
  // Most tests go elsewhere at once, so the page need not be complete.
  await page.goto(startPage({ role, is_student: Boolean(user_metadata.student_data) }), {
    waitUntil: 'commit',
  })
}
