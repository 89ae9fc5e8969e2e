import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Instrument, instrumentIds } from './instrument.ts'
import { core, instruments } from './instruments.ts'

/**
 * SHA-256 of each wording as published and compared word for word, made outside of this project. A
 * change of a single character fails here, and is a new `wording_version`, not a correction.
 */
const published: Record<string, string> = {
  'WHO-5': '66aae5e3789ff8e4cbec6478178aa0197f787f8a720fabca079a9462a228c524',
  'GAD-7': '3afa752da0fa2000b801963a083cb36aba9ff966ec43b4faec25ea53f5787517',
  'PHQ-9': 'a4e4362624d7ac7d03df550b39317d6e517d01610d3258904e1a9eca9bcd2b52',
  'PHQ-15': '09c5e6126239471e42ea1888085947dffac3d8862147210c51b2d1ccc0081265',
  'PC-PTSD-5': '10c816fc887a97e29b2fe75aa266738c7c01936b1f704994c39445fd18dde953',
  'CAGE-AID': '4ca2c3df75aab373f5d22d94bec9c627bbf867fcb2cff234bc0314b7e9988151',
}

function wordingOf(instrument: Instrument) {
  const { id, name, stem, stem_continuation, exposure, items, choices, functional } = instrument
  const pairs = (list: Instrument['choices']) => list.map(({ label, value }) => [label, value])
  return [
    id,
    name,
    stem,
    stem_continuation ?? null,
    exposure ? [exposure.intro, exposure.examples, exposure.text, pairs(exposure.choices)] : null,
    items.map(({ text }) => text),
    pairs(choices),
    functional ? [functional.text, pairs(functional.choices)] : null,
  ]
}

describe.each(instrumentIds)('%s', (id) => {
  const instrument = instruments[id]

  it('has the published wording, character for character', () => {
    const text = JSON.stringify(wordingOf(instrument))
    expect(createHash('sha256').update(text).digest('hex')).toBe(published[id])
  })

  it('has a band for every score and none twice', () => {
    const { bands, range, score_factor, items, choices } = instrument
    const edges = bands.flatMap(({ min, max }) => [min, max])
    expect(edges[0]).toBe(range.min)
    expect(edges.at(-1)).toBe(range.max)
    for (const [index, { min, max }] of bands.entries()) {
      expect(max).toBeGreaterThanOrEqual(min)
      if (index > 0) expect(min).toBe(bands[index - 1]!.max + 1)
    }
    const highest = Math.max(...choices.map(({ value }) => value))
    expect(range.max).toBe(score_factor * items.length * highest)
  })

  it('speaks of signs and reasons to talk, and never names a diagnosis', () => {
    for (const { title, text, help } of instrument.bands) {
      expect(`${title} ${text}`).not.toMatch(
        /PTSD|disorder|depress|anxiety|diagnos|positive|negative|illness|patient|addict|severe/i,
      )
      expect(help.length).toBeGreaterThan(0)
    }
  })

  it('names a person to see in every band that is more than little', () => {
    for (const { severity, help } of instrument.bands) {
      if (severity >= 2) expect(help.some((key) => key === 'book' || key === 'clinic')).toBe(true)
      if (severity === 4) expect(help).toContain('help-lines')
    }
  })

  it('says where it comes from and who is to be thanked', () => {
    expect(instrument.source.join(' ')).toMatch(/\d{4}/)
    expect(instrument.licence.length).toBeGreaterThan(20)
    expect(instrument.attribution.length).toBeGreaterThan(20)
  })
})

it('asks as many questions with as many values as the specification says', () => {
  const shape = instrumentIds.map((id) => {
    const values = instruments[id].choices.map(({ value }) => value)
    return [id, instruments[id].items.length, Math.min(...values), Math.max(...values)]
  })
  expect(shape).toEqual([
    ['WHO-5', 5, 0, 5],
    ['GAD-7', 7, 0, 3],
    ['PHQ-9', 9, 0, 3],
    ['PHQ-15', 15, 0, 2],
    ['PC-PTSD-5', 5, 0, 1],
    ['CAGE-AID', 4, 0, 1],
  ])
  expect(core).toEqual(['WHO-5', 'GAD-7', 'PHQ-9'])
})

it('keeps the words of the specification beside the published ones', () => {
  const words = (id: (typeof instrumentIds)[number]) =>
    instruments[id].bands.map(({ spec_label }) => spec_label)
  expect(words('WHO-5')).toEqual(['struggling', 'positive'])
  expect(words('PHQ-9')).toEqual(['none', 'mild', 'moderate', 'moderately severe', 'severe'])
  expect(words('GAD-7')).toEqual(['none', 'mild', 'moderate', 'severe'])
  const several = 'several physical symptoms'
  expect(words('PHQ-15')).toEqual([undefined, undefined, several, several])
  const trauma = 'suggests trauma impact'
  expect(words('PC-PTSD-5')).toEqual([undefined, trauma, trauma])
  expect(words('CAGE-AID')).toEqual([undefined, undefined, 'suggests a concern'])
})
