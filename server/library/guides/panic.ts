import type { Guide } from '#domain/library/guide.ts'

export const panic: Guide = {
  slug: 'panic',
  title: 'Panic: what happens and what helps',
  topic: 'worry',
  summary: 'Sudden strong fear with a racing heart: what to do now, and how to have it less often.',
  urgent:
    'Pain or pressure in the chest, fainting, a weak arm, or breathing that does not get better? Go to hospital now. Do this also if it is the first time.',
  sections: [
    {
      heading: 'During panic',
      paragraphs: [
        'Did a clinician check you before and say that it is panic? Then do these steps.',
      ],
      points: [
        'Stay where you are, if it is safe. Sit down, or lean on a wall.',
        'Say to yourself: “This is panic. It is very unpleasant, and it will pass.”',
        'Breathe out slowly, longer than you breathe in. Count to four in, and to six out.',
        'Feel your feet on the ground. Name five things that you see.',
        'Do not fight the fear. Let it come, and let it go.',
        'When it gets less, continue what you were doing, slowly.',
      ],
    },
    {
      heading: 'What happens in the body',
      paragraphs: [
        'The body acts as if there were a danger, such as a snake. The heart beats fast to send blood to the legs. You breathe fast, and this makes you dizzy. Your fingers may tingle. You may sweat, shake or feel sick.',
        'Many people think: “I am dying” or “I am losing my mind.” Panic does not do this. Most attacks end within 5 to 30 minutes. Afterwards you are very tired.',
      ],
    },
    {
      heading: 'Why it comes back',
      paragraphs: [
        'After the first time, people often fear the next one. They watch their heart. They stop using minibuses, markets or church. Each time they stay away, the fear gets stronger.',
        'So go back in small steps. First stand near the bus station with a friend. Next, ride one stop. Then ride further, and later without your friend. Stay in each step until the fear gets less. Repeat it on several days.',
      ],
    },
    {
      heading: 'Less often',
      paragraphs: ['These things make panic less likely:'],
      points: [
        'Drink less coffee, strong tea and energy drinks.',
        'Eat at regular times. Low sugar feels like panic.',
        'Sleep enough and move each day.',
        'Do not use alcohol to calm down. The fear is stronger the next day.',
        'Practise slow breathing twice a day when you are calm.',
      ],
    },
    {
      heading: 'How others can help',
      paragraphs: [
        'Stay with the person and speak calmly. Breathe slowly yourself, so that they can follow. Do not crowd around them. Do not use a bag for breathing, because it can be dangerous.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'See a clinician after the first attack. Heart, lungs, thyroid, low blood and low sugar can cause the same signs. Do you have asthma or diabetes? Use your inhaler or measure your sugar first.',
        'Book a visit if panic comes again, or if you stay away from places. Talking treatments help many people. If life feels too hard, open the Help now page.',
      ],
    },
  ],
  sources: [
    {
      title: 'Panic disorder',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/mental-health/conditions/panic-disorder/',
    },
    {
      title: 'Generalised anxiety disorder and panic disorder in adults: management (CG113)',
      publisher: 'NICE',
      year: 2011,
      url: 'https://www.nice.org.uk/guidance/cg113',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
