import { expect, it, vi } from 'vitest'
import { checkVideo } from './video.ts'

const none = { TURN_URLS: [], TURN_SECRET: undefined, VIDEO_URL: undefined }

it('warns where there is no relay, and not where there is a Jitsi', async () => {
  expect(await checkVideo(none, new Date())).toEqual([
    {
      level: 'warning',
      found: expect.stringContaining('There is no relay'),
      advice: expect.stringContaining('TURN_URLS and TURN_SECRET'),
    },
  ])
  expect(await checkVideo({ ...none, VIDEO_URL: 'https://meet.test' }, new Date())).toEqual([
    { level: 'ok', found: 'Video sessions take place in the Jitsi at https://meet.test.' },
  ])
})

it('says that it does not examine a relay without the client of coturn', async () => {
  vi.stubEnv('PATH', '')
  const settings = {
    ...none,
    TURN_URLS: ['turns:relay.test?transport=udp'],
    TURN_SECRET: 'x'.repeat(32),
  }
  expect(await checkVideo(settings, new Date())).toEqual([
    {
      level: 'warning',
      found: expect.stringContaining('no turnutils_uclient'),
      advice: expect.stringContaining('README.md'),
    },
  ])
  vi.unstubAllEnvs()
})
