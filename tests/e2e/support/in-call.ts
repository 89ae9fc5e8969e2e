import type { Browser, Page } from '@playwright/test'
import { bytesHeard, observeCalls } from './devices.ts'
import type { LossyNetwork } from './lossy-network.ts'
import { signInByCall } from './sign-in.ts'
import { expect } from './test.ts'

export const h1 = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name })
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const join = (page: Page) => button(page, 'Join by voice').click()
export const hasState = (page: Page, text: string, timeout?: number) =>
  expect(page.getByRole('status').filter({ hasText: text })).toBeVisible(timeout ? { timeout } : {})

/** A further device, with a user logged in. */
export async function newDevice(
  browser: Browser,
  page: Page,
  baseURL: string | undefined,
  { email, password = 'Demo-2026!' }: { email: string; password?: string },
  network?: LossyNetwork,
) {
  const context = await browser.newContext({
    viewport: page.viewportSize(),
    ...(baseURL ? { baseURL } : {}),
  })
  const device = await context.newPage()
  await observeCalls(device, network)
  await signInByCall(device, email, password)
  return device
}

/** Waits until sound arrives, and goes on arriving. */
export async function expectSound(...pages: Page[]) {
  for (const page of pages) {
    await expect.poll(() => bytesHeard(page)).toBeGreaterThan(0)
    const before = await bytesHeard(page)
    await expect.poll(() => bytesHeard(page)).toBeGreaterThan(before)
  }
}

/** Patient and provider enter, the provider admits, and the two hear each other. */
export async function meet(patient: Page, provider: Page, id: string) {
  await patient.goto(`/call/${id}`)
  await join(patient)
  await hasState(patient, 'You are in the waiting room. Your provider lets you in.')
  await provider.goto(`/call/${id}`)
  await join(provider)
  await button(provider, 'Admit').click()
  await hasState(patient, 'Connected')
  await hasState(provider, 'Connected')
  await expectSound(patient, provider)
}
