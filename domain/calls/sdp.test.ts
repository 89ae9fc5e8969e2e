import { expect, it } from 'vitest'
import { withOpusLimits } from './sdp.ts'

const described = (...rows: string[]) =>
  ['v=0', 'm=audio 9 UDP/TLS/RTP/SAVPF 111 63', ...rows, 'a=rtcp-mux', ''].join('\r\n')
const limits = 'maxaveragebitrate=16000;usedtx=1;useinbandfec=1'

it('asks for speech of few bytes, and keeps what else the format says', () => {
  const sdp = described('a=rtpmap:111 opus/48000/2', 'a=fmtp:111 minptime=10;useinbandfec=1')
  expect(withOpusLimits(sdp)).toBe(
    described('a=rtpmap:111 opus/48000/2', `a=fmtp:111 minptime=10;${limits}`),
  )
  expect(withOpusLimits(withOpusLimits(sdp))).toBe(withOpusLimits(sdp))
})

it('adds a format where there is none, and changes no other codec', () => {
  const sdp = described('a=rtpmap:111 opus/48000/2', 'a=fmtp:63 111/111')
  expect(withOpusLimits(sdp)).toBe(
    described('a=rtpmap:111 opus/48000/2', `a=fmtp:111 ${limits}`, 'a=fmtp:63 111/111'),
  )
})

it('returns a description without Opus as it is', () => {
  const sdp = described('a=rtpmap:0 PCMU/8000')
  expect(withOpusLimits(sdp)).toBe(sdp)
})
