import { spawn } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../postgres.ts'
import { temporaryFolder } from '../server-process.ts'
import type { Tab } from './tab.ts'

/** Paths of WebKitGTK's driver, its small browser, and a screen without a monitor. */
export function findWebKit() {
  const [driver, screen] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']
  const browser = globSync('/usr/lib/*/webkit2gtk-4*/MiniBrowser').toSorted().at(-1)
  return existsSync(driver) && existsSync(screen) && browser
    ? { driver, screen, browser }
    : undefined
}

/** WebKitGTK over WebDriver. It has no headless mode, so it gets a screen of its own. */
export async function openWebKit(paths: NonNullable<ReturnType<typeof findWebKit>>): Promise<Tab> {
  const profile = temporaryFolder()
  const screen = spawn(paths.screen, ['-displayfd', '3', '-screen', '0', '800x1000x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((done, fail) => {
    screen.stdio[3]!.once('data', (chunk: Buffer) => done(`:${String(chunk).trim()}`))
    screen.once('error', fail)
    screen.once('close', () => fail(new Error('There is no screen.')))
  })
  const port = await freePort()
  const driver = spawn(paths.driver, [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, HOME: profile.path, GDK_BACKEND: 'x11' },
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(url)

  async function call(method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown> {
    const answer = await fetch(url + path, { method, body: body ? JSON.stringify(body) : null })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const options = { binary: paths.browser, args: ['--automation'] }
  const { sessionId } = (await call('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })) as { sessionId: string }
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, width: 400, height: 900 })
  return {
    goTo: async (to) => void (await call('POST', `${session}/url`, { url: to })),
    evaluate: (expression) =>
      call('POST', `${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    perform: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
    async close() {
      await call('DELETE', session)
      driver.kill()
      screen.kill()
      profile.remove()
    },
  }
}

async function untilReady(url: string) {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await sleep(100)
  }
  throw new Error('WebKitWebDriver does not answer.')
}
