import type { Guide } from '#domain/library/guide.ts'

export const type2DiabetesFirstWeeks: Guide = {
  slug: 'type-2-diabetes-first-weeks',
  title: 'Type 2 diabetes: the first weeks',
  topic: 'sugar',
  summary: 'What to do first after you hear that you have type 2 diabetes.',
  urgent: 'Vomiting again and again, breathing hard or fast, or very drowsy? Go to a hospital now.',
  sections: [
    {
      heading: 'First, what it is',
      paragraphs: [
        'In type 2 diabetes, sugar stays in the blood instead of feeding the body. Over years, too much sugar can harm the eyes, kidneys, feet and heart.',
        'Many people live long and well with it. You did not cause it by a single mistake. It is also not caused by witchcraft, and you cannot pass it on by touch.',
        'You may feel shocked, sad or angry. Give yourself some days, and talk to someone you trust.',
      ],
    },
    {
      heading: 'This week',
      paragraphs: ['You do not have to change everything at once. Start with these steps.'],
      points: [
        'Ask your clinician what your targets are, and when to come back.',
        'Stop sweet drinks. Drink water instead.',
        'Walk for ten minutes after your main meal.',
        'Look at your feet each evening.',
        'Say it to a person who eats with you, so that they can help.',
      ],
    },
    {
      heading: 'Food',
      paragraphs: [
        'You can eat what your family eats. Take a smaller lump of nshima and more vegetables. Add beans, fish, chicken or eggs. Choose fruit instead of sweets.',
        'Do not skip meals if you take insulin, glibenclamide or gliclazide. Your sugar can fall too low.',
      ],
    },
    {
      heading: 'Medicines',
      paragraphs: [
        'Many people start with metformin tablets. It can upset the stomach in the first weeks. Taking it with food often helps. If it stays bad, ask your clinician before you stop.',
        'Herbs and prayers can comfort you. They do not replace your medicine. Say at the clinic which herbs you use, because some do not go well with tablets.',
      ],
    },
    {
      heading: 'Checks to ask for',
      paragraphs: ['Some harm can be seen early, before you feel it. Ask for these checks.'],
      points: [
        'Blood pressure, at each visit.',
        'Feet, at least once a year.',
        'Eyes, every year or two.',
        'Kidneys, with a test of urine and blood.',
        'HbA1c, a blood test of your sugar over about 3 months.',
      ],
    },
    {
      heading: 'When to get help',
      paragraphs: [
        'Shaking, sweating or confused? Your sugar may be low. Take 1 tablespoon of sugar at once, if you can swallow. Measure after 15 minutes. Still below 3.9 mmol/L? Take the same again. Still low after 3 times? Go to a hospital.',
      ],
      points: [
        '16.7 mmol/L or more: go to a clinic today.',
        '30.0 mmol/L or more, or HI: go to a hospital now.',
        'A new sore on a foot: show it to a clinic within a day.',
        'Pregnant, or planning it: see your clinic soon, and today if your sugar is above 10.0.',
        'Low in mood for two weeks or more: talk to a clinician.',
      ],
    },
  ],
  sources: [
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
    label: 'Open the Diabetes Care Hub',
    to: '/diabetes',
  },
}
