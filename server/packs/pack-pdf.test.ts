import { describe, expect, it } from 'vitest'
import type { Pack } from '#domain/packs/pack.ts'
import { findPack, packs } from '#domain/packs/packs.ts'
import { packSizes } from '#domain/packs/sizes.ts'
import { helplines } from '#domain/safety/helplines.ts'
import { brand } from '#domain/values/brand.ts'
import { longName, ownDataOf } from '#tests/support/printed/much-own-data.ts'
import { close, expectWithinPage, footerBelow, readPdf } from '#tests/support/printed/read-pdf.ts'
import { setPdf } from '../platform/pdf/set-pdf.ts'
import { textHash } from '../library/text-hash.ts'
import { guidesOf, renderPack } from './pack-pdf.ts'

const now = new Date('2026-11-30T08:00:00Z')

type Own = Parameters<typeof renderPack>[0]['own']

/** What another program reads of a pack, page by page, all within the edges of its pages. */
async function print(pack: Pack, own: Own, others = {}) {
  const sheet = renderPack({
    pack,
    own,
    reviews: new Map(),
    helplines,
    isMinor: false,
    now,
    ...others,
  })
  const bytes = await setPdf({ ...sheet, clinic: brand.name })
  const kB = Math.ceil(bytes.length / 1000)
  const pages = await readPdf(bytes)
  for (const page of pages) expectWithinPage(page)
  const texts = pages.map((page) =>
    close(
      page
        .filter(({ y }) => y > footerBelow)
        .map(({ text }) => text)
        .join(''),
    ),
  )
  return { kB, texts, text: texts.join('') }
}

const much = ownDataOf(500, 40)

describe.each(packs.map((pack) => [pack.id, pack] as const))('the pack %s', (id, pack) => {
  it('has 4 to 12 pages, blank and with 500 readings, of the size that its card names', async () => {
    const [least, most] = [await print(pack, undefined), await print(pack, much)]
    const measured = {
      pages: { from: least.texts.length, to: most.texts.length },
      kB: { from: least.kB, to: most.kB },
    }
    expect(least.texts.length).toBeGreaterThanOrEqual(4)
    expect(most.texts.length).toBeLessThanOrEqual(12)
    const { pages, kB } = packSizes[id] ?? {}
    const hint = `write in domain/packs/sizes.ts: '${id}': ${JSON.stringify(measured)},`
    expect(pages, hint).toEqual(measured.pages)
    // The compression of another machine differs by little.
    expect(Math.abs((kB?.from ?? 0) - least.kB), hint).toBeLessThanOrEqual(2)
    expect(Math.abs((kB?.to ?? 0) - most.kB), hint).toBeLessThanOrEqual(2)
  })

  it('has every word of its guides and sheets, and the helplines on its last page alone', async () => {
    const { text, texts } = await print(pack, much)
    for (const { title, urgent, sections, sources } of guidesOf(pack))
      for (const part of [
        title,
        urgent ?? '',
        ...sections.flatMap(({ heading, paragraphs, points = [] }) => [
          heading,
          ...paragraphs,
          ...points,
        ]),
        ...sources.map((source) => source.publisher),
      ])
        expect(text).toContain(close(part))
    for (const { title, intro, parts } of pack.worksheets)
      for (const part of [title, intro, ...parts.flatMap(wordsOf)])
        expect(text).toContain(close(part))
    for (const { name, number } of helplines.filter(({ kind }) => kind !== 'abroad'))
      expect(texts.at(-1)).toContain(close(`${number}${name}`))
    for (const page of texts.slice(0, -1)) expect(page).not.toContain('LifelineZambia')
    expect(text).not.toContain('988')
    expect(text).toContain(close(longName))
  })

  it('has each sheet to fill in on a page of its own', async () => {
    const { texts } = await print(pack, undefined)
    for (const { title, intro, parts, from } of pack.worksheets) {
      const [sheet = ''] = texts.filter((page) => page.startsWith(close(title + intro)))
      for (const part of parts.flatMap(wordsOf)) expect(sheet, title).toContain(close(part))
      if (from) expect(sheet, title).toContain('Aftertheguide')
      // Its source is no part of what comes next.
      expect(texts.filter((page) => page.startsWith('Aftertheguide'))).toEqual([])
    }
  })

  it('says of each guide whether a clinician has read it', async () => {
    const drafts = (text: string) =>
      text.split(close('Not yet reviewed by a clinician of this clinic')).length - 1
    expect(drafts((await print(pack, undefined)).text)).toBe(pack.guides.length)
    const reviews = new Map(
      guidesOf(pack).map((guide) => [
        guide.slug,
        {
          version: 1,
          state: 'reviewed' as const,
          text_hash: textHash(guide),
          reviewer_name: 'Dr Mulenga',
          reviewer_role: 'Clinical officer',
          reviewed_on: '2026-11-01',
        },
      ]),
    )
    const { text } = await print(pack, undefined, { reviews })
    expect(drafts(text)).toBe(0)
    expect(text).toContain(close('Reviewed by Dr Mulenga, Clinical officer, on 1 November 2026'))
  })
})

const wordsOf = (part: Pack['worksheets'][number]['parts'][number]): readonly string[] =>
  part.kind === 'text'
    ? [part.text]
    : part.kind === 'points'
      ? part.points
      : part.kind === 'ticks'
        ? [part.label, ...part.items]
        : part.kind === 'lines'
          ? [part.label]
          : [...part.columns.map(({ title }) => title), ...part.rows]

const [pressureMonth, visit] = [findPack('my-pressure-month')!, findPack('clinic-visit')!]

describe('own data in a pack', () => {
  it('names the dangers before all readings, and no category and no average', async () => {
    const { text } = await print(visit, much)
    const first = text.indexOf('Showthesetoaclinician')
    expect(first).toBeGreaterThan(-1)
    expect(text).toContain(close('50 dangerously high glucose values: 600 mg/dL'))
    expect(text).toContain(close('50 dangerously high blood pressures: 192/78 mmHg'))
    expect(text.indexOf('05:30192/78')).toBeGreaterThan(first)
    expect(text).not.toMatch(/hypertension|Elevated|InRange|average/i)
  })

  it('has a row for each of the 30 days, empty where nothing was logged', async () => {
    const some = ownDataOf(0, 0)
    const at = new Date('2026-11-10T05:30:00Z')
    const { text } = await print(pressureMonth, {
      ...some,
      pressure: {
        readings: [{ systolic: 128, diastolic: 82, created_at: at }],
        report: { dangers: [] },
      },
    })
    expect(text).toContain('9Nov202610Nov202607:30128/8211Nov2026')
    expect(text.match(/\d{1,2}(Nov)2026/g)).toHaveLength(30)
    expect(text).not.toContain('Showthesetoaclinician')
  })

  it('says how many more readings a day has, and how many medicines are left out', async () => {
    const { text } = await print(visit, much)
    expect(text).toContain('and')
    expect(text).toMatch(/and\d+more/)
    expect(text).toContain(close('Only 16 of 40. Add the others by hand.'))
  })

  it('is in no pack that was asked for without it', async () => {
    const { text } = await print(visit, undefined)
    expect(text).toContain('Name:')
    expect(text).not.toMatch(/Nov2026\d|mg\/dL/)
  })
})

it('a pack of a person under 18 has Childline first', async () => {
  const { texts } = await print(visit, undefined, { isMinor: true })
  const last = texts.at(-1)!
  expect(last.indexOf('ChildlineZambia')).toBeLessThan(last.indexOf('LifelineZambia'))
})
