import { yesNo } from './choices.ts'
import type { Instrument } from './instrument.ts'

export const pcPtsd5: Instrument = {
  id: 'PC-PTSD-5',
  name: 'Primary Care PTSD Screen for DSM-5',
  subject: 'Hard experiences',
  wording_version: 'en-1',
  timeframe: 'past month',
  stem: 'In the past month, have you:',
  exposure: {
    intro:
      'Sometimes things happen to people that are unusually or especially frightening, horrible, or traumatic. For example:',
    examples: [
      'a serious accident or fire',
      'a physical or sexual assault or abuse',
      'an earthquake or flood',
      'a war',
      'seeing someone be killed or seriously injured',
      'having a loved one die through homicide or suicide',
    ],
    text: 'Have you ever experienced this kind of event?',
    choices: yesNo,
  },
  items: [
    {
      text: 'Had nightmares about the event(s) or thought about the event(s) when you did not want to?',
    },
    {
      text: 'Tried hard not to think about the event(s) or went out of your way to avoid situations that reminded you of the event(s)?',
    },
    { text: 'Been constantly on guard, watchful, or easily startled?' },
    { text: 'Felt numb or detached from people, activities, or your surroundings?' },
    {
      text: 'Felt guilty or unable to stop blaming yourself or others for the event(s) or any problems the event(s) may have caused?',
    },
  ],
  choices: yesNo,
  content_note:
    'The next questions are about frightening events. You can skip this part at any time. The helplines stay in the same place.',
  score_factor: 1,
  range: { min: 0, max: 5 },
  is_better_when: 'lower',
  // From three: most sensitive (Prins 2016). From four: best balance (Bovin 2021).
  bands: [
    {
      min: 0,
      max: 2,
      label: 'Below the usual cut-off',
      severity: 0,
      title: 'Few signs that something frightening still weighs on you',
      text: 'Few or none of these troubled you in the past month.',
      help: ['self-help', 'look-again'],
    },
    {
      min: 3,
      max: 3,
      label: 'Possible trauma-related symptoms',
      spec_label: 'suggests trauma impact',
      severity: 2,
      title: 'Some signs that something frightening still weighs on you',
      text: 'Several of these troubled you in the past month. A reason to talk to a therapist, at your own pace.',
      help: ['book', 'someone-close', 'help-lines'],
    },
    {
      min: 4,
      max: 5,
      label: 'Possible trauma-related symptoms',
      spec_label: 'suggests trauma impact',
      severity: 3,
      title: 'Clear signs that something frightening still weighs on you',
      text: 'Most of these troubled you in the past month. Please talk to a therapist soon, at your own pace; this can be helped.',
      help: ['book', 'help-lines', 'someone-close'],
    },
  ],
  source: [
    'Prins A, Bovin MJ, Smolenski DJ, et al. The Primary Care PTSD Screen for DSM-5 (PC-PTSD-5): development and evaluation within a veteran primary care sample. J Gen Intern Med 2016;31:1206-1211.',
    'Bovin MJ, Kimerling R, Weathers FW, et al. Diagnostic accuracy and acceptability of the Primary Care Posttraumatic Stress Disorder Screen for the DSM-5 among US veterans. JAMA Netw Open 2021;4:e2036733.',
  ],
  licence: 'A work of the US Government (VA National Center for PTSD).',
  attribution: 'Prins, Bovin, Smolenski and colleagues; VA National Center for PTSD.',
}
