import type { Instrument } from './instrument.ts'

export const who5: Instrument = {
  id: 'WHO-5',
  name: 'World Health Organization-Five Well-Being Index',
  subject: 'Well-being',
  wording_version: 'en-1',
  timeframe: 'last two weeks',
  stem: 'Please indicate for each of the five statements which is closest to how you have been feeling over the last two weeks.',
  stem_continuation: 'Notice that higher numbers mean better well-being.',
  items: [
    { text: 'I have felt cheerful and in good spirits' },
    { text: 'I have felt calm and relaxed' },
    { text: 'I have felt active and vigorous' },
    { text: 'I woke up feeling fresh and rested' },
    { text: 'My daily life has been filled with things that interest me' },
  ],
  choices: [
    { label: 'All of the time', value: 5 },
    { label: 'Most of the time', value: 4 },
    { label: 'More than half of the time', value: 3 },
    { label: 'Less than half of the time', value: 2 },
    { label: 'Some of the time', value: 1 },
    { label: 'At no time', value: 0 },
  ],
  score_factor: 4,
  range: { min: 0, max: 100 },
  is_better_when: 'higher',
  bands: [
    {
      // The index moves in steps of 4, so "50 or less" and "raw below 13" are one rule.
      min: 0,
      max: 50,
      label: 'Low well-being',
      spec_label: 'struggling',
      severity: 2,
      title: 'Lower well-being than usual',
      text: 'The last two weeks seem to have been hard on you. A reason to talk to someone you trust, or to one of our therapists.',
      help: ['book', 'someone-close', 'self-help', 'help-lines'],
    },
    {
      min: 51,
      max: 100,
      label: 'Well-being not flagged',
      spec_label: 'positive',
      severity: 0,
      title: 'Your well-being looks steady',
      text: 'You found enough calm, energy and interest in these two weeks. Keep up what does you good.',
      help: ['self-help', 'look-again'],
    },
  ],
  source: [
    'Topp CW, Østergaard SD, Søndergaard S, Bech P. The WHO-5 Well-Being Index: a systematic review of the literature. Psychother Psychosom 2015;84:167-176.',
    'World Health Organization, WHO-UCN-MSD-MHE-2024.01.',
  ],
  licence:
    'CC BY-NC-SA 3.0 IGO. The wording is unchanged, and it is free of charge here for everyone.',
  attribution:
    'World Health Organization-Five Well-Being Index (WHO-5). World Health Organization, 2024.',
}
