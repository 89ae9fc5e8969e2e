import { describe, expect, it } from 'vitest'

import { soundsLikeCrisis } from '#domain/crisis-words.ts'

describe('words of crisis', () => {
  it.each([
    'I want to die',
    'I WANT TO DIE.',
    'i am thinking about suicide',
    'feeling suicidal',
    'I will kill myself',
    'I don’t want to live any more',
    'there is no point in living',
    'I have been cutting myself',
    'everybody would be better off without me',
    'I just want to end it   all',
    'I can’t go on',
    'my husband beats me',
    'nshilefwaya ukuipaya',
    'ndikufuna kudzipha',
  ])('bring the help lines: %s', (text) => {
    expect(soundsLikeCrisis(text)).toBe(true)
  })

  it.each([
    'I feel stressed about my exams',
    'How do I book an appointment?',
    'My blood pressure is high',
    'What does the plan cost?',
    'The deadline is killing me',
    '',
  ])('are not heard in: %s', (text) => {
    expect(soundsLikeCrisis(text)).toBe(false)
  })
})
