import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type CrisisKind, crisisKinds } from '#domain/safety/crisis-words.ts'

/** A group of phrases: what they are, and those of them in which something was found. */
interface Group {
  name: string
  phrases: string[]
  flagged: string[]
}

const isFlagged = (text: string) => crisisKinds(text).length > 0

/** Reads a corpus: a row with # starts a group, every other row is a phrase. */
function readCorpus(name: string): Group[] {
  const groups: Group[] = []
  const file = new URL(`./crisis-words/corpus/${name}.txt`, import.meta.url)
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.startsWith('# ')) groups.push({ name: line.slice(2), phrases: [], flagged: [] })
    else if (line !== '') groups.at(-1)!.phrases.push(line)
  }
  for (const group of groups) group.flagged = group.phrases.filter(isFlagged)
  return groups
}

const phrasesOf = (groups: Group[]) => groups.flatMap(({ phrases }) => phrases)
const flaggedIn = (groups: Group[]) => groups.flatMap(({ flagged }) => flagged)
const share = (groups: Group[]) => flaggedIn(groups).length / phrasesOf(groups).length

/** One row a group, and the sum; with what was wrong. */
function print(title: string, groups: Group[]) {
  const rows = [...groups, { name: 'all', phrases: phrasesOf(groups), flagged: flaggedIn(groups) }]
  const table = rows.map(
    ({ name, phrases, flagged }) =>
      `${String(flagged.length).padStart(5)} of ${String(phrases.length).padStart(3)} ${((100 * flagged.length) / phrases.length).toFixed(1).padStart(6)} %  ${name}`,
  )
  process.stdout.write(`${title}\n${table.join('\n')}\n`)
}

describe('the corpus of crisis words', () => {
  const crisis = readCorpus('crisis')
  const harmless = readCorpus('harmless')

  it('is large enough', () => {
    expect(new Set(phrasesOf(crisis)).size).toBeGreaterThanOrEqual(300)
    expect(new Set(phrasesOf(harmless)).size).toBeGreaterThanOrEqual(300)
  })

  it('is recognised: 97 % of all phrases and 85 % of each group', () => {
    print('Recall', crisis)
    const missed = crisis.flatMap(({ phrases, flagged }) =>
      phrases.filter((one) => !flagged.includes(one)),
    )
    expect(share(crisis), missed.join('\n')).toBeGreaterThanOrEqual(0.97)
    for (const group of crisis) expect(share([group]), group.name).toBeGreaterThanOrEqual(0.85)
  })

  it('raises few false alarms: 3 % of all harmless phrases and 10 % of each group', () => {
    print('False alarms', harmless)
    expect(share(harmless), flaggedIn(harmless).join('\n')).toBeLessThanOrEqual(0.03)
    for (const group of harmless) expect(share([group]), group.name).toBeLessThanOrEqual(0.1)
  })

  it('is classified: an act, violence, thoughts of the writer, someone else', () => {
    for (const { name, phrases } of crisis) {
      const kind = name.split(':')[0] as CrisisKind
      const right = phrases.filter((phrase) => crisisKinds(phrase).includes(kind))
      expect(right.length / phrases.length, name).toBeGreaterThanOrEqual(0.85)
    }
  })
})

describe('the held-out corpus, written before the first patterns', () => {
  it('is recognised at 90 %, with at most 10 % false alarms', () => {
    const [crisis, harmless] = [readCorpus('held-out-crisis'), readCorpus('held-out-harmless')]
    print('Held out: recall', crisis)
    print('Held out: false alarms', harmless)
    expect(phrasesOf(crisis).length).toBeGreaterThanOrEqual(100)
    expect(phrasesOf(harmless).length).toBeGreaterThanOrEqual(100)
    expect(share(crisis)).toBeGreaterThanOrEqual(0.9)
    expect(share(harmless)).toBeLessThanOrEqual(0.1)
  })
})

describe('what is found', () => {
  it.each<[string, CrisisKind[]]>([
    ['I took all my tablets because I want to die', ['done', 'self']],
    ['my husband beats me and I want to die', ['violence', 'self']],
    ['my brother drank poison', ['done', 'other']],
    ['my neighbour beats his wife', ['violence', 'other']],
    ['my friend says I should kill myself', ['self']],
    ['I took the whole bottle of pain killers an hour ago', ['done']],
    ['took my dads heart pills, like 20 of them', ['done']],
    ['blood is evrywhere i used the razor on both arms', ['done', 'self']],
    ['my toddler swallowed tablets', ['done', 'other']],
    ['the doom is in a cup next to me', ['self']],
    ['i tied the rope to the roof already for my neck', ['self']],
    ['if i take all my insulin at once will it be painless', ['self']],
    ['u will see me in a coffin', ['self']],
    ['he has a panga and is outside my door shouting', ['violence']],
    ['they want to burn my grandfather bcoz they say hes a wizard', ['violence', 'other']],
    ['my uncle has been sleeping with my 9yr old', ['violence', 'other']],
    ['husband is locked in the bedroom with a rope', ['other']],
    ['workmate told me she has bought poison and will take it on payday', ['other']],
    ['finished the whole packet of my bp tablets need a refill', []],
    ['dad keeps a panga at the door for snakes', []],
    ['tied the goat with a rope to the tree', []],
    ['i * 2 and *I* am fine', []],
    ['I feel stressed about my exams', []],
    ['', []],
    ['. . . ?!', []],
  ])('comes in the order of urgency: %s', (text, kinds) => {
    expect(crisisKinds(text)).toEqual(kinds)
  })

  it('is found within a long text, and whatever the spelling of apostrophes and letters', () => {
    const long = 'I went to the clinic and they were kind. '.repeat(40)
    for (const text of [
      'I don’t want to live',
      'I don‘t want to live',
      'ｋｉｌｌ myself',
      'ki\u200bll myself',
    ])
      expect(isFlagged(long + text), text).toBe(true)
    expect(isFlagged(long)).toBe(false)
  })
})
