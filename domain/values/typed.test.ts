import { describe, expect, it } from 'vitest'
import { changeable } from '../accounts/profile.ts'
import { cleanText } from './clean-text.ts'
import { emailAddress } from './email-address.ts'
import { likelyAddress } from './email-slips.ts'
import { isNamed, plainName } from './names.ts'
import { freeText, lineOfText } from './text.ts'

const name = changeable.full_name

describe('what a person types', () => {
  it.each([
    ['Mu\u200btale\ufeff', 'Mutale'],
    ['\u202eMutale\u202c \u2067Banda\u2069', 'Mutale Banda'],
    ['Mutale\u0007 \u001b[31mBanda', 'Mutale [31mBanda'],
    ['one\r\ntwo\u2028three\u000bfour', 'one\ntwo\nthree four'],
    ['Andr\u0065\u0301', 'Andr\u00e9'],
    ['1\u00ad2\u206010', '1210'],
    ['tab\tstays', 'tab\tstays'],
    ['👩🏾\u200d⚕️ and 👩\u200d👧', '👩🏾\u200d⚕️ and 👩\u200d👧'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['Mu\u200dtale', 'Mutale'],
  ])('%j is kept as %j', (typed, kept) => {
    expect(cleanText(typed)).toBe(kept)
    expect(cleanText(kept)).toBe(kept)
    expect(freeText(100).parse(` ${typed} `)).toBe(kept)
  })

  it.each(['\u200b', '\u3164', '\u2800', '\u2060', '\u202e\u202c', '\u00ad', ' \u115f\u1160 '])(
    'a name of %j is no name',
    (typed) => {
      expect(name.safeParse(typed).error?.issues[0]?.message).toBe('Enter your full name.')
    },
  )

  it.each(['123', '👍', '...', 'ʼ', 'ʹ', 'ː', 'ـ', '\u0301'])(
    'a name of %j has no letter',
    (typed) => {
      expect(name.safeParse(typed).error?.issues[0]?.message).toBe('Write the name in letters.')
    },
  )

  it('finds Ŋandu by a keyboard without ŋ, and the other way round', () => {
    expect(isNamed('Ŋandu Phiri', 'nandu')).toBe(true)
    expect(isNamed('Nandu Phiri', 'Ŋan')).toBe(true)
    expect(plainName('ŊANDU')).toBe('nandu')
  })

  it.each(["Ng'andu", 'Ng’andu', 'Ng`andu', 'Ng´andu', 'Ngʻandu', 'Ngʹandu', 'Ng′andu'])(
    'finds %s by every apostrophe, and without one',
    (typed) => {
      for (const other of ["Ng'andu", 'Ng´andu', 'ngandu']) expect(isNamed(typed, other)).toBe(true)
      expect(["Ng'andu", 'Ng’andu']).toContain(name.parse(typed))
    },
  )

  it.each([
    ['Ｍary Ｂanda', 'Mary Banda'],
    ['ﬁona', 'fiona'],
    ['Mu\u{1d173}tale\u{e0100}', 'Mutale'],
    ['Mary\ufff8', 'Mary'],
    ['Mary\tBanda', 'Mary Banda'],
  ])('a name of %j is kept in letters that are found: %s', (typed, kept) => {
    expect(name.parse(typed)).toBe(kept)
  })
})

describe('an email address', () => {
  it('is read with the marks that were pasted around it', () => {
    expect(emailAddress.parse('\u202aMutale@Gmail.com\u202c\u200b ')).toBe('mutale@gmail.com')
  })

  it.each([
    '<Mutale@gmail.com>',
    'mailto:mutale@gmail.com',
    'Mutale Banda <mutale@gmail.com>;',
    'mutale@gmail.com,',
    'ｍutale＠gmail.com',
    'mutale@gmail.com\ufe0f',
    'mutale@gmail.com.',
    '(mutale@gmail.com)',
    '“Mutale@gmail.com”,',
    "'mutale@gmail.com'",
    'mutale @ gmail.com',
    'Email: mutale@gmail.com',
    'MAIL\u200bTO:mutale@gmail.com?subject=Visit',
  ])('is read as it is pasted: %j', (typed) => {
    expect(emailAddress.parse(typed)).toBe('mutale@gmail.com')
  })

  it.each([
    'mutale@gmial',
    'mutale@gmail.c',
    'mutale@gmail..com',
    'a b@gmail.com',
    'mutale@gmail',
    'mutale@localhost',
    'mutale@1.2',
    'mutale@gmail.com mary@gmail.com',
    `${';'.repeat(100_000)}a@gmail.com`,
  ])('%s has no domain that gets email', (typed) =>
    expect(emailAddress.safeParse(typed).success).toBe(false),
  )

  it.each([
    ['a@gmail.con', 'a@gmail.com'],
    ['a@gmial.com', 'a@gmail.com'],
    ['a@yaho.com', 'a@yahoo.com'],
    ['a@gmial.con', 'a@gmail.com'],
    ['a@gmail', 'a@gmail.com'],
    ['a@gmail.co', 'a@gmail.com'],
    ['A@Hotmial.com', 'a@hotmail.com'],
    ['a@outlok.com', 'a@outlook.com'],
    ['a@unza.con', 'a@unza.com'],
    ['a@yahoo.co.ik', 'a@yahoo.co.uk'],
    ['a@mail.con', 'a@mail.com'],
    ['a@ymail.con', 'a@ymail.com'],
    ['a@gmail.com.zm', 'a@gmail.com'],
    ['a@gmail.net', 'a@gmail.com'],
    ['Mary Banda <a@gmial.com>', 'a@gmail.com'],
  ])('%s was probably %s', (typed, meant) => expect(likelyAddress(typed)).toBe(meant))

  it.each([
    'a@gmail.com',
    'a@mail.com',
    'a@email.com',
    'a@unza.zm',
    'a@yahoo.fr',
    'a@gmx.net',
    'gmial.com',
    '',
    'a@gmail.com\u200b',
    'Mary Banda <a@gmail.com>,',
    'a@gmail.com.',
  ])('%s asks nothing', (typed) => expect(likelyAddress(typed)).toBeUndefined())
})

it('a text of one line has a space for each line break', () => {
  expect(lineOfText(20).parse(' Slip 7 \r\n\n part 2 ')).toBe('Slip 7 part 2')
  expect(lineOfText(5).safeParse('123456').success).toBe(false)
})
