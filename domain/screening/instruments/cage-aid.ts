import { yesNo } from './choices.ts'
import type { Instrument } from './instrument.ts'

export const cageAid: Instrument = {
  id: 'CAGE-AID',
  name: 'CAGE Adapted to Include Drugs',
  subject: 'Alcohol and drugs',
  wording_version: 'en-1',
  timeframe: 'your whole life',
  stem: 'When thinking about drug use, include illegal drug use and the use of prescription drug use other than prescribed.',
  items: [
    { text: 'Have you ever felt that you ought to cut down on your drinking or drug use?' },
    { text: 'Have people annoyed you by criticizing your drinking or drug use?' },
    { text: 'Have you ever felt bad or guilty about your drinking or drug use?' },
    {
      text: 'Have you ever had a drink or used drugs first thing in the morning to steady your nerves or to get rid of a hangover?',
    },
  ],
  choices: yesNo,
  does_not_apply: 'I do not drink alcohol or use drugs',
  score_factor: 1,
  range: { min: 0, max: 4 },
  is_better_when: 'lower',
  // From one: its published form. From two: stricter (.70/.85 in Brown and Rounds), as the specification has it.
  bands: [
    {
      min: 0,
      max: 0,
      label: 'No concern flagged',
      severity: 0,
      title: 'Nothing to notice',
      text: 'None of these applied to you.',
      help: ['look-again'],
    },
    {
      min: 1,
      max: 1,
      label: 'Worth talking about (soft prompt)',
      severity: 1,
      title: 'Worth a thought',
      text: 'One of these has applied to you at some time. If it still does, it is worth talking about with someone you trust.',
      help: ['clinic', 'someone-close', 'book'],
    },
    {
      min: 2,
      max: 4,
      label: 'Possible alcohol or drug problem',
      spec_label: 'suggests a concern',
      severity: 2,
      title: 'A reason to talk about alcohol or drugs',
      text: 'More than one of these has applied to you at some time. A therapist or a clinician can look at it with you, without blame.',
      help: ['book', 'clinic', 'someone-close', 'help-lines'],
    },
  ],
  source: [
    'Brown RL, Rounds LA. Conjoint screening questionnaires for alcohol and other drug abuse: criterion validity in a primary care practice. Wis Med J 1995;94:135-140.',
  ],
  licence: 'Permission for use granted by Richard Brown, MD, as its form prints.',
  attribution: 'CAGE-AID: Richard L. Brown, MD, and Laura A. Rounds.',
}
