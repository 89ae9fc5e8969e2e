import type { Guide } from '#domain/library/guide.ts'

export const startingToMove: Guide = {
  slug: 'starting-to-move',
  title: 'Starting to move',
  topic: 'movement',
  summary: 'How to start with a few minutes a day, and who should ask a clinician first.',
  urgent:
    'Chest pain, fainting or bad shortness of breath while you move? Stop, sit down and get help now.',
  sections: [
    {
      heading: 'What counts',
      paragraphs: [
        'You do not need a gym or special clothes. Walking fast, digging, sweeping, dancing in church and carrying water all count.',
        'WHO advises adults to move for 150 to 300 minutes a week. That is about 30 minutes on most days. Any amount is better than none.',
      ],
    },
    {
      heading: 'What it does for you',
      paragraphs: [
        'Moving helps blood pressure, blood sugar, sleep and mood. It makes heart disease and some cancers less likely. You do not have to lose weight to get these benefits.',
      ],
    },
    {
      heading: 'Ask a clinician first',
      paragraphs: ['Most people can start slowly today. Ask before you start in these cases.'],
      points: [
        'You have heart disease, or had a stroke.',
        'You get chest pain, dizziness or short breath with little effort.',
        'Your BP is 160/100 mmHg or more. At 180/110 or more, go to a clinic today.',
        'You have a sore on your foot.',
        'You are pregnant and have bleeding, pain or high BP.',
        'You have had an operation, or gave birth in the last 6 weeks.',
      ],
    },
    {
      heading: 'A plan for four weeks',
      paragraphs: [
        'Walk at a speed at which you can still talk, but not sing. If a week is too hard, repeat it.',
      ],
      points: [
        'Week 1: 10 minutes on 5 days.',
        'Week 2: 15 minutes on 5 days.',
        'Week 3: 20 minutes, with 5 of them faster.',
        'Week 4: 30 minutes on 5 days. Two walks of 15 minutes are as good.',
      ],
    },
    {
      heading: 'Make it stay',
      paragraphs: [
        'Link the walk to something you already do. Get off the minibus a stop early. Walk to church or to the market. Go with a neighbour, so that both of you come.',
        'Walk in the cool of the morning or late afternoon. Choose a safe road with other people. Drink water. Mark each walk on a calendar. You missed some days? Start again today, with a shorter walk.',
        'Sit less too. Stand up every half hour and walk around the room.',
      ],
    },
    {
      heading: 'With diabetes or BP tablets',
      paragraphs: [
        'Insulin, glibenclamide and gliclazide can let sugar fall during a walk. Carry sugar or a sweet drink. Measure before and after, until you know how your body reacts. Wear closed shoes and look at your feet afterwards.',
        'BP tablets can make you dizzy when you stop suddenly. Slow down for the last 5 minutes. Dizzy on most days? Tell your clinician, and do not stop the tablets without advice.',
        'Stay at home with a fever.',
      ],
    },
  ],
  sources: [
    {
      title: 'WHO guidelines on physical activity and sedentary behaviour',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240015128',
    },
    {
      title: 'Diagnosis and management of type 2 diabetes (HEARTS-D)',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/who-ucn-ncd-20.1',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Ask for an exercise plan',
    to: '/exercise-plan-questionnaire',
  },
}
