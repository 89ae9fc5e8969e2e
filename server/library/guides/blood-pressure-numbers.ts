import type { Guide } from '#domain/library/guide.ts'

export const bloodPressureNumbers: Guide = {
  slug: 'blood-pressure-numbers',
  title: 'What your blood pressure numbers mean',
  topic: 'pressure',
  summary: 'How to read the two numbers of a BP reading, and what to do at each level.',
  urgent:
    '180/120 mmHg or more with chest pain, weakness on one side, trouble speaking or severe headache? Go to a hospital now.',
  sections: [
    {
      heading: 'Two numbers',
      paragraphs: [
        'BP means blood pressure. It is how hard the blood presses inside your blood vessels. A reading has two numbers, such as 128/82 mmHg.',
        'The upper number is the pressure when the heart beats. The lower number is the pressure when it rests. If either number is too high, the reading is too high.',
      ],
    },
    {
      heading: 'What to do at each level',
      paragraphs: [
        'These levels are for adults who are not pregnant. If your clinician gave you a target of your own, follow that.',
      ],
      points: [
        'Below 120/80: this is the best range.',
        'Up to 139/89: a little high. Less salt and a daily walk help.',
        '140/90 or more: measure on 3 days or more. If it is high on most days, see a clinician within 4 weeks.',
        '160/100 or more: see a clinician within a week.',
        '180/110 or more: go to a clinic today, even if you feel well.',
      ],
    },
    {
      heading: '180/120 or more',
      paragraphs: [
        'Look for the signs below. If you have any of them, go to the nearest hospital now.',
        'None of them? Sit still for 5 minutes and measure again. Is it still 180/120 or more? Go to a clinic or hospital at once. Is it lower now? See a clinician today all the same.',
      ],
      points: [
        'Chest pain, or pain in the back.',
        'Short of breath.',
        'Numb or weak on one side.',
        'Trouble seeing or speaking.',
        'Confused, dizzy or vomiting.',
        'Severe headache, or a fit.',
      ],
    },
    {
      heading: 'Low numbers',
      paragraphs: [
        'An upper number below 90 is low. Sit or lie down, and measure again. Still below 90, and not usual for you? See a clinician today.',
        'Go to a hospital now if you also faint, bleed or have a fever. Go now if you are cold and sweating, or confused. Still below 80 after you measured again? Go now too.',
      ],
    },
    {
      heading: 'Pregnant, or gave birth in the last 6 weeks',
      paragraphs: [
        '140/90 or more needs a clinic the same day. Is the upper number 160 or more? Or is the lower number 110 or more? Go to a hospital now. Do not wait for a second reading.',
      ],
    },
    {
      heading: 'A single reading is not a diagnosis',
      paragraphs: [
        'BP changes with pain, worry, walking and a full bladder. Clinics in Zambia usually treat from 140/90. With diabetes, heart or kidney disease, they treat from 130.',
        'High BP often has no signs at all. Only measuring shows it.',
      ],
    },
  ],
  sources: [
    {
      title: 'Guideline for the pharmacological treatment of hypertension in adults',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240033986',
    },
    {
      title: 'When To Call 911 About High Blood Pressure',
      publisher: 'American Heart Association',
      year: 2025,
      url: 'https://www.heart.org/en/health-topics/high-blood-pressure/understanding-blood-pressure-readings/hypertensive-crisis-when-you-should-call-911-for-high-blood-pressure',
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
