import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** One small activity, with the mood before and after it. */
export const getGoing: Course = {
  id: 'get-going',
  version: 1,
  nodes: {
    ...opening(
      [
        'When we feel low, we do less. When we do less, we often feel lower. You can start at the other end: with doing.',
        'You choose one small activity, and do it also when you do not feel like it.',
      ],
      'before-days',
    ),
    'before-days': {
      say: [
        'Think of a time when you felt a little better than now. What did you do on such days?',
      ],
      choices: [
        { label: 'I met people', next: 'people' },
        { label: 'I moved, or was outside', next: 'move' },
        { label: 'I made or finished something', next: 'make' },
        { label: 'I cannot remember such a time', next: 'none' },
      ],
    },
    people: {
      say: [
        'People give strength, also when it is hard to start. It can be very short.',
        'Ideas: greet a neighbour. Call a cousin for five minutes. Sit with others after church. Send a friend a voice note.',
      ],
      next: 'choose',
    },
    move: {
      say: [
        'Moving can lift the mood a little, and it helps you to sleep.',
        'Ideas: walk to the end of the road and back. Sweep the yard. Dance to one song. Play ball with the children.',
      ],
      next: 'choose',
    },
    make: {
      say: [
        'To finish one small thing feels good, even when it is very small.',
        'Ideas: wash five plates. Mend a shirt. Water the plants. Cook one meal. Read one page.',
      ],
      next: 'choose',
    },
    none: {
      say: [
        'When the mood is low, the memory shows mostly hard days. This is common.',
        'Then start with the body. Drink a glass of water. Wash your face. Go into the sun for five minutes.',
      ],
      next: 'choose',
    },
    choose: {
      say: [
        'Choose one activity for today or tomorrow. Make it small: five to fifteen minutes.',
        'Write what you do, and when.',
      ],
      note: {
        key: 'activity',
        label: 'My activity, and when',
        hint: 'Example: Walk to the market with Mutinta at 16:00.',
      },
      next: 'now',
    },
    now: {
      say: ['Could you do a part of it right now, in the next two minutes?'],
      recalls: ['activity'],
      choices: [
        { label: 'Yes, I do it now', next: 'doing' },
        { label: 'No, later', next: 'later' },
      ],
    },
    doing: {
      say: [
        'Good. Put the phone down and do it. The step waits here for you.',
        'Do not wait for the right feeling. It often comes after the first minute.',
      ],
      choices: [
        { label: 'I did it', next: 'did' },
        { label: 'I could not do it', next: 'later' },
      ],
    },
    did: {
      say: [
        'You did it while it was hard. That counts, also if the mood has not changed yet.',
        'Mood often follows slowly. Several small things in a week do more than one big thing.',
      ],
      next: 'stop',
    },
    later: {
      say: [
        'That is fine. Make it easy for later: put the shoes at the door, or tell one person your plan.',
        'When the time comes, start with two minutes only. You may stop after that.',
      ],
      next: 'stop',
    },
    stop: {
      say: [
        'What could stop you? Rain, tiredness, a bad word from others? Have a second plan ready.',
        'For example: “If it rains, I dance to one song in the house.”',
      ],
      note: { key: 'second', label: 'My second plan', isOptional: true },
      next: 'after',
    },
    ...closing(
      [
        'This is your small activity. Notice how you feel before it, and how you feel after it.',
        'Is your mood low on most days for two weeks? Please talk to a professional. Help works, and you need not wait until it is worse.',
      ],
      ['activity', 'second'],
    ),
  },
}
