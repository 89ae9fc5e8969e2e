import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** One problem that can be changed, three ideas, and one step with a time, a place and a person. */
export const problemSteps: Course = {
  id: 'problem-steps',
  version: 1,
  nodes: {
    ...opening(
      [
        'Many problems at once feel too big. So we take one of them, and one small step.',
        'Paper helps, but you can also write here.',
      ],
      'list',
    ),
    list: {
      say: ['Write down what troubles you now. A few words for each are enough.'],
      note: {
        key: 'problems',
        label: 'My problems',
        hint: 'Example: rent, exam in May, quarrel with my brother.',
      },
      next: 'sort',
    },
    sort: {
      say: [
        'Look at your list. Some of these you can change, at least in part. Some you cannot change.',
        'Is there one that you can change a little this week?',
      ],
      recalls: ['problems'],
      choices: [
        { label: 'Yes', next: 'choose' },
        { label: 'No, I can change none of them', next: 'cannot' },
        { label: 'Someone hurts me or threatens me', to: '/help-now#violence', isDanger: true },
      ],
    },
    cannot: {
      say: [
        'Some things are out of our hands: an illness, a death, the weather, what others do.',
        'Then a small step can be about you: to rest, to eat, to tell one person how hard it is.',
      ],
      choices: [
        { label: 'I will choose such a step', next: 'choose' },
        { label: 'I would like to ask someone for support', to: '/courses/asking-for-support' },
      ],
    },
    choose: {
      say: ['Choose only one. It need not be the biggest. A smaller one is a good start.'],
      note: {
        key: 'problem',
        label: 'The one I choose',
        hint: 'Example: I owe two months of rent.',
      },
      next: 'ideas',
    },
    ideas: {
      say: [
        'Now find three ideas. They do not have to be good. A strange idea can lead to a better one.',
        'What would you tell a friend to try? Who could help? What has worked before?',
      ],
      recalls: ['problem'],
      note: {
        key: 'ideas',
        label: 'Three ideas',
        hint: 'Example: talk to the landlord, ask my aunt, find work on Saturdays.',
      },
      next: 'pick',
    },
    pick: {
      say: [
        'Which idea can you do, and does not harm you or others? Take that one.',
        'Make it so small that you can do it in one day.',
      ],
      recalls: ['ideas'],
      note: {
        key: 'step',
        label: 'My step',
        hint: 'Example: Call the landlord and offer K300 on Friday.',
      },
      next: 'when',
    },
    when: {
      say: ['A step with a time is done more often. When, where, and with who?'],
      recalls: ['step'],
      note: {
        key: 'when',
        label: 'When, where and with who',
        hint: 'Example: Tuesday at 17:00, at home, with Mutinta.',
      },
      next: 'block',
    },
    block: {
      say: ['How sure are you that you will do it?'],
      choices: [
        { label: 'Quite sure', next: 'check' },
        { label: 'Not sure', next: 'smaller' },
      ],
    },
    smaller: {
      say: ['Make the step smaller, or ask someone to help.', 'Change your words here.'],
      note: { key: 'step', label: 'My smaller step' },
      next: 'check',
    },
    check: {
      say: [
        'Look at it again in two days. Did you do it? What did you learn? What is the next step?',
        'If you did not do it, the step was too big. That is no shame.',
      ],
      next: 'after',
    },
    ...closing(
      [
        'This is your plan. Put it where you see it, or tell one person about it today.',
        'Come back in two days. Your plan is shown on the page of the courses, if you let this phone keep it.',
      ],
      ['step', 'when'],
    ),
  },
}
