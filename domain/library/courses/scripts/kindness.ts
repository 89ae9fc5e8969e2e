import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** To speak to oneself as to a friend. */
export const kindness: Course = {
  id: 'kindness',
  version: 1,
  nodes: {
    ...opening(
      [
        'Many people are kind to others and hard on themselves. A hard voice makes us tired, and does not make us better.',
        'In these few minutes you practise to speak to yourself as you speak to a friend.',
      ],
      'what',
    ),
    what: {
      say: ['What are you hard on yourself about?'],
      choices: [
        { label: 'A mistake that I made', next: 'mistake' },
        { label: 'That I do not do enough', next: 'enough' },
        { label: 'How I look or who I am', next: 'who' },
        { label: 'Something that was done to me', next: 'done' },
        { label: 'I want to hurt myself', to: '/safety', isDanger: true },
      ],
    },
    mistake: {
      say: [
        'Everyone makes mistakes. It hurts because you care about doing right.',
        'You can be sorry, and you can put things right. You do not have to be beaten by your own words as well.',
      ],
      next: 'voice',
    },
    enough: {
      say: [
        'There is always more to do. A day has only so many hours, and you have only two hands.',
        'You carry a lot. To rest is not to be lazy.',
      ],
      next: 'voice',
    },
    who: {
      say: [
        'Other people have often put such words into our heads. We repeat them, and then they feel true.',
        'You do not have to earn the right to be treated well.',
      ],
      next: 'voice',
    },
    done: {
      say: [
        'What others did to you is not your fault. Not then, and not now.',
        'You do not have to carry it without help. A person who listens can be found, at any time of day.',
      ],
      choices: [
        { label: 'See who can help', to: '/help-now#violence', isDanger: true },
        { label: 'Continue', next: 'voice' },
      ],
    },
    voice: {
      say: ['What does the hard voice say to you? Write it as you hear it.'],
      note: {
        key: 'hard',
        label: 'The hard voice says',
        hint: 'Only you see this. Example: Again you got it wrong.',
        isOptional: true,
      },
      next: 'friend',
    },
    friend: {
      say: [
        'Now think of someone you love. A child, a sister, a friend. They come to you with the same trouble.',
        'What would you say to them? How would your voice sound? Write it.',
      ],
      recalls: ['hard'],
      note: {
        key: 'kind',
        label: 'What I would say to them',
        hint: 'Example: You tried. Today was hard. You can rest now.',
      },
      next: 'hand',
    },
    hand: {
      say: [
        'Put a hand on your chest, or hold one hand with the other. Feel that it is warm.',
        'Breathe slowly. With each breath out, say your own kind words to yourself.',
      ],
      recalls: ['kind'],
      breaths: 4,
      choices: [
        { label: 'I did it', next: 'act' },
        { label: 'It feels strange', next: 'strange' },
      ],
    },
    strange: {
      say: [
        'It feels strange to most people at first. You have heard the hard voice for many years.',
        'You need not believe the kind words yet. It is enough to say them.',
      ],
      next: 'act',
    },
    act: {
      say: ['Choose one kind thing for your body today.'],
      choices: [
        { label: 'Eat a meal in peace', next: 'after' },
        { label: 'Rest for ten minutes', next: 'after' },
        { label: 'Go outside for a short walk', next: 'after' },
        { label: 'Talk with someone who is good to me', next: 'after' },
      ],
    },
    ...closing(
      [
        'When the hard voice comes, stop for a moment. Ask: what would I say to a friend?',
        'Keep your kind words where you see them. Say them aloud once a day.',
      ],
      ['kind'],
    ),
  },
}
