import { beforeAll, expect, it, vi } from 'vitest'
import { askToInstall, canInstall, holdInstallPrompt, watchInstall } from './install.ts'

const page = new EventTarget()
const prompted = vi.fn(async () => undefined)

function offer() {
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: prompted,
  })
  page.dispatchEvent(event)
  return event
}

beforeAll(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  holdInstallPrompt()
})

it('holds the question of the browser back, and asks it once when it is wanted', async () => {
  const changed = vi.fn()
  const stop = watchInstall(changed)
  expect(canInstall()).toBe(false)
  expect(offer().defaultPrevented).toBe(true)
  expect(canInstall()).toBe(true)
  await askToInstall()
  expect(prompted).toHaveBeenCalledTimes(1)
  expect(canInstall()).toBe(false)
  await askToInstall()
  expect(prompted).toHaveBeenCalledTimes(1)
  expect(changed).toHaveBeenCalledTimes(3)
  stop()
})

it('offers nothing any more once the app is installed', () => {
  offer()
  page.dispatchEvent(new Event('appinstalled'))
  expect(canInstall()).toBe(false)
})
