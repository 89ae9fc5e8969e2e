import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** A list of worries before the night, and rules for the bed. */
export const sleep: Course = {
  id: 'sleep',
  version: 1,
  nodes: {
    ...opening(
      [
        'Bad nights are common in hard times. One bad night does no harm, even if it feels awful.',
        'First you put your worries on a list. Then you choose one rule for your bed.',
      ],
      'when',
    ),
    when: {
      say: ['When do you do this course?'],
      choices: [
        { label: 'It is night, and I lie awake', next: 'night' },
        { label: 'It is day or evening', next: 'day' },
      ],
    },
    night: {
      say: [
        'Make the screen darker. Do not look at the clock again. Counting the hours makes you more awake.',
        'Have you been awake for a long time? Get up for a while. Sit in a dim place, and do something quiet until you feel sleepy.',
      ],
      next: 'list',
    },
    day: {
      say: [
        'Good. A list of worries works best two hours before bed, and not in bed.',
        'Take paper, or write here. It takes five minutes.',
      ],
      next: 'list',
    },
    list: {
      say: [
        'Write what goes round in your head. A few words for each.',
        'On paper or here, it cannot get lost. So your head does not have to hold it all night.',
      ],
      note: {
        key: 'worries',
        label: 'My worry list',
        hint: 'Only you see this. Example: school fees, my mother, the meeting.',
        isOptional: true,
      },
      next: 'tomorrow',
    },
    tomorrow: {
      say: [
        'Take the worry that is loudest. What is the first small thing that you can do about it tomorrow?',
        'If there is nothing you can do, write: “Not for tonight.”',
      ],
      recalls: ['worries'],
      note: {
        key: 'tomorrow',
        label: 'First thing tomorrow',
        hint: 'Example: Ask at the school at 08:00.',
        isOptional: true,
      },
      next: 'body',
    },
    body: {
      say: [
        'Now the body. Let your jaw go soft. Drop your shoulders. Let your hands be heavy.',
        'Breathe out for longer than you breathe in. Sleep cannot be forced. Rest is good for you, too.',
      ],
      breaths: 6,
      next: 'rules',
    },
    rules: {
      say: ['Some habits help many people. Choose one for this week.'],
      choices: [
        { label: 'Get up at the same time every day', next: 'rise' },
        { label: 'No phone in the last half hour', next: 'phone' },
        { label: 'No tea, coffee or cola after 15:00', next: 'tea' },
        { label: 'My nights are loud, or I work at night', next: 'shared' },
      ],
    },
    rise: {
      say: [
        'Get up at the same time, also after a bad night and on Sunday. Then your body learns when night is.',
        'Do not sleep longer than half an hour by day.',
      ],
      next: 'why',
    },
    phone: {
      say: [
        'News and messages keep the head awake. Put the phone out of reach, with the sound off.',
        'Read, pray, fold clothes or talk quietly with someone instead.',
      ],
      next: 'why',
    },
    tea: {
      say: [
        'Tea, coffee, cola and energy drinks keep you awake for many hours. Alcohol makes you sleepy, but the night gets worse.',
        'Drink water after 15:00, and eat the last big meal two or three hours before bed.',
      ],
      next: 'why',
    },
    shared: {
      say: [
        'A cloth over the eyes and cotton in the ears can help. Agree on a quiet time with the others.',
        'After a night shift, make the room dark, and sleep at the same time each day.',
      ],
      next: 'why',
    },
    why: {
      say: ['Does something else wake you?'],
      choices: [
        { label: 'Bad dreams, or fear of someone', next: 'fear' },
        { label: 'Pain, cough or going to the toilet often', next: 'body-help' },
        { label: 'Nothing else', next: 'after' },
      ],
    },
    fear: {
      say: [
        'Bad dreams often come after something terrible. When you wake, put your feet on the ground, and say where you are and what day it is.',
        'Are you afraid of someone at home? Then you need safety first, not better sleep.',
      ],
      choices: [
        { label: 'I am not safe at home', to: '/help-now#violence', isDanger: true },
        { label: 'I am safe. Continue', next: 'after' },
      ],
    },
    'body-help': {
      say: [
        'Then see a clinician. Pain, high sugar, a cough or loud snoring can keep people awake, and can be treated.',
        'Say how many nights a week it happens, and for how long.',
      ],
      next: 'after',
    },
    ...closing(
      [
        'Keep your rule for one week. Nights get better slowly.',
        'Do you sleep badly on three nights a week, for a month? Talk to a clinician. There is help that works.',
      ],
      ['tomorrow'],
    ),
  },
}
