import type { Guide } from '#domain/library/guide.ts'

export const whenWorryWillNotStop: Guide = {
  slug: 'when-worry-will-not-stop',
  title: 'When worry will not stop',
  topic: 'worry',
  summary: 'Sort your worries, give them one time of the day, and calm your body.',
  urgent:
    'Do you worry so much that you have thoughts of ending your life? Open the Help now page and talk to someone now.',
  sections: [
    {
      heading: 'First: calm the body',
      paragraphs: ['Worry makes the body tight. A calmer body makes it easier to think.'],
      points: [
        'Breathe in while you count to four, and out while you count to six. Do this ten times.',
        'Let your shoulders drop, and open your hands.',
        'Look around and name five things that you can see.',
        'Walk for ten minutes, if you can.',
      ],
    },
    {
      heading: 'Sort your worries',
      paragraphs: [
        'Write down every worry, one in each row. Beside each, write “I can act” or “I cannot act”.',
        'Can you act? Write the next small step, and a day for it. Example: “The rent is late. On Monday at 10:00 I talk to the landlord.” Then do something else, because the step has its day.',
        'Can you not act? Examples are the rain, the exam that is over, or what people think. Such a worry does not get smaller by more thinking. Use the next section.',
      ],
    },
    {
      heading: 'Give worry one time of the day',
      paragraphs: [
        'Choose 15 minutes and a place, for example 17:00 under the mango tree. Do not choose bedtime.',
        'When a worry comes at another time, write one word and say: “Later, at 17:00.” Then turn to what you are doing. At 17:00, read the words and think about them. Stop when the time is over.',
        'It feels strange at first. It gets easier with daily practice. Many people find that some worries are gone when the time comes.',
      ],
    },
    {
      heading: 'Test the thought',
      paragraphs: ['When we worry, the worst feels certain. Ask yourself:'],
      points: [
        'What do I know for sure, and what do I only guess?',
        'What is most likely to happen?',
        'If the worst happens, who helps me and what do I do first?',
        'What do I say to a friend with this worry?',
      ],
    },
    {
      heading: 'What makes worry stronger',
      paragraphs: [
        'Coffee, energy drinks and alcohol make the heart beat faster, now or the next day. Too little sleep does the same. News and messages all day make worry stronger, so choose two times a day for them.',
        'Asking many people “Will it be all right?” helps for a short time only. It is better to tell one person how you feel.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if you worry on most days for several weeks. Go sooner if worry stops your sleep, work or study. Talking treatments can help, and so can some medicines.',
        'A fast heart, weight loss, shaking and sweating can also come from an illness of the body. A clinician can check this.',
      ],
    },
  ],
  sources: [
    {
      title: 'Generalised anxiety disorder and panic disorder in adults: management (CG113)',
      publisher: 'NICE',
      year: 2011,
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
    {
      title: 'Doing What Matters in Times of Stress',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Check how you feel', to: '/screening' },
}
