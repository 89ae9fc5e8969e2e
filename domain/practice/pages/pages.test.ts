import { describe, expect, it } from 'vitest'
import { hasContact } from './contact-words.ts'
import {
  type Choosable,
  chooseProviders,
  priceLimits,
  type Wishes,
  wishesInTheWay,
} from './choose.ts'
import { pricesOfVisits } from './visit-prices.ts'

describe('a way past the clinic', () => {
  it.each([
    'Call 0977 123 456',
    '+260 (977) 123-456',
    '0977.123.456',
    '260977123456',
    'WhatsApp: wa.me/260',
    'www.mine',
    'HTTPS://a',
    'me@a',
    'mine.co.zm',
    'Visit mine.org.',
    '0977*123*456',
    '0977, 123, 456',
    '0977–123–456',
    '0977   123\n456',
    '٠٩٧٧١٢٣٤٥٦',
    '０９７７１２３４５６',
    'me @ gmail . com',
    'me (at) gmail',
    '@handle',
    'bit.do/x',
    'mysite.app',
    'mysite.xyz',
    'mine.сom',
  ])('is found: %s', (text) => expect(hasContact(text)).toBe(true))

  it.each([
    'I work with adults on low mood, in English, Bemba and Nyanja.',
    'In practice 2001-2008, and again 2015–2024.',
    'Sessions of 45 minutes. e.g. for grief; 24/7 is what no one can do.',
    'Moved from Ndola.Come as you are.',
    'For K250 to K1,250.50 a session.',
    'B.Com, MSc.Info, of 2019/2020 2021.',
    'From 08.00-17.00, on Saturdays 08:00 to 12:30, since 2008.',
    'I listen first.Do tell me what you need.',
  ])('is not found in ordinary words: %s', (text) => expect(hasContact(text)).toBe(false))
})

const one = (id: string, more: Partial<Choosable> = {}): Choosable => ({
  id,
  full_name: id,
  gender: null,
  languages: [],
  topics: [],
  prices: { Virtual: null, Phone: null, 'In-person': null },
  next_free: null,
  ...more,
})
const chosen = (list: readonly Choosable[], wishes: Partial<Wishes>) =>
  chooseProviders(list, { sort: 'soonest', ...wishes }).map(({ id }) => id)

describe('a list to choose from', () => {
  const list = [
    one('a', { gender: 'female', languages: ['bemba'], topics: ['grief'] }),
    one('b', {
      gender: 'male',
      languages: ['bemba', 'lozi'],
      next_free: '2026-12-02T07:00:00Z',
      prices: { Virtual: 30_000, Phone: 20_000, 'In-person': null },
    }),
    one('c', {
      topics: ['grief', 'sleep'],
      next_free: '2026-12-01T07:00:00Z',
      prices: { Virtual: 0, Phone: null, 'In-person': null },
    }),
  ]

  it('is narrowed by each wish, and by all of them at once', () => {
    expect(chosen(list, { language: 'bemba' })).toEqual(['b', 'a'])
    expect(chosen(list, { gender: 'female' })).toEqual(['a'])
    expect(chosen(list, { topic: 'grief' })).toEqual(['c', 'a'])
    expect(chosen(list, { language: 'bemba', topic: 'grief' })).toEqual(['a'])
    expect(chosen(list, { language: 'lozi', gender: 'female' })).toEqual([])
  })

  it('leaves out those without a price where a highest one is wished', () => {
    expect(chosen(list, { most: 0 })).toEqual(['c'])
    expect(chosen(list, { most: 20_000 })).toEqual(['c', 'b'])
    expect(chosen(list, { most: 20_000, way: 'Virtual' })).toEqual(['c'])
    expect(chosen(list, { most: 50_000, way: 'In-person' })).toEqual([])
  })

  it('is in the order of time, price or name, and the same however it came', () => {
    expect(chosen(list, {})).toEqual(['c', 'b', 'a'])
    expect(chosen(list, { sort: 'price' })).toEqual(['c', 'b', 'a'])
    expect(chosen(list, { sort: 'price', way: 'Phone' })).toEqual(['b', 'a', 'c'])
    expect(chosen(list, { sort: 'name' })).toEqual(['a', 'b', 'c'])
    const twins = [one('2', { full_name: 'x' }), one('1', { full_name: 'x' })]
    expect(chosen(twins, {})).toEqual(['1', '2'])
    expect(chosen(twins.toReversed(), {})).toEqual(['1', '2'])
  })

  it('names each wish without which some fit, where none do', () => {
    expect(wishesInTheWay(list, { language: 'lozi', gender: 'female', sort: 'soonest' })).toEqual([
      { wish: 'language', count: 1 },
      { wish: 'gender', count: 1 },
    ])
    const three = { language: 'lozi', gender: 'female', topic: 'sleep', sort: 'name' } as const
    expect(wishesInTheWay(list, three)).toEqual([])
  })

  it('offers the prices that some are below, the lowest first', () => {
    expect(priceLimits(list)).toEqual([0, 20_000])
    expect(priceLimits(list, 'Virtual')).toEqual([0, 30_000])
    expect(priceLimits([one('a')])).toEqual([])
  })
})

it('a price is that of the oldest fitting type, or the provider’s', () => {
  const prices = { Virtual: 30_000, Phone: 20_000, 'In-person': null }
  const types = [
    { professions: ['dietitian' as const], session_types: ['Virtual' as const], price_ngwee: 1 },
    { professions: null, session_types: ['Phone' as const], price_ngwee: 15_000 },
    { professions: null, session_types: ['Phone' as const, 'Virtual' as const], price_ngwee: null },
  ]
  expect(pricesOfVisits({ profession: 'therapist', prices }, types)).toEqual({
    Virtual: 30_000,
    Phone: 15_000,
    'In-person': null,
  })
})
