import type { Page } from '@playwright/test'
import { chromiumFlags, findTestBrowser } from '#tests/support/chromium.ts'
import type { LossyNetwork } from './lossy-network.ts'

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

/** The share of the sound's packets that did not reach a page; 0 while few of them were sent. */
export const lossAt = (page: Page) =>
  page.evaluate(async () => {
    const peer = (window as unknown as Observed).observed.peers.at(-1)
    const report = [...((await peer?.getStats())?.values() ?? [])]
    const heard = report.find(({ type, kind }) => type === 'inbound-rtp' && kind === 'audio')
    const lost = Number(heard?.packetsLost ?? 0)
    const sent = lost + Number(heard?.packetsReceived ?? 0)
    return sent < 100 ? 0 : lost / sent
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

/** How the newest connection of a page sends and receives: the types of the two candidates in use. */
export const routesOf = (page: Page) =>
  page.evaluate(async () => {
    const peer = (window as unknown as Observed).observed.peers.at(-1)
    const report = await peer!.getStats()
    const all = [...report.values()]
    const transport = all.find(({ type }) => type === 'transport')
    const pair = report.get(String(transport?.selectedCandidatePairId)) as Record<string, string>
    return [pair.localCandidateId, pair.remoteCandidateId].map(
      (one) => (report.get(String(one)) as { candidateType: string }).candidateType,
    )
  })
