import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** Who to ask, what for, and a message to copy. */
export const askingForSupport: Course = {
  id: 'asking-for-support',
  version: 1,
  nodes: {
    ...opening(
      [
        'To ask for help is hard for many people. They fear to be a burden, or that others talk.',
        'In these few minutes you choose one person, and write a short message to them.',
      ],
      'need',
    ),
    need: {
      say: ['What do you need most now?'],
      choices: [
        { label: 'Someone who listens', next: 'listen' },
        { label: 'Help with a task', next: 'task' },
        { label: 'Someone to go with me', next: 'with-me' },
        { label: 'To be safe from someone', to: '/help-now#violence', isDanger: true },
      ],
    },
    listen: {
      say: [
        'Say it openly: “I do not need advice. I need someone to listen.” Then the other person knows what to do.',
        'Ten minutes are enough for a start.',
      ],
      next: 'who',
    },
    task: {
      say: [
        'A small, clear task is easy to say yes to. To watch the children for an hour. To fetch water. To read a letter with you.',
        'Most people like to be asked for something they can do.',
      ],
      next: 'who',
    },
    'with-me': {
      say: [
        'To go to the clinic or the office with someone is much easier. They can wait with you, and remember what was said.',
        'You need not tell them everything to ask for this.',
      ],
      next: 'who',
    },
    who: {
      say: [
        'Who could it be? Think of people who kept a thing for themselves before, and who were kind when you were weak.',
        'It can be a cousin, a neighbour, a friend, a pastor, a teacher or a health worker.',
      ],
      choices: [
        { label: 'I know someone', next: 'name' },
        { label: 'I cannot think of anyone', next: 'no-one' },
      ],
    },
    'no-one': {
      say: [
        'That is a lonely place to be. There are people whose work it is to listen.',
        'Call 933 and say: “I need to talk to someone.” You can also start with a greeting to one person today. It need not be about your trouble.',
      ],
      showsHelplines: true,
      choices: [
        { label: 'I thought of someone', next: 'name' },
        { label: 'Talk to a professional', to: '/appointments-landing' },
        { label: 'Go to the end', next: 'after' },
      ],
    },
    name: {
      say: ['Write who you want to ask, and when you can reach them.'],
      note: {
        key: 'person',
        label: 'Who, and when',
        hint: 'Example: my cousin, after work.',
      },
      next: 'message',
    },
    message: {
      say: [
        'Now write the message, as you speak. Short is good. Say how you are, what you need, and when.',
        'Use one of these if you like: “I am not doing well. Can I call you tonight for ten minutes?” “Can you come with me to the clinic on Friday?”',
      ],
      note: {
        key: 'message',
        label: 'My message',
        hint: 'You can copy it at the end. Nothing is sent from here.',
      },
      next: 'answer',
    },
    answer: {
      say: [
        'They may say no, or answer late. That is often about their day, and not about you.',
        'So have a second person in mind. Asking two people is wise.',
      ],
      note: { key: 'second', label: 'A second person', isOptional: true },
      next: 'after',
    },
    ...closing(
      [
        'Here are your words. Copy the message, and send it from your own phone when you are ready.',
        'Did they help? Thank them, and tell them what it did for you.',
      ],
      ['person', 'message', 'second'],
    ),
  },
}
