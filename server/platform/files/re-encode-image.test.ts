import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { reEncodeImage } from './re-encode-image.ts'

const order = { maxPixels: 1_000_000, maxRatio: 20, longest: 400, format: 'jpeg' } as const

/** The same picture of noise for the same seed (a linear congruential generator), so the same last bytes. */
async function jpeg(progressive: boolean, seed = 1, side = 200) {
  const noise = new Uint8Array(side * side * 3)
  let state = seed
  for (const index of noise.keys()) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    noise[index] = state >>> 24
  }
  const picture = sharp(noise, { raw: { width: side, height: side, channels: 3 } })
  return new Uint8Array(await picture.jpeg({ progressive }).toBuffer())
}
const drawn = (bytes: Uint8Array) => reEncodeImage({ bytes, order })

describe.each([
  { kind: 'baseline', progressive: false, endWithZero: [73, 86, 122, 511] },
  { kind: 'progressive', progressive: true, endWithZero: [41, 78, 95, 285] },
])('a $kind JPEG', ({ progressive, endWithZero }) => {
  // About one picture in 25 ends with FF 00, one in 1,000 with another zero.
  it('is drawn without its end mark, as browsers do, also where zeros follow', async () => {
    const endings = new Set<string>()
    for (const seed of [...Array(10).keys(), ...endWithZero]) {
      const whole = await jpeg(progressive, seed, 16)
      endings.add(
        Buffer.from(whole.slice(-4, -2))
          .toString('hex')
          .replace(/^(?!ff)../, '..'),
      )
      await staysTheSame(whole)
    }
    expect([...endings]).toEqual(expect.arrayContaining(['ff00', '..00']))
    await staysTheSame(await jpeg(progressive))
  })

  async function staysTheSame(whole: Uint8Array) {
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
  }

  it('is damaged where rows of it are missing, with an end mark or without', async () => {
    const whole = await jpeg(progressive)
    for (const share of [0.3, 0.6, 0.9]) {
      const cut = whole.slice(0, whole.length * share)
      expect(await drawn(cut)).toBe('broken')
      expect(await drawn(cut.subarray(0, 2))).toBe('broken')
    }
  })
})
