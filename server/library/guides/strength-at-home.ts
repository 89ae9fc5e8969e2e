import type { Guide } from '#domain/library/guide.ts'

export const strengthAtHome: Guide = {
  slug: 'strength-at-home',
  title: 'Strength at home without equipment',
  topic: 'movement',
  summary: 'Six easy exercises with a chair, a wall and two water bottles, twice a week.',
  urgent: 'Chest pain, fainting or sudden bad pain while you exercise? Stop and get help now.',
  sections: [
    {
      heading: 'Why strength matters',
      paragraphs: [
        'Strong muscles make daily work easier. They help you to stand up, carry children and avoid falls. WHO advises adults to train their muscles on 2 days a week or more.',
        'Older people gain as well. From 65 on, exercises for balance help on 3 days a week. Start with a short set. You can add more later.',
      ],
    },
    {
      heading: 'Before you start',
      paragraphs: [
        'Ask a clinician first in these cases. You have heart disease, or BP of 160/100 mmHg or more. You have bleeding in the eyes, strong joint pain or a hernia. You are pregnant, or gave birth in the last 6 weeks.',
      ],
      points: [
        'Use a strong chair without wheels, against a wall.',
        'Wear shoes that do not slip.',
        'Walk on the spot for 5 minutes to get warm.',
        'Breathe out during the hard part. Never hold your breath.',
      ],
    },
    {
      heading: 'Legs',
      paragraphs: ['Do each exercise 5 times. Rest for a minute between them.'],
      points: [
        'Stand up from the chair and sit down slowly. Use your hands only if you must.',
        'Hold the chair. Lift both heels, wait a moment, and lower them slowly.',
        'Hold the chair. Lift a leg to the side, back straight. Then the other leg.',
      ],
    },
    {
      heading: 'Arms and middle',
      paragraphs: ['Do each exercise 5 times as well.'],
      points: [
        'Stand an arm’s length from a wall. Bend your elbows until your nose is near the wall. Push back.',
        'Hold a bottle of water in each hand. Bend and stretch your arms slowly.',
        'Sit up straight. Lift a knee towards your chest, then the other.',
      ],
    },
    {
      heading: 'Make it harder, slowly',
      paragraphs: [
        'Leave a day of rest between two days of training. When 5 times feels easy for a week, do 8, then 10. Later do the whole set twice. Write down what you did, so that you see your progress. Fill the bottles with sand when water is too light.',
        'Muscles may ache for a day or two. This is usual. Sharp pain is not. Stop that exercise and ask a clinician if pain stays.',
      ],
    },
    {
      heading: 'Fit it into your day',
      paragraphs: [
        'Stand up from the chair five times before each meal. Lift your heels while the water boils. Do the wall exercise before your bath. Ask a child or a friend to count for you.',
        'With insulin, glibenclamide or gliclazide, keep sugar near you. Measure afterwards if you feel shaky.',
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
      title: 'Strength exercises',
      publisher: 'NHS',
      year: 2024,
      url: 'https://www.nhs.uk/live-well/exercise/strength-exercises/',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Ask for an exercise plan',
    to: '/exercise-plan-questionnaire',
  },
}
