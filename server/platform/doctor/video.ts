import type { Env } from '../env.ts'
import { askRelay } from '../video/ask-relay.ts'
import { readRelayAddress } from '../video/relay-address.ts'
import { relayCredential } from '../video/relay-credential.ts'
import { type Finding, ok, problem, warning } from './finding.ts'

type VideoSettings = Pick<Env, 'TURN_URLS' | 'TURN_SECRET' | 'VIDEO_URL'>

/** Each relay of video sessions grants an allocation to a login as the browsers get it. */
export async function checkVideo(env: VideoSettings, at: Date): Promise<Finding[]> {
  const { TURN_URLS, TURN_SECRET, VIDEO_URL } = env
  if (VIDEO_URL) return [ok(`Video sessions take place in the Jitsi at ${VIDEO_URL}.`)]
  if (!TURN_SECRET)
    return [
      warning(
        'There is no relay: video sessions connect only where two networks allow it, and mobile networks often do not.',
        'Run coturn, and set TURN_URLS and TURN_SECRET: README.md, "Video sessions".',
      ),
    ]
  const login = relayCredential(TURN_SECRET, at.getTime() + 60_000, 'doctor')
  return Promise.all(TURN_URLS.map((url) => checkRelay(url, login)))
}

async function checkRelay(
  url: string,
  login: ReturnType<typeof relayCredential>,
): Promise<Finding> {
  const answer = await askRelay(readRelayAddress(url)!, login)
  switch (answer.kind) {
    case 'granted':
      return ok(`The relay ${url} accepts the credentials of a session.`)
    case 'rejected':
      return problem(
        `The relay ${url} rejects the credentials of a session.`,
        'Give it TURN_SECRET as static-auth-secret, with use-auth-secret, and check its clock.',
      )
    case 'failed':
      return problem(
        `The relay ${url} grants no connection: error ${answer.reason}.`,
        'Look into the log of the relay, and at its quotas.',
      )
    case 'silent':
      return problem(
        `The relay ${url} does not answer: ${answer.reason}.`,
        'Check that it runs, and that its port is open to this machine and to phones.',
      )
    case 'unavailable':
      return warning(
        `The relay ${url} is not examined: this machine has no turnutils_uclient.`,
        'Use it on a machine with coturn: README.md, "Video sessions".',
      )
  }
}
