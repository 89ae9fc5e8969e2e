import type { KnownPerson } from '#domain/registrations/likeness.ts'

/** Pairs of records of which it is known whether they are of one person, the same for a seed. */

const firstNames =
  'Mary,Grace,Mutale,Chanda,Bwalya,Mwila,Chileshe,Natasha,Thandiwe,Lushomo,Chipo,Mutinta,Nchimunya,Kondwani,Mapalo,Joseph,John,Emmanuel,Moses,Gift,Kelvin,Bupe,Kasonde,Lubasi,Namakau,Mwaka,Temwani,Chisomo,Luyando,Esther,Ruth,Patrick,Memory,Precious,Charles,Wezi,Monde,Inonge,Mulenga,Musonda'.split(
    ',',
  )
const lastNames =
  'Banda,Phiri,Mwale,Tembo,Zulu,Mulenga,Mwansa,Chanda,Bwalya,Kabwe,Lungu,Sakala,Daka,Moonga,Hamoonga,Siame,Simukonda,Nyirenda,Mbewe,Chirwa,Kapambwe,Musonda,Ngoma,Sinkala,Nawa,Mubita,Lubinda,Akende,Choongo,Mweetwa,Kunda,Chola,Mumba,Katongo,Chishimba,Kaunda,Njobvu,Sichone,Simwinga,Haambote'.split(
    ',',
  )

/** Numbers from 0 up to 1 that are the same for a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export interface Pair {
  kind: string
  /** Whether both are of one person. */
  isOne: boolean
  stored: KnownPerson
  /** What is typed at the counter. */
  typed: KnownPerson
}

export function makePairs(count: number, seed: number): Pair[] {
  const random = randomFrom(seed)
  const below = (limit: number) => Math.floor(random() * limit)
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!
  const two = (value: number) => String(value).padStart(2, '0')
  const phone = () => `+260${pick(['97', '96', '95', '77', '76'])}${1_000_000 + below(9_000_000)}`
  const day = (year: number) => `${year}-${two(1 + below(12))}-${two(1 + below(28))}`

  function makePerson(): KnownPerson {
    const year = 1940 + below(80)
    const isYearAlone = random() < 0.25
    const names = [pick(firstNames), ...(random() < 0.3 ? [pick(firstNames)] : []), pick(lastNames)]
    return {
      full_name: names.join(' '),
      gender: pick(['male', 'female']),
      date_of_birth: isYearAlone ? null : day(year),
      born_in: isYearAlone ? year : null,
      phone_number: random() < 0.9 ? phone() : null,
      nrc: random() < 0.3 ? `${100_000 + below(900_000)}/${10 + below(80)}/1` : null,
      nhima_number: null,
    }
  }

  /** One letter wrong, missing, doubled or swapped with the next. */
  function mistype(name: string): string {
    const at = 1 + below(name.length - 2)
    const [before, letter, after] = [name.slice(0, at), name[at]!, name.slice(at + 1)]
    return pick([
      before + pick('aeioumnlr'.split('')) + after,
      before + after,
      before + letter + letter + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ])
  }
  const change = (person: KnownPerson, words: (names: string[]) => string[]) => ({
    ...person,
    full_name: words(person.full_name.split(' ')).join(' '),
  })
  const misspell = (person: KnownPerson) =>
    change(person, (names) => {
      const at = below(names.length)
      return names.map((name, index) => (index === at ? mistype(name) : name))
    })
  const swap = (person: KnownPerson) => change(person, (names) => names.toReversed())
  const otherFirst = (person: KnownPerson) =>
    change(person, ([first, ...rest]) => [
      pick(firstNames.filter((name) => name !== first)),
      ...rest,
    ])
  const yearOf = (person: KnownPerson) =>
    person.born_in ?? Number(person.date_of_birth!.slice(0, 4))

  /** Kinds of pairs, as often as they come up at a counter. */
  const kinds: readonly [
    kind: string,
    isOne: boolean,
    typed: (person: KnownPerson) => KnownPerson,
  ][] = [
    ['the same again', true, (one) => ({ ...one })],
    ['a letter wrong', true, misspell],
    ['names in another order', true, swap],
    ['another order and a letter wrong', true, (one) => misspell(swap(one))],
    ['another number', true, (one) => ({ ...one, phone_number: phone(), nrc: null })],
    [
      'a letter wrong and another number',
      true,
      (one) => ({ ...misspell(one), phone_number: phone(), nrc: null }),
    ],
    [
      'the year alone',
      true,
      (one) => ({ ...one, date_of_birth: null, born_in: yearOf(one), nrc: null }),
    ],
    [
      'a year said one off',
      true,
      (one) => ({ ...one, date_of_birth: null, born_in: yearOf(one) + pick([-1, 1]), nrc: null }),
    ],
    ['a name left out', true, (one) => change(one, (names) => [names[0]!, names.at(-1)!])],
    [
      'as it sounds',
      true,
      (one) => ({
        ...one,
        full_name: one.full_name.replaceAll('Ph', 'F').replaceAll('l', 'r'),
        nrc: null,
      }),
    ],
    ['a twin', false, (one) => ({ ...otherFirst(one), nrc: null })],
    [
      'a brother or sister at one number',
      false,
      (one) => ({
        ...otherFirst(one),
        date_of_birth: day(yearOf(one) + 2 + below(6)),
        born_in: null,
        nrc: null,
      }),
    ],
    [
      'a parent of the same name at one number',
      false,
      (one) => ({
        ...one,
        date_of_birth: day(yearOf(one) - 22 - below(15)),
        born_in: null,
        nrc: null,
      }),
    ],
    [
      'someone of the same name',
      false,
      (one) => ({
        ...one,
        date_of_birth: day(yearOf(one) + 3 + below(30)),
        born_in: null,
        phone_number: phone(),
        nrc: null,
      }),
    ],
    [
      'a husband or wife',
      false,
      (one) => ({
        ...otherFirst(one),
        gender: one.gender === 'male' ? 'female' : 'male',
        date_of_birth: day(yearOf(one) + below(5)),
        born_in: null,
        nrc: null,
      }),
    ],
    ['someone else', false, () => makePerson()],
  ]
  return Array.from({ length: count }, (_, index) => {
    const stored = makePerson()
    const [kind, isOne, typed] = kinds[index % kinds.length]!
    return { kind, isOne, stored, typed: typed(stored) }
  })
}
