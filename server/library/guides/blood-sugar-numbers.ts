import type { Guide } from '#domain/library/guide.ts'

export const bloodSugarNumbers: Guide = {
  slug: 'blood-sugar-numbers',
  title: 'What blood sugar numbers mean',
  topic: 'sugar',
  summary: 'The usual targets in mmol/L, and what to do when sugar is low or high.',
  urgent:
    'Sugar of 30.0 mmol/L or more, or the meter shows HI? Go to a hospital now. Is someone with diabetes very drowsy, in a fit, or not waking up? Give nothing by mouth, lay them on their side and open the Help now page.',
  sections: [
    {
      heading: 'What the number is',
      paragraphs: [
        'A meter shows how much sugar is in your blood. Many meters show mmol/L. Some show mg/dL: 7.0 mmol/L is the same as 126 mg/dL. Check which unit your meter shows.',
        'Sugar rises after food and falls before the next meal. So always write down when you measured: before a meal, after a meal or at bedtime.',
      ],
    },
    {
      heading: 'Usual targets with diabetes',
      paragraphs: ['Your clinician may set other targets for you. Use yours.'],
      points: [
        'Before a meal: 4.4 to 7.2 mmol/L.',
        'One to two hours after the start of a meal: below 10.0 mmol/L.',
        'Pregnant: below 5.3 fasting, below 7.8 one hour after a meal, below 6.7 after two hours.',
      ],
    },
    {
      heading: 'Low: below 3.9 mmol/L, or LO',
      paragraphs: [
        'You may shake, sweat, feel hungry or confused. Act at once, if you can swallow.',
      ],
      points: [
        'Take 1 tablespoon of sugar or honey, or a small glass of a sweet drink. Diet drinks do not help.',
        'Wait 15 minutes. Measure again. Still low? Take the same again.',
        'Still low after 3 times? Go to a hospital now.',
        'Better? Eat a meal or a snack. Do not drive for 45 minutes.',
        'You use insulin, glibenclamide or gliclazide? See a clinician today. It can fall again.',
      ],
    },
    {
      heading: 'High: above 10.0 mmol/L',
      paragraphs: [
        'Drink water. Take only the doses planned for today. Measure again in 2 hours. High on several days? Show your readings to a clinician.',
      ],
      points: [
        '13.9 or more: still this high after 2 hours? See a clinician today.',
        '16.7 or more: go to a clinic today, even if the next reading is lower.',
        '30.0 or more, or HI: go to a hospital now. Do not drive yourself.',
      ],
    },
    {
      heading: 'High sugar with these signs: hospital now',
      paragraphs: [
        'At 13.9 or more, look for these signs. Any of them means: go to a hospital now. Never stop insulin on the way.',
      ],
      points: [
        'Vomiting again and again.',
        'Pain in the belly.',
        'Breathing hard or fast.',
        'Breath that smells of fruit.',
        'Confused or very drowsy.',
      ],
    },
    {
      heading: 'If you do not have diabetes',
      paragraphs: ['A meter at home cannot say if you have diabetes. A clinic can test you.'],
      points: [
        'Fasting 6.1 to 6.9: ask for a test at your next visit.',
        'Fasting 7.0 or more, or above 10.0 at another time: ask for a test this week.',
        'Go today if you are very thirsty, pass a lot of urine or lose weight. Children under 18 go today too.',
        'Pregnant and above 10.0: see your clinic today.',
      ],
    },
  ],
  sources: [
    {
      title: '6. Glycemic Goals and Hypoglycemia: Standards of Care in Diabetes—2025',
      publisher: 'American Diabetes Association',
      year: 2025,
      url: 'https://doi.org/10.2337/dc25-S006',
    },
    {
      title: 'Diagnosis and management of type 2 diabetes (HEARTS-D)',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/who-ucn-ncd-20.1',
    },
    {
      title: 'Low blood sugar (hypoglycaemia)',
      publisher: 'NHS',
      year: 2023,
      url: 'https://www.nhs.uk/conditions/low-blood-sugar-hypoglycaemia/',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Enter a reading',
    to: '/diabetes',
  },
}
