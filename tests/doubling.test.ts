import { Hono } from 'hono'
import { fileTypeFromBuffer } from 'file-type'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from '#domain/accounts/common-passwords.ts'
import { crisisKinds } from '#domain/safety/crisis-words.ts'
import { dialable } from '#domain/values/phone.ts'
import { newActionPlan } from '#domain/diary/action-plan.ts'
import { emailAddress } from '#domain/values/email-address.ts'
import { mobileNumber } from '#domain/membership/mobile-number.ts'
import { firstName, initials, plainName } from '#domain/values/names.ts'
import { ngweeOf } from '#domain/practice/billing/amount.ts'
import { phoneNumber } from '#domain/accounts/profile.ts'
import { passwordRules } from '#domain/accounts/password-rules.ts'
import { isDangerSign } from '#domain/symptoms/symptoms.ts'
import { freeText } from '#domain/values/text.ts'
import { readBan, readId, readPage } from '#server/accounts/admin-users/parameters.ts'
import { readImportedHash } from '#server/accounts/passwords/imported-hashes.ts'
import { readChallenge } from '#server/accounts/pkce/pkce-challenge.ts'
import { readRefreshToken } from '#server/accounts/sessions/refresh-tokens.ts'
import { readBrowser, readEmail } from '#server/accounts/sign-up/sign-up-fields.ts'
import { chooseRedirect } from '#server/accounts/verification/one-time-tokens.ts'
import { wordsOf } from '#server/admin/accounts/search-terms.ts'
import { isSigned } from '#server/membership/payment-provider.ts'
import { callerAddress, isAddressRange, lineOf } from '#server/platform/http/address.ts'
import { writeCsv } from '#server/platform/files/csv.ts'
import { requireFormBody } from '#server/platform/http/form-body.ts'
import { inspectPdf } from '#server/platform/files/inspect-pdf.ts'
import { parseJsonBody } from '#server/platform/http/json-body.ts'
import { paragraphs } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { answerProblem } from '#server/platform/problem.ts'
import { readUpload } from '#server/platform/files/upload.ts'
import { expectNoMoreThanDouble } from './support/doubling.ts'
import { dressedUp, hostileTexts } from './support/hostile-texts.ts'
import { chunk, join } from './support/uploads.ts'

/** Every parser of outside input: twice the input takes less than three times as long. */

// Other work on the machine can slow down the shorter input alone, which hides the growth once in a while.
it('rejects quadratic work', { retry: 3 }, async () => {
  const quadratic = (text: string) => text.replace(/a+$/, '')
  const make = (size: number) => `${'a'.repeat(size)}!`
  await expect(expectNoMoreThanDouble(make, 30_000, quadratic)).rejects.toThrow('twice the input')
})

const pdfParts = {
  'calls when it is opened': '/OpenAction 7 0 R ',
  'actions when it is opened': '/OpenAction<</S/GoTo>>',
  'marks of packed objects': '/ObjStm ',
  'packed objects without an end': '1 0 obj/ObjStm stream\n',
  'packed objects of nothing': '1 0 obj<</Type/ObjStm>>stream\nx\nendstream ',
  'beginnings of objects': '7 0 obj<<',
  'objects that lead elsewhere': '7 0 obj<</S/GoTo>>',
  'names in digits': '#41',
  'names of filters': '/Filter ',
  'ends of streams': 'endstream ',
  digits: '7',
  'digits and spaces': '7 ',
  spaces: ' ',
  nesting: '<<',
}

describe('a PDF', () => {
  it.each(Object.entries(pdfParts))('of nothing but %s', async (_, part) => {
    const make = (size: number) =>
      Buffer.from(
        `%PDF-1.7 /OpenAction 7 0 R 7 0 obj << ${part.repeat(size / part.length)}`,
        'latin1',
      )
    await expectNoMoreThanDouble(make, 800_000, inspectPdf)
  })
})

const jsonOf: Record<string, (size: number) => string> = {
  'one long text': (size) => `"${'a'.repeat(size)}"`,
  'a text of escapes': (size) => `"${String.raw`\n`.repeat(size / 2)}"`,
  'a text of quotes': (size) => `"${String.raw`\"`.repeat(size / 2)}"`,
  keys: (size) => `{${Array.from({ length: size / 12 }, (_, at) => `"k${at}":1`).join(',')}}`,
  // 25,000 at most: more no longer fit the processor's cache, and cost more each. Below 2 ** 32 all are indices.
  'keys that are numbers': (size) =>
    `{${Array.from({ length: size / 40 }, (_, at) => `"${at * 65_536}":1`).join(',')}}`,
  numbers: (size) => `[${'1,'.repeat(size / 2)}1]`,
  'empty texts': (size) => `[${'"",'.repeat(size / 3)}1]`,
  spaces: (size) => `["a"${' '.repeat(size)}]`,
  'spaces before and after': (size) => `${' '.repeat(size)}1${' '.repeat(size)}`,
  'one long number': (size) => '1'.repeat(size),
  nesting: (size) => '['.repeat(size / 2) + ']'.repeat(size / 2),
  'quotes alone': (size) => '"'.repeat(size),
}

describe('a JSON body', () => {
  it.each(Object.entries(jsonOf))('of %s', async (_, make) => {
    await expectNoMoreThanDouble(make, 1_000_000, parseJsonBody)
  })
})

const boundary = 'xxxxxxxx'
const field = (head: string, value: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`
const formOf: Record<string, (size: number) => string> = {
  fields: (size) => field('name="a"', 'b').repeat(size / 64),
  'one long field': (size) => field('name="a"', 'b'.repeat(size)),
  'a field of half boundaries': (size) => field('name="a"', '\r\n--xxxxxxx'.repeat(size / 11)),
  'a field that never ends': (size) => field('name="a"', 'b'.repeat(size)).slice(0, -2),
  'a long name': (size) => field(`name="${'a'.repeat(size)}"`, 'b'),
  'a name of escapes': (size) => field(`name="${'%22'.repeat(size / 3)}"`, 'b'),
  'many heads': (size) => field(`name="a"${'\r\nX-A: b'.repeat(size / 8)}`, 'b'),
  'spaces in a head': (size) => field(`name="a"${' '.repeat(size)}`, 'b'),
  'nothing but lines before it': (size) => '\r\n'.repeat(size / 2) + field('name="a"', 'b'),
}

describe('a form', () => {
  const app = new Hono()
  app.onError((error, c) => answerProblem(c, error))
  app.post('/', async (c) => {
    await requireFormBody(c)
    return c.text('')
  })
  it.each(Object.entries(formOf))('of %s', async (_, make) => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }
    const makeBody = (size: number) => Buffer.from(`${make(size)}--${boundary}--\r\n`, 'latin1')
    await expectNoMoreThanDouble(makeBody, 2_000_000, (body) =>
      app.request('/', { method: 'POST', headers, body }),
    )
  })
})

