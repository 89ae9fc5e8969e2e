import { describe, expect, it } from 'vitest'
import { crisisKinds } from '#domain/safety/crisis-words.ts'
import { kindsByRules } from '#domain/safety/crisis-words/by-rules.ts'
import type { CrisisKind } from '#domain/safety/crisis-words/kinds.ts'

const isFlagged = (text: string) => crisisKinds(text).length > 0

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

  it.each([
    'the loan people are coming and the hosepipe is already in the car',
    'kids are with mum. I have said what I needed to say to everyone, phones off after this',
    'he counts my steps to the market and tonight he has locked the door and taken my phone',
  ])('is found where no rule knows the words: %s', (text) => {
    expect(kindsByRules(text)).toEqual([])
    expect(isFlagged(text)).toBe(true)
  })

  it.each([
    ['ukubyala imbuto ya rape na cabbage ku Soweto', []],
    ['kuthirira rape ndi anyezi madzulo', []],
    ['Took tablets. 128/79. going to the market', []],
    ['the water tablet is at noon so i dont wake to urinate', []],
    ['we were eating masamba when he raped me', ['violence']],
    ['uncle wants to rape me in the garden of bondwe', ['violence']],
    ['took the tablets at 8 i want to die', ['done', 'self']],
  ])('is told from ordinary life by the rules: %s', (text, kinds) => {
    expect(kindsByRules(text)).toEqual(kinds)
  })

  it.each<[string, CrisisKind]>([
    ['nkaipya lelo', 'self'],
    ['ndeiapya', 'self'],
    ['ndifuna kudzpha', 'self'],
    ['nafuna kuzimangliila', 'self'],
    ['nilibe chifkwa cha moyo', 'self'],
    ['natpoa na moyo', 'self'],
    ['lesa munsende fye', 'self'],
    ['nanwa mankwhala ya makoswe', 'done'],
    ['amanmenya', 'violence'],
    ['anadigwirira', 'violence'],
    ['akufuna kundiphha', 'violence'],
    ['mzanga akufuna kudizpha', 'other'],
  ])('is found in Bemba and Nyanja with one letter off: %s', (text, kind) => {
    expect(kindsByRules(text)).toContain(kind)
    expect(isFlagged(text)).toBe(true)
  })

  it.each([
    'ndefwaya ukunwa tea',
    'nifuna kupaya nkhuku tidye na banja',
    'batusambilisha ukwipaya ba koswe',
    'afuna kunipasa ndalama',
  ])('is not made of another word that is one letter away: %s', (text) => {
    expect(kindsByRules(text)).toEqual([])
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
