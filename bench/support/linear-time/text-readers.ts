import { Hono } from 'hono'
import { isCommonPassword } from '#domain/accounts/common-passwords.ts'
import { passwordRules } from '#domain/accounts/password-rules.ts'
import { newActionPlan } from '#domain/diary/action-plan.ts'
import { readName } from '#domain/medications/names/read-name.ts'
import { dial, dialable } from '#domain/phone/dial.ts'
import { phoneNumber } from '#domain/phone/phone-schema.ts'
import { phonesInText } from '#domain/phone/phones-in-text.ts'
import { mobilePhone } from '#domain/phone/read-phone.ts'
import { showPhone } from '#domain/phone/show-phone.ts'
import { ngweeOf } from '#domain/practice/billing/amount.ts'
import { hasContact } from '#domain/practice/pages/contact-words.ts'
import { crisisKinds } from '#domain/safety/crisis-words.ts'
import { isDangerSign } from '#domain/symptoms/symptoms.ts'
import { cleanText } from '#domain/values/clean-text.ts'
import { readDecimal } from '#domain/values/decimal.ts'
import { likelyAddress } from '#domain/values/email-slips.ts'
import { emailAddress } from '#domain/values/email-address.ts'
import { firstName, initials, plainName } from '#domain/values/names.ts'
import { ownPath } from '#domain/values/own-path.ts'
import { freeText } from '#domain/values/text.ts'
import { readBan, readId, readPage } from '#server/accounts/admin-users/parameters.ts'
import { readImportedHash } from '#server/accounts/passwords/imported-hashes.ts'
import { readChallenge } from '#server/accounts/pkce/pkce-challenge.ts'
import { readRefreshToken } from '#server/accounts/sessions/refresh-tokens.ts'
import { readBrowser, readEmail } from '#server/accounts/sign-up/sign-up-fields.ts'
import { chooseRedirect } from '#server/accounts/verification/one-time-tokens.ts'
import { wordsOf } from '#server/platform/db/search-terms.ts'
import { ngweeOf as ngweeOfAggregator } from '#server/membership/pawapay/amounts.ts'
import { readSignature } from '#server/membership/pawapay/signatures.ts'
import { isSigned } from '#server/membership/payment-provider.ts'
import { callerAddress, isAddressRange, networkPrefixOf } from '#server/platform/http/address.ts'
import { paragraphs } from '#server/platform/pdf/pdf-document.ts'
import { printable } from '#server/platform/pdf/printable.ts'
import { type Case, caseOf } from './cases.ts'
import { hostileTexts } from './hostile-texts.ts'

const forwarded = new Hono().get('/', (c) => c.text(callerAddress(['127.0.0.1'])(c)))
const atProxy = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }
const now = new Date('2026-11-22T08:00:00Z')
const challenge = (text: string) => ({ code_challenge: text, code_challenge_method: 's256' })

/** Functions that parse raw text: of a field, a header, an address, a file's name. */
const readers: Record<string, (text: string) => unknown> = {
  'crisis words': crisisKinds,
  'names of medicines': (text) => readName(text),
  'danger signs': (text) => isDangerSign({ own_words: text }),
  'an address of email': (text) => emailAddress.safeParse(text),
  'an address of email at sign-up': readEmail,
  'a number to dial': (text) => dialable.test(text),
  'a link to call': dial,
  'a number to show': showPhone,
  'numbers in a text': phonesInText,
  'a number that pays': mobilePhone,
  'a way past the clinic': hasContact,
  'a phone number': (text) => phoneNumber.safeParse(text),
  'free text': (text) => freeText(2000).safeParse(text),
  'an action plan': (text) => newActionPlan.safeParse({ contact_phone: text, version: 0 }),
  'an amount': ngweeOf,
  'a number': (text) => readDecimal(text),
  'a likely address': likelyAddress,
  'a text to clean': cleanText,
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
      {
        PUBLIC_URL: 'https://ubumi.test',
        AUTH_REDIRECTS: ['https://*.ubumi.test/**'],
        isProduction: true,
      },
      [`https://a.ubumi.test/${text}`],
    ),
  'the signature of a payment': (text) => isSigned('secret', text, text, 0),
  'the headers of a signature': (text) => readSignature({ get: () => text } as unknown as Headers),
  'an amount of an aggregator': ngweeOfAggregator,
  'the line of an address': networkPrefixOf,
  'an address range': isAddressRange,
  'forwarded addresses': (text) =>
    forwarded.request('/', { headers: { 'X-Forwarded-For': text } }, atProxy),
}

/** Each reader with each text, which ends as it goes on or otherwise. */
export const textReaders: Record<string, Case[]> = Object.fromEntries(
  Object.entries(readers).map(([name, read]) => [name, casesOf(24_000, read)]),
)

/** A page of this site has at most 512 characters: read often, so that its time is seen. */
textReaders['a page to go on to'] = casesOf(500, (text) => {
  for (let time = 0; time < 2000; time += 1) ownPath(`/${text}`)
})

function casesOf(size: number, read: (text: string) => unknown): Case[] {
  return Object.entries(hostileTexts).flatMap(([name, text]) =>
    ['', '!', 'a'].map((end) =>
      caseOf(
        end ? `${name} and ${end}` : name,
        size,
        (length) => text.repeat(length / text.length) + end,
        read,
      ),
    ),
  )
}
