import type { Guide } from '#domain/library/guide.ts'

export const fallingAsleep: Guide = {
  slug: 'falling-asleep',
  title: 'Falling asleep',
  topic: 'sleep',
  summary: 'What helps when sleep does not come, and what keeps it away.',
  urgent:
    'Have you hardly slept for some nights but feel full of energy, or hear voices? See a clinician today. If you have thoughts of ending your life, open the Help now page.',
  sections: [
    {
      heading: 'Tonight',
      paragraphs: [
        'You cannot force sleep. You can only make it easy for sleep to come. One bad night does no harm, so you do not need to be afraid of it.',
      ],
      points: [
        'In the last hour, do quiet things: wash, pray, read, talk softly, plan the next day on paper.',
        'Put the phone where you cannot reach it from the bed.',
        'Go to bed only when you are sleepy.',
        'Breathe in while you count to four, and out while you count to six. Do this ten times.',
        'Are you still awake after about 20 minutes? Get up and sit in dim light until you are sleepy.',
        'Turn the clock away. Counting the hours keeps you awake.',
      ],
    },
    {
      heading: 'The same time every morning',
      paragraphs: [
        'The time when you get up matters more than the time when you go to bed. Choose one time and keep it every day, also after a bad night and on Sunday.',
        'Go outside soon after you get up. Morning light helps your body to know when the night comes. Walk, sweep the yard or work in the garden.',
        'If you need a nap, keep it short, and not late in the day.',
      ],
    },
    {
      heading: 'What keeps sleep away',
      paragraphs: ['Try to change one thing this week, and a second one next week.'],
      points: [
        'Tea, coffee, cola and energy drinks in the afternoon or evening.',
        'Alcohol. You fall asleep faster, but you wake up early and sleep badly.',
        'Tobacco, above all in the evening.',
        'A big plate of nshima late at night. Eat some hours before bed.',
        'News, football and messages in bed.',
        'Lying in bed for work, study or worry.',
      ],
    },
    {
      heading: 'When thoughts come at night',
      paragraphs: [
        'Write each worry on paper before bed, with one small step for tomorrow. Then close the paper. If a new thought comes in the night, write one word and return to it by day.',
        'It does not help to fight with your thoughts. Let them pass, and bring your attention back to your breath.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if you sleep badly on most nights for a month. Go sooner if you are too tired to work or drive safely. Go sooner, too, if you feel low or afraid on most days.',
        'Tell the clinician if you snore loudly and stop breathing, or if pain wakes you. Tell them too if you pass urine many times at night. These can have a cause that can be treated.',
        'Some medicines disturb sleep. Ask before you stop or move a tablet. Do not take sleeping tablets from a friend or a market.',
      ],
    },
  ],
  sources: [
    {
      title: 'Insomnia',
      publisher: 'NHS',
      year: 2024,
      url: 'https://www.nhs.uk/conditions/insomnia/',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Check how you feel', to: '/screening' },
}
