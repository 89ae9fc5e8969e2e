import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** One thing that matters, and one act for it today. */
export const values: Course = {
  id: 'values',
  version: 1,
  nodes: {
    ...opening(
      [
        'In hard times we easily lose sight of what matters to us. Fear and anger then decide what we do.',
        'In these few minutes you choose one thing that matters, and one small act for it today.',
      ],
      'person',
    ),
    person: {
      say: [
        'Think of a person that you respect. A grandmother, a teacher, a friend.',
        'What do they do that you respect? Perhaps they are honest, or patient, or they share.',
      ],
      next: 'area',
    },
    area: {
      say: ['In which part of your life would you like to do a little more of that?'],
      choices: [
        { label: 'Family and friends', next: 'family' },
        { label: 'Work or school', next: 'work' },
        { label: 'My health', next: 'health' },
        { label: 'Faith and community', next: 'faith' },
      ],
    },
    family: {
      say: [
        'How would you like to be with the people near you? Kind, patient, honest, there for them?',
        'You cannot choose how others are. You can choose how you speak to them today.',
      ],
      next: 'word',
    },
    work: {
      say: [
        'How would you like to work or learn? With care, with courage, fair to others?',
        'A mark or a salary is a goal. How you do the work is yours on every day.',
      ],
      next: 'word',
    },
    health: {
      say: [
        'How would you like to treat your body? As you treat someone you love?',
        'It need not be much. A body notices small things that come every day.',
      ],
      next: 'word',
    },
    faith: {
      say: [
        'What would you like to give to others, or to what you believe in? Time, thanks, help, a song?',
        'Being part of something bigger gives strength in hard times.',
      ],
      next: 'word',
    },
    word: {
      say: ['Write one or two words for how you want to be.'],
      note: { key: 'value', label: 'How I want to be', hint: 'Example: patient with my children.' },
      next: 'act',
    },
    act: {
      say: [
        'Now one small act. Something that you can do today, in less than ten minutes.',
        'It should be yours. Not what others expect, and not what ends a bad feeling only.',
      ],
      recalls: ['value'],
      note: {
        key: 'act',
        label: 'My small act today',
        hint: 'Example: Listen to my son for ten minutes without the phone.',
      },
      next: 'hard',
    },
    hard: {
      say: [
        'Hard thoughts may come: “It is no use”, or “I am too tired”. Notice them, and do the small act with them.',
        'Even a very small act in the right direction counts.',
      ],
      recalls: ['act'],
      choices: [
        { label: 'I can do it today', next: 'after' },
        { label: 'It is still too big', next: 'smaller' },
      ],
    },
    smaller: {
      say: ['Then make it smaller. One sentence, one minute, one glass of water.'],
      note: { key: 'act', label: 'My smaller act' },
      next: 'after',
    },
    ...closing(
      [
        'This is what matters to you, and your act for today.',
        'In the evening, ask yourself: did I do it? How was it? Then choose the next one.',
      ],
      ['value', 'act'],
    ),
  },
}
