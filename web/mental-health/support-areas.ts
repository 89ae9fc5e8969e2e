import { beforeStopping, withdrawalEmergency } from '#domain/safety/alcohol.ts'

/**
 * Support areas (docs/specification.md, "Mental health"): twelve, each with an honest sentence of ours.
 */
export const supportAreas: readonly { title: string; text: string }[] = [
  {
    title: 'Low mood',
    text: 'Days that feel grey, nothing that gives joy, and no strength for what used to be easy.',
  },
  {
    title: 'Anxiety and worry',
    text: 'Thoughts that run in circles, a heart that races, and a worry that does not wait its turn.',
  },
  {
    title: 'Stress',
    text: 'Too much at once: money, work, family, and no moment to put any of it down.',
  },
  {
    title: 'Sleep',
    text: 'Lying awake, waking too early, or sleeping long and rising tired.',
  },
  {
    title: 'Grief',
    text: 'Someone has died or gone, and life around you carries on as if nothing had happened.',
  },
  {
    title: 'Relationships',
    text: 'Quarrels, silence, jealousy or a parting. If someone hurts you, this is about your safety too.',
  },
  {
    title: 'Trauma',
    text: 'Something terrible happened, and it comes back in dreams, in pictures, in your body.',
  },
  {
    title: 'Alcohol and drugs',
    text: 'It helped at first. Now it takes more than it gives, or those close to you say so.',
  },
  {
    title: 'Burnout at work or study',
    text: 'You do what must be done and feel nothing, and rest does not rest you any more.',
  },
  {
    title: 'New parents',
    // When a low mood after a birth is an emergency. Sources: NICE CG192 (sudden illness after a birth: seen
    // within 4 hours), mhGAP.
    text: 'A baby is here, and you are tired, afraid or sad. That is common, and it can be helped. Go to a hospital today if you hear voices, feel confused, or have not slept for nights. Go today, too, if you fear that you may harm the baby or yourself.',
  },
  {
    title: 'Living with a long illness',
    text: 'Pressure, sugar, HIV, pain: tablets every day, and worry about what comes next.',
  },
  {
    title: 'Self-esteem',
    text: 'A voice that says you are not good enough, whatever you do, even when others praise you.',
  },
]

/** Things to try today, in our own text. None of them needs money or a purchase. */
export const smallSteps: readonly { title: string; text: string }[] = [
  {
    title: 'Breathe out slowly',
    text: 'Breathe in while you count to four, out while you count to six. Ten times. The long way out calms the body.',
  },
  {
    title: 'Move a little',
    text: 'Ten minutes on foot, to the market or around the yard. Mood follows the legs more often than the legs follow mood.',
  },
  {
    title: 'One thing you can finish',
    text: 'Wash the cups, sweep the step, answer one message. A small task that is done is better than a large one that is not.',
  },
  {
    title: 'Tell one person',
    text: '“I have not been well lately. Can I sit with you?” You need not explain it.',
  },
  {
    title: 'A steady hour for sleep',
    text: 'Rise at the same time each day, also after a bad night. Leave the phone in another room.',
  },
  {
    title: 'Put the worry on paper',
    text: 'Write down your worries. Beside each, write what you can do about it this week, and what you cannot.',
  },
  {
    title: 'Alcohol and sleep',
    text: `Alcohol can help you fall asleep. Then it breaks your sleep and lowers your mood the next day. ${beforeStopping} ${withdrawalEmergency}`,
  },
]
