import type { Guide } from '#domain/library/guide.ts'

export const measuringBloodPressureAtHome: Guide = {
  slug: 'measuring-blood-pressure-at-home',
  title: 'Measuring blood pressure at home',
  topic: 'pressure',
  summary: 'How to sit, place the cuff and write down your BP, so that you can trust the numbers.',
  urgent:
    'Chest pain, weakness on one side, trouble speaking or a severe headache? Do not stop to measure. Go to a hospital now.',
  sections: [
    {
      heading: 'Home readings and machines',
      paragraphs: [
        'Many people are tense at a clinic, and the reading is high. At home you can measure on several days. This shows your clinician how your BP really is. An average of 135/85 mmHg at home is like 140/90 at a clinic.',
        'Choose an automatic machine with a cuff for the upper arm. Machines for the wrist or finger are less exact. The cuff must fit. A cuff that is too small gives numbers that are too high.',
        'Take your machine to the clinic once a year. Compare it with theirs. No machine? Ask a clinic or a pharmacy to measure you.',
      ],
    },
    {
      heading: 'Before you measure',
      paragraphs: [
        'Wait half an hour after tea, coffee, a cigarette, a meal or exercise. Go to the toilet first.',
      ],
      points: [
        'Sit on a chair with your back supported.',
        'Put both feet flat on the floor. Do not cross your legs.',
        'Rest your arm on a table, as high as your heart.',
        'Sit quietly for 5 minutes.',
      ],
    },
    {
      heading: 'Now measure',
      paragraphs: [
        'Measure in the morning before your medicines and food, and again in the evening.',
        'The first time, measure both arms. If they differ, use the arm with the higher reading from then on.',
      ],
      points: [
        'Put the cuff on the bare upper arm, above the elbow.',
        'Do not talk, laugh or use your phone.',
        'Measure twice, with a minute between.',
        'Write down both readings, with date and time.',
        'Do it on 3 days or more before you see your clinician.',
        'Bring the list to your visit, or show it on your phone.',
      ],
    },
    {
      heading: 'If the number looks strange',
      paragraphs: [
        'Do not measure again and again. Worry makes it rise. Sit for 5 minutes and measure once more.',
      ],
      points: [
        '180/110 mmHg or more: go to a clinic today, even if you feel well.',
        '180/120 or more twice: go to a clinic or hospital at once.',
        'Upper number below 90 twice, and not usual for you: see a clinician today.',
      ],
    },
    {
      heading: 'If you are pregnant',
      paragraphs: [
        'This also holds for 6 weeks after birth. 140/90 or more needs a clinic today. Is the upper number 160 or more? Or is the lower number 110 or more? Go to a hospital now. Do not measure again first.',
      ],
    },
    {
      heading: 'What not to do',
      paragraphs: [
        'Do not change or stop your medicines because of a good or bad reading. Ask your clinician first.',
      ],
    },
  ],
  sources: [
    {
      title: 'Measuring Your Blood Pressure',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2024,
      url: 'https://www.cdc.gov/high-blood-pressure/measure/index.html',
    },
    {
      title: 'Guideline for the pharmacological treatment of hypertension in adults',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240033986',
    },
    {
      title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng133',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Enter a reading',
    to: '/hypertension',
  },
}
