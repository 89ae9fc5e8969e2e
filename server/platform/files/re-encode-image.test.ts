import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { reEncodeImage } from './re-encode-image.ts'

const order = { maxPixels: 1_000_000, maxRatio: 20, longest: 400, format: 'jpeg' } as const
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const jpeg = async (progressive: boolean) =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 200, channels: 3, background: '#226688', noise } })
      .jpeg({ progressive })
      .toBuffer(),
  )
const drawn = (bytes: Uint8Array) => reEncodeImage({ bytes, order })

describe.each([
  ['baseline', false],
  ['progressive', true],
])('a %s JPEG', (_, progressive) => {
  it('is drawn without its end mark, as browsers do, also where zeros follow', async () => {
    const whole = await jpeg(progressive)
    expect(Array.from(whole.slice(-2))).toEqual([0xff, 0xd9])
    const pixels = async (bytes: Uint8Array) => {
      const picture = await drawn(bytes)
      expect(picture).toBeInstanceOf(Uint8Array)
      return sharp(picture as Uint8Array)
        .raw()
        .toBuffer()
    }
    const expected = await pixels(whole)
    for (const bytes of [
      whole.slice(0, -2),
      whole.slice(0, -1),
      new Uint8Array([...whole.slice(0, -2), ...new Uint8Array(50)]),
      new Uint8Array([...whole, ...new TextEncoder().encode('something after it')]),
    ])
      expect((await pixels(bytes)).equals(expected)).toBe(true)
  })

  it('is damaged where rows of it are missing, with an end mark or without', async () => {
    const whole = await jpeg(progressive)
    for (const share of [0.3, 0.6, 0.9]) {
      const cut = whole.slice(0, whole.length * share)
      expect(await drawn(cut)).toBe('broken')
      expect(await drawn(cut.subarray(0, 2))).toBe('broken')
    }
  })
})
