import { closing, opening } from '../common-steps.ts'
import type { Course } from '../script.ts'

/** To notice a thought, to name it, and to return to what one does. */
export const unhooking: Course = {
  id: 'unhooking',
  version: 1,
  nodes: {
    ...opening(
      [
        'Some thoughts come back again and again. They pull you away from the people and the work in front of you.',
        'In these few minutes you notice such a thought and give it a name. Then you come back to what you do.',
      ],
      'kind',
    ),
    kind: {
      say: ['What kind of thought is it?'],
      choices: [
        { label: 'A worry about what may happen', next: 'worry' },
        { label: 'Something from the past', next: 'past' },
        { label: 'A bad word about myself', next: 'self' },
        { label: 'I do not want to live', to: '/safety', isDanger: true },
      ],
    },
    worry: {
      say: [
        'A worry tries to keep you safe. It looks for danger before it comes.',
        'But a worry is not the same as a fact. Many things that we fear do not happen.',
      ],
      next: 'write',
    },
    past: {
      say: [
        'The mind goes back to what hurt us. It wants to make sense of it.',
        'You cannot change that day. You can choose what you do in this minute.',
      ],
      next: 'write',
    },
    self: {
      say: [
        'Most people have a hard voice inside. It is loud when we are tired or sad.',
        'A hard word in your head is still only a word. You are more than that word.',
      ],
      next: 'write',
    },
    write: {
      say: ['Write the thought in a few words, as it sounds in your head.'],
      note: {
        key: 'thought',
        label: 'The thought',
        hint: 'Only you see this. Example: I will fail.',
        isOptional: true,
      },
      next: 'name',
    },
    name: {
      say: [
        'Now put these words before it: “I notice that I have the thought that…” Say it slowly, two times.',
        'Is there a little more space between you and the thought? It may be small. That is enough.',
      ],
      recalls: ['thought'],
      next: 'place',
    },
    place: {
      say: [
        'Where in your body do you feel it? In the chest, the belly, the neck?',
        'Breathe out slowly. You do not have to push the feeling away. Let it be there for these few breaths.',
      ],
      breaths: 3,
      next: 'back',
    },
    back: {
      say: [
        'Now come back. What is in front of you? Who is near you? What were you doing?',
        'Give it all your attention for one minute: the taste of the food, the voice of a child, the water on your hands.',
      ],
      choices: [
        { label: 'I came back for a while', next: 'again' },
        { label: 'The thought pulled me away', next: 'pulled' },
      ],
    },
    pulled: {
      say: [
        'That happens to everyone. You noticed it, and noticing is the skill.',
        'Say “There is that thought again”, feel your feet, and come back once more.',
      ],
      next: 'again',
    },
    again: {
      say: [
        'The thought will come again. Each time you have three small steps: notice it, name it, come back.',
        'It gets easier when you practise with small thoughts first.',
      ],
      next: 'after',
    },
    ...closing(
      [
        'Notice it. Name it. Come back. You can do it while you cook, walk or wait.',
        'Is there a real problem behind the worry? Then the course “One problem, one step” can help you to plan.',
      ],
      ['thought'],
    ),
  },
}
