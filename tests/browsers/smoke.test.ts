import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hands } from '#tests/support/browsers/hands.ts'
import { findFirefox, openFirefox } from '#tests/support/browsers/firefox.ts'
import { findWebKit, openWebKit } from '#tests/support/browsers/webkit.ts'
import type { Tab } from '#tests/support/browsers/tab.ts'
import { freePort } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'

const folder = temporaryFolder()
let server: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  const PORT = String(await freePort())
  const PUBLIC_URL = `http://127.0.0.1:${PORT}`
  server = await startServer({ PORT, PUBLIC_URL, DATA_DIR: folder.path, SEED_DEMO: 'true' })
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const [firefox, webkit] = [findFirefox(), findWebKit()]
const browsers: [string, (() => Promise<Tab>) | undefined][] = [
  ['Firefox', firefox ? () => openFirefox(firefox) : undefined],
  ['WebKitGTK', webkit ? () => openWebKit(webkit) : undefined],
]

describe.each(browsers)('%s', (name, open) => {
  it.skipIf(!open)('signs in, logs a reading, sends a message and logs out', async () => {
    const tab = await open!()
    try {
      const person = hands(tab)
      await person.goTo(`${server.url}/login`)
      await person.type({ selector: 'input[name=email]' }, 'client@demo.test')
      await person.type({ selector: 'input[name=password]' }, 'Demo-2026!')
      await person.click({ selector: 'button[type=submit]', text: 'Login' })
      await person.isAt('/patient-profile')

      await person.goTo(`${server.url}/hypertension`)
      await person.type({ selector: 'input[name=systolic]' }, '118')
      await person.type({ selector: 'input[name=diastolic]' }, '76')
      await person.click({ selector: 'button[type=submit]' })
      await person.see({ selector: 'main', text: '118/76' })
      await person.see({ selector: 'main', text: 'Normal' })

      const words = `Good morning from ${name}.`
      await person.goTo(`${server.url}/messages`)
      await person.click({ selector: 'a[href*="?thread="]', text: 'Chileshe' })
      await person.type({ selector: 'textarea[name=body]' }, words)
      await person.click({ selector: 'button[type=submit]', text: 'Send' })
      await person.see({ selector: '[role=log]', text: words })

      await person.click({ selector: 'button[aria-label=Menu]' })
      await person.click({ selector: ':popover-open button', text: 'Logout' })
      await person.isAt('/')
      expect(await tab.evaluate(`sessionStorage.getItem('ubumi.auth')`)).toBeNull()
    } finally {
      await tab.close()
    }
  })
})
