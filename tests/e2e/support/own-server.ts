import { freePort } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import { serviceKey } from './service-key.ts'
import { test as base } from './test.ts'

/**
 * The test with its own server and demo accounts: for changes of something that every visitor
 * sees, which would disturb the tests beside it.
 */
export const test = base.extend<{ serverSettings: Record<string, string> }>({
  /** Further environment variables of the server. */
  serverSettings: [{}, { option: true }],
  baseURL: async ({ serverSettings }, provide) => {
    const folder = temporaryFolder()
    const PORT = String(await freePort())
    const server = await startServer({
      PORT,
      PUBLIC_URL: `http://127.0.0.1:${PORT}`,
      DATA_DIR: folder.path,
      SEED_DEMO: 'true',
      AUTH_SERVICE_KEY: serviceKey,
      ...serverSettings,
    })
    await provide(server.url)
    await server.stop()
    folder.remove()
  },
})
