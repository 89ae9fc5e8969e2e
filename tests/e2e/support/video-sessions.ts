import type { Page } from '@playwright/test'
import pg from 'pg'
import { createDatabase } from '#tests/support/database.ts'
import { chromiumFlags, findTestBrowser } from '#tests/support/chromium.ts'
import { freePort, startPostgres } from '#tests/support/postgres.ts'
import { startServer, temporaryFolder } from '#tests/support/server-process.ts'
import type { LossyNetwork } from './lossy-network.ts'
import { newClient } from './new-client.ts'
import { test as base } from './test.ts'

const executablePath = findTestBrowser()

/** A browser with a microphone and a camera of its own, which connects two pages of one machine. */
export const browserWithDevices = {
  launchOptions: {
    args: [
      ...chromiumFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--allow-loopback-in-peer-connection',
      // Addresses that a test can reach, instead of names that only the browser resolves.
      '--disable-features=WebRtcHideLocalIpsWithMdns',
    ],
    ...(executablePath ? { executablePath } : {}),
  },
}

/** Providers of the demo; each test of a file has one of its own. */
export type SessionProvider = 'therapist@demo.test' | 'dietitian@demo.test' | 'fitness@demo.test'

interface Clinic {
  url: string
  query: (text: string, values?: unknown[]) => Promise<void>
}

interface Session {
  id: string
  patient: { email: string; password: string; full_name: string }
}

/**
 * The test with a server on PostgreSQL of its own, where a session can be at any time: patients book hours in
 * the future only.
 */
export const test = base.extend<
  {
    /** A new patient’s confirmed Virtual session that starts in so many minutes. */
    newSession: (provider: SessionProvider, startsIn?: number) => Promise<Session>
  },
  { clinic: Clinic }
>({
  clinic: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const postgres = await startPostgres()
      const database = await createDatabase(postgres.url)
      const folder = temporaryFolder()
      const PORT = String(await freePort())
      const server = await startServer({
        PORT,
        PUBLIC_URL: `http://127.0.0.1:${PORT}`,
        DATA_DIR: folder.path,
        SEED_DEMO: 'true',
        ...database.settings,
      })
      const connectionString = Object.assign(new URL(postgres.url), {
        pathname: new URL(database.settings.DATABASE_URL).pathname,
      }).href
      await provide({
        url: server.url,
        async query(text, values) {
          const client = new pg.Client({ connectionString })
          await client.connect()
          await client.query(text, values)
          await client.end()
        },
      })
      await server.stop()
      folder.remove()
      await postgres.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ clinic }, provide) => provide(clinic.url),
  newSession: async ({ clinic, request, readMail }, provide) => {
    await provide(async (provider, startsIn = 5) => {
      const patient = await newClient(request, readMail, { hasConsented: false })
      const id = crypto.randomUUID()
      await clinic.query(`delete from appointments where provider_id =
        (select id from user_profiles where email = '${provider}')`)
      await clinic.query(
        `insert into appointments (id, patient_id, provider_id, appointment_time, session_type, status)
         select $1, patient.id, provider.id, now() + $4 * interval '1 minute', 'Virtual', 'confirmed'
         from user_profiles patient, user_profiles provider
         where patient.email = $2 and provider.email = $3`,
        [id, patient.email, provider, startsIn],
      )
      return { id, patient }
    })
  },
})

/**
 * Lets a test read the connections and the devices of a page. Call it before the page is opened.
 *
 * @param network through which the page sends its packets, instead of directly
 */
export async function observeCalls(page: Page, network?: LossyNetwork) {
  if (network)
    await page.exposeFunction('through', (address: string, port: number) =>
      network.through(address, port),
    )
  await page.addInitScript(() => {
    const peers: RTCPeerConnection[] = []
    const tracks: MediaStreamTrack[] = []
    const { through } = window as unknown as { through?: LossyNetwork['through'] }
    /** A candidate of the other, by way of the network; undefined for one by TCP. */
    async function reached(candidate: string) {
      const [, start, protocol, priority, address, port, end] =
        /^(.*candidate:\S+ \d+) (\w+) (\d+) (\S+) (\d+)(.*)$/.exec(candidate) ?? []
      if (!through || !address) return candidate
      if (protocol?.toLowerCase() !== 'udp') return undefined
      return (
        [start, protocol, priority, address, await through(address, Number(port))].join(' ') + end
      )
    }
    const Original = RTCPeerConnection
    class Observed extends Original {
      constructor(settings?: RTCConfiguration) {
        super(settings)
        peers.push(this)
      }
      override async addIceCandidate(given?: RTCIceCandidateInit | null) {
        const candidate = await reached(given?.candidate ?? '')
        if (candidate !== undefined) await super.addIceCandidate({ ...given, candidate })
      }
      override async setRemoteDescription({ type, sdp = '' }: RTCSessionDescriptionInit) {
        const rows = await Promise.all(
          sdp
            .split('\r\n')
            .map(async (row) => (row.startsWith('a=candidate') ? reached(row) : row)),
        )
        await super.setRemoteDescription({
          type,
          sdp: rows.filter((row) => row !== undefined).join('\r\n'),
        })
      }
    }
    Object.assign(window, { RTCPeerConnection: Observed, observed: { peers, tracks } })
    const { mediaDevices } = navigator
    // A file that is no secure page has none.
    if (!mediaDevices) return
    const real = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await real(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
}

interface Observed {
  observed: { peers: RTCPeerConnection[]; tracks: MediaStreamTrack[] }
}

/** Bytes of sound that the newest connection of a page has received. */
export const bytesHeard = (page: Page) =>
  page.evaluate(async () => {
    const peer = (window as unknown as Observed).observed.peers.at(-1)
    const report = [...((await peer?.getStats())?.values() ?? [])]
    return report
      .filter(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
      .reduce((sum, { bytesReceived }) => sum + Number(bytesReceived), 0)
  })

/** How many connections a page has opened, and how many of its tracks are live. */
export const devicesOf = (page: Page) =>
  page.evaluate(() => {
    const { peers, tracks } = (window as unknown as Observed).observed
    return {
      peers: peers.length,
      live: tracks.filter(({ readyState }) => readyState === 'live').map(({ kind }) => kind),
    }
  })
