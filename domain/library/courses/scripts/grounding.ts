import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** Attention to the place, the feet and the breath: 4 seconds in, 6 seconds out. */
export const grounding: Course = {
  id: 'grounding',
  version: 1,
  nodes: {
    ...opening(
      [
        'When fear or anger is strong, the body gets ready to fight or to run. The heart beats fast. This is normal.',
        'In these few minutes you look around, feel your feet and breathe slowly.',
      ],
      'sit',
    ),
    sit: {
      say: [
        'Sit, or stand where you feel safe. Keep your eyes open if you like.',
        'You can stop at any time.',
      ],
      next: 'five',
    },
    five: {
      say: [
        'Look around you slowly. Find five things that you can see.',
        'Say the name of each one in your head. A door. A cup. A tree. Take your time.',
      ],
      choices: [
        { label: 'I have found five', next: 'hear' },
        { label: 'It is dark, or I cannot look', next: 'hear' },
      ],
    },
    hear: {
      say: [
        'Now listen. What can you hear near you? What can you hear far away?',
        'Do not judge the sounds. Only notice them: a voice, a car, a bird.',
      ],
      next: 'feet',
    },
    feet: {
      say: [
        'Put both feet on the ground. Press them down, as if you push the ground away.',
        'Feel your heels. Feel your toes. Then let your feet go soft.',
        'Do this two more times. Drop your shoulders, and open your hands.',
      ],
      next: 'breathe',
    },
    breathe: {
      say: [
        'Now breathe slowly. In through the nose for 4 counts. Out through the mouth for 6 counts.',
        'Does it make you dizzy? Then breathe as you usually do.',
      ],
      breaths: 6,
      choices: [
        { label: 'I have finished', next: 'notice' },
        { label: 'Breathing this way is not good for me', next: 'hold' },
      ],
    },
    hold: {
      say: [
        'That is fine. Not everyone likes to watch the breath.',
        'Hold something cool or rough, such as a cup, a stone or the edge of a table. Feel it with all your fingers for one minute.',
      ],
      next: 'notice',
    },
    notice: {
      say: [
        'Notice how your body is now. Perhaps the hard feeling is still there. It does not have to go.',
        'You are here, in this place, and your feet are on the ground.',
      ],
      choices: [
        { label: 'Continue', next: 'after' },
        { label: 'One more minute of breathing', next: 'breathe' },
      ],
    },
    ...closing([
      'You can do this anywhere: in a minibus, in a queue, or before an exam. It works better with practice.',
      'Try it once a day for a week, also on a calm day. Two minutes are enough.',
      'Do strong fear or bad memories come back often? Then talk to a professional.',
    ]),
  },
}
