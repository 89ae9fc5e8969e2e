import { beforeStopping, withdrawalEmergency } from '../safety/alcohol.ts'
import type { InstrumentId } from './instruments/instrument.ts'
import { type Answers, asksForSafety } from './scoring.ts'

/** Something that single answers say beside the score. */
export interface Remark {
  instrument: InstrumentId
  /** `clinician`: have it looked at soon, whatever the score. */
  level: 'note' | 'clinician'
  /** Of a remark at the level `clinician`. */
  title?: string
  text: string
}

/** Answers to PHQ-15 that deserve a clinician when they are "Bothered a lot" (2). */
const physicalSigns = [
  { key: '5', words: 'chest pain' },
  { key: '7', words: 'fainting' },
  { key: '9', words: 'shortness of breath' },
]

/** What to say about single answers, whatever the scores are; empty where there is nothing. */
export function remarksOn(answers: Answers): Remark[] {
  return [
    ...onSafety(answers),
    ...onWellBeing(answers),
    ...onDailyLife(answers),
    ...onBody(answers),
    ...onUse(answers),
  ]
}

/**
 * Whether results may praise a person: not after an answer about thoughts of being better off dead, of a
 * daily life that is very difficult, or of a physical sign that a clinician should see.
 */
export function mayPraise(answers: Answers): boolean {
  return ![...onSafety(answers), ...onDailyLife(answers), ...onBody(answers)].length
}

/** Item 9 counts whatever the sum is. */
function onSafety(answers: Answers): Remark[] {
  if (!asksForSafety(answers)) return []
  return [
    {
      instrument: 'PHQ-9',
      level: 'note',
      text: 'You told us about thoughts of being better off dead, or of hurting yourself. That counts, whatever the number is.',
    },
  ]
}

/** An item at 0 or 1 deserves a second look even where the index does not. */
function onWellBeing({ 'WHO-5': given }: Answers): Remark[] {
  if (!given || !Object.values(given).some((value) => value === 0 || value === 1)) return []
  return [
    {
      instrument: 'WHO-5',
      level: 'note',
      text: 'At least one of these was missing for most of the two weeks. That is worth a look, whatever the number is.',
    },
  ]
}

/** The unscored question on daily life guides how soon to talk. */
function onDailyLife({ 'PHQ-9': given }: Answers): Remark[] {
  if ((given?.functional ?? 0) < 2) return []
  return [
    {
      instrument: 'PHQ-9',
      level: 'note',
      text: 'You told us that this makes daily life very difficult. This is a good reason to talk to someone soon.',
    },
  ]
}

/** Bodily signs that bother the person a lot, as "chest pain and fainting"; undefined without any. */
export function bodilySignsIn({ 'PHQ-15': given }: Answers): string | undefined {
  const signs = physicalSigns.filter(({ key }) => given?.[key] === 2).map(({ words }) => words)
  return signs.join(', ').replace(/, ([^,]*)$/, ' and $1') || undefined
}

function onBody(answers: Answers): Remark[] {
  const named = bodilySignsIn(answers)
  if (!named) return []
  return [
    {
      instrument: 'PHQ-15',
      level: 'clinician',
      title: 'See a clinician about this',
      text: `You told us that ${named} bothered you a lot. Please see a clinician about it soon. If it is strong right now, go to the nearest hospital.`,
    },
  ]
}

/**
 * Item 4 (key 3, a drink or drug in the morning) is a sign of dependence: a clinic before stopping
 * (NICE CG100). Two answers or more with Yes get the same words as a reason to see a clinician.
 */
function onUse({ 'CAGE-AID': given }: Answers): Remark[] {
  const score = Object.values(given ?? {}).filter((value) => value === 1).length
  if (!given || score === 0) return []
  const isMorning = given['3'] === 1
  const start = isMorning ? 'You told us about a drink or drugs in the morning. ' : ''
  const advice: Remark = {
    instrument: 'CAGE-AID',
    level: isMorning || score > 1 ? 'clinician' : 'note',
    title: isMorning ? 'Go to a clinic before you stop' : 'Before you stop',
    text: `${start}${beforeStopping} ${withdrawalEmergency}`,
  }
  return [
    {
      instrument: 'CAGE-AID',
      level: 'note',
      text: 'These questions ask about your whole life. Someone who stopped years ago still answers yes.',
    },
    advice,
  ]
}

/** Said on every page of results. */
export const whatItIsNot =
  'This is not a diagnosis. It shows signs, and whether there is a reason to talk. Only a clinician who has met you can say what it is. The cut-offs come from other countries. No one has tested them in Zambia yet.'

/** Said to people younger than `adultFrom` years (`domain/values/age.ts`): these instruments were made for adults. */
export const notMadeForMinors =
  'These questions were made for adults. Under 18, the numbers may not fit you: show them to an adult you trust or to a clinician. Childline listens to you on 116, free of charge.'

/** Number of questions that every person is asked; shown before the start. */
export const coreQuestionCount = 21
