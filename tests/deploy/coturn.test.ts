import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { iceServersFor } from '#server/calls/video-servers.ts'
import { checkVideo } from '#server/platform/doctor/video.ts'
import { askRelay } from '#server/platform/video/ask-relay.ts'
import { readRelayAddress } from '#server/platform/video/relay-address.ts'
import { relayCredential } from '#server/platform/video/relay-credential.ts'
import { startCoturn, type TestRelay } from '#tests/support/coturn.ts'
import { freePort } from '#tests/support/postgres.ts'

const TURN_SECRET = 'a secret that coturn and the server share'
const hour = 60 * 60_000

let relay: TestRelay
beforeAll(async () => {
  relay = await startCoturn(TURN_SECRET)
})
afterAll(() => relay.stop())

/** What a participant of a session that starts then gets. */
function loginOf(starts: number, secret = TURN_SECRET) {
  const settings = {
    AUTH_SECRET: 'a secret of the tests',
    TURN_URLS: relay.urls,
    TURN_SECRET: secret,
  }
  const [server] = iceServersFor(settings, {
    appointment_id: randomUUID(),
    role: 'patient',
    appointment_time: new Date(starts),
    duration_minutes: 60,
  })
  return server!
}

describe('a coturn with the secret of the server', () => {
  it('grants a relay to the login of a session, by UDP and TCP', async () => {
    const login = loginOf(Date.now())
    expect(login.urls).toEqual(relay.urls)
    // Three devices enter at the same time.
    const addresses = relay.urls.flatMap((url) => Array(3).fill(readRelayAddress(url)!))
    const answers = await Promise.all(addresses.map((address) => askRelay(address, login)))
    expect(answers).toEqual(addresses.map(() => ({ kind: 'granted' })))
  })

  it.each([
    [
      'of a session that ended ten minutes after its window',
      () => loginOf(Date.now() - 1.7 * hour),
    ],
    [
      'made with another secret',
      () => loginOf(Date.now(), 'another secret, which coturn does not know'),
    ],
    [
      'whose expiry was changed',
      () => {
        const { username, ...rest } = loginOf(Date.now())
        return {
          ...rest,
          username: username.replace(/^\d+/, (expiry) => String(Number(expiry) + 1)),
        }
      },
    ],
    ['without a password', () => ({ ...loginOf(Date.now()), credential: '' })],
  ])('rejects a login %s', async (_, makeLogin) => {
    for (const url of relay.urls)
      expect(await askRelay(readRelayAddress(url)!, makeLogin())).toEqual({ kind: 'rejected' })
  })

  it('accepts a login until its expiry, and not after it', async () => {
    const address = readRelayAddress(relay.urls[0])!
    const until = (expiry: number) => askRelay(address, relayCredential(TURN_SECRET, expiry, 'one'))
    expect(await until(Date.now() + 5000)).toEqual({ kind: 'granted' })
    expect(await until(Date.now() - 2000)).toEqual({ kind: 'rejected' })
  })

  it('is examined by npm run doctor', async () => {
    const [udp, tcp] = relay.urls
    const closed = `turn:127.0.0.1:${await freePort()}?transport=tcp`
    const check = async (secret: string, urls: readonly string[]) =>
      (
        await checkVideo(
          { TURN_URLS: [...urls], TURN_SECRET: secret, VIDEO_URL: undefined },
          new Date(),
        )
      ).map(({ level, found }) => [level, found])
    expect(await check(TURN_SECRET, [udp, tcp, closed])).toEqual([
      ['ok', `The relay ${udp} accepts the credentials of a session.`],
      ['ok', `The relay ${tcp} accepts the credentials of a session.`],
      ['problem', expect.stringMatching(/does not answer: .*(?:refused|cannot connect)/)],
    ])
    expect(await check('another secret, which coturn does not know', [udp])).toEqual([
      ['problem', `The relay ${udp} rejects the credentials of a session.`],
    ])
  })
})