describe('the type of a file', () => {
  const wanted = {
    field: 'file',
    types: ['image/png'] as const,
    maxBytes: 5 * 1024 * 1024,
    messages: { empty: '', tooLarge: '', wrongType: '' },
  }
  it.each(Object.entries(dressedUp))('of %s', async (_, { begins, goesOn }) => {
    const make = (size: number) =>
      new File([join(begins, goesOn.repeat(size / goesOn.length))], 'a')
    await expectNoMoreThanDouble(make, 4_000_000, (file: File) => readUpload(file, wanted))
  })

  it('is read from the beginning of the file', async () => {
    const { begins, goesOn } = dressedUp['a PNG of many parts']!
    const movement = chunk('acTL', Buffer.alloc(8))
    const bytes = join(begins, goesOn.repeat(400), movement)
    expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'image/apng' })
    const { type } = await readUpload(new File([bytes], 'a'), wanted)
    expect(type).toBe('image/png')
  })
})

describe('a CSV file', () => {
  it.each(Object.entries(hostileTexts))('of %s', async (_, text) => {
    await expectNoMoreThanDouble(
      (size) => text.repeat(size / text.length),
      200_000,
      (cell) => writeCsv(['a'], [[cell]]),
    )
  })

  it('of many rows', async () => {
    const make = (size: number) => Array.from({ length: size }, (_, at) => [`"a,${at}`])
    await expectNoMoreThanDouble(make, 40_000, (rows) => writeCsv(['a'], rows))
  })
})

const forwarded = new Hono().get('/', (c) => c.text(callerAddress(['127.0.0.1'])(c)))
const atProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const now = new Date('2026-11-22T08:00:00Z')
const challenge = (text: string) => ({ code_challenge: text, code_challenge_method: 's256' })

/** Functions that parse raw text: of a field, a header, an address, a file's name. */
const readers: Record<string, (text: string) => unknown> = {
  'crisis words': crisisKinds,
  'danger signs': (text) => isDangerSign({ own_words: text }),
  'an address of email': (text) => emailAddress.safeParse(text),
  'an address of email at sign-up': readEmail,
  'a number to dial': (text) => dialable.test(text),
  'a number that pays': mobileNumber,
  'a phone number': (text) => phoneNumber.safeParse(text),
  'free text': (text) => freeText(2000).safeParse(text),
  'an action plan': (text) => newActionPlan.safeParse({ contact_phone: text, version: 0 }),
  'an amount': ngweeOf,
  'a first name': firstName,
  initials,
  'a name to look for': plainName,
  'words to look for': wordsOf,
  'the rules of a password': (text) => passwordRules.map(({ isMet }) => isMet(text)),
  'a common password': isCommonPassword,
  'a text to print': (text) => printable(text),
  'a text to print at length': (text) => printable(text, text.length),
  'paragraphs to print': paragraphs,
  'the duration of a ban': (text) => readBan(text, now),
  'a hash from elsewhere': readImportedHash,
  'an id': readId,
  'a page of a list': (text) => readPage(text, text),
  'a challenge': (text) => readChallenge(challenge(text)),
  'a refresh token': (text) => readRefreshToken(['secret'], text),
  'the proof of a browser': readBrowser,
  'an address to lead to': (text) =>
    chooseRedirect(
      'https://ubumi.test',
      ['https://*.ubumi.test/**'],
      [`https://a.ubumi.test/${text}`],
    ),
  'the signature of a payment': (text) => isSigned('secret', text, text, 0),
  'the line of an address': lineOf,
  'an address range': isAddressRange,
  'forwarded addresses': (text) =>
    forwarded.request('/', { headers: { 'X-Forwarded-For': text } }, atProxy),
}

describe.each(Object.entries(readers))('%s', (_, read) => {
  it('is read in time that grows with its length', async () => {
    for (const text of Object.values(hostileTexts)) {
      for (const end of ['', '!', 'a']) {
        const make = (size: number) => text.repeat(size / text.length) + end
        await expectNoMoreThanDouble(make, 24_000, read)
      }
    }
  })
})
