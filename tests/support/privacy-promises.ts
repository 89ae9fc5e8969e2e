import { readFileSync } from 'node:fs'
import type { Source } from './sources.ts'
import { textsOf } from './texts.ts'

export const promisesFile = 'docs/privacy-promises.md'

/** A row of the table: a sentence as it is shown, its file, and the tests that prove it. */
export interface PrivacyPromise {
  sentence: string
  path: string
  tests: { file: string; titles: string[] }[]
}

/** The rows of `docs/privacy-promises.md`. */
export function readPromises(text = readFileSync(promisesFile, 'utf8')): PrivacyPromise[] {
  return text
    .split('\n')
    .filter((line) => /^\| (?!Sentence \|)/.test(line))
    .map((line) => {
      const [sentence = '', where = '', tests = ''] = line.slice(2, -2).split(' | ')
      const named = [...tests.matchAll(/`([^`]+)`([^`]*)/g)].map(([, file = '', titles = '']) => ({
        file,
        titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title = '']) => title),
      }))
      return { sentence, path: where.replaceAll('`', ''), tests: named }
    })
}

/** The sentences that a file shows, each once. An expression inside is `{}`. */
export function sentencesOf(source: Source): string[] {
  const all = textsOf(source).flatMap(({ text }) => text.split(/(?<=[.!?:;])\s+/))
  return [...new Set(all)]
}

/** Words of a sentence that promises who reads, sees, keeps or shares something. */
export const promiseWords =
  /\b(only (you|they|those|the two|the therapist|the dietitian|the fitness|providers)|no one|nobody|no (other )?provider|private|never|not shared|(is|are) not (saved|sent|stored|kept)|(do|does|did) not (read|see|say|show|let them see)|we do not|cannot (read|see)|anonymous|none of our)\b/i

/** Sentences with such words that promise nothing about a person's data, by a part of each. */
export const harmless: Readonly<Record<string, readonly string[]>> = {
  'about money': ['The cash was never in the till', 'What staff cancel or move is never charged'],
  'advice about health or danger': [
    'Is there no one you can ask?',
    'If no one answers',
    'If no one comes',
    'Never more medicine',
    'Never take two doses',
    'Never stop insulin',
    'Never take a heart nitrate',
    'Violence is never your fault',
    'What you must never eat',
    'What must never be on your plate',
    'Must never eat',
    'It does not say what you have',
    'and never a diagnosis',
    'no one knows any more what a number means',
    'So no one knows how well the cut-offs fit here',
    'No one has tested them in Zambia yet',
    'We do not know',
    'They did not say whether they are pregnant',
    'and told no one, because',
  ],
  'that no one reads, answers or is notified': [
    'No one reads alerts at night',
    'reaches admins alone, who do not see the person',
    'an alert that no one has answered for a day',
    'No provider has an appointment with this person',
    'No one may read your alert before',
    'and no one may have read it',
    'no one has taken a first step',
    'no one else has answered it',
    'No one has answered a task in time',
    'No person reads it, and no one here will answer you',
    'No one may read this',
    'No one monitors this',
    'We do not read messages at night',
    'No one has been notified',
    'no provider has recorded in time',
    'If no one takes a step',
    'no one has claimed',
    'We do not ask again',
    'We do not call you.',
  ],
  'booking, prices and rights of an account': [
    'No one can find or book them',
    'No one can book these hours',
    'no one can book you',
    'no one can buy it',
    'no one can have an account',
    'without confirmation no one can use the account',
    'No one got in',
    'No one is logged in',
    'give the code to no one',
    'We do not charge anything',
    'we do not charge you again',
    'We never charge more',
    'If we do not do right by you',
  ],
  'a label, a heading, a state or an empty list': [
    'Never',
    'Only you',
    'Not shared',
    'Not shared any more',
    'Patient not found, or not shared with you',
    'No one shares their screenings with you at the moment',
    'Not shared with {}',
    'No one',
    '{} is not saved.',
    'Your intake form is not sent yet',
    'A screening is not sent yet',
    'What is empty is not sent',
  ],
  'advice to the reader, not ours to keep': ['so keep it where only you can read it'],
}
