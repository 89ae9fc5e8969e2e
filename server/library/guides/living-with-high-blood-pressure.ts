import type { Guide } from '#domain/library/guide.ts'

export const livingWithHighBloodPressure: Guide = {
  slug: 'living-with-high-blood-pressure',
  title: 'Living with high blood pressure',
  topic: 'pressure',
  summary: 'What to do day by day: medicines, salt, movement, visits and warning signs.',
  urgent:
    'Chest pain, weakness on one side, a crooked mouth, trouble speaking or a very bad headache? Go to a hospital now.',
  sections: [
    {
      heading: 'Why it matters when you feel well',
      paragraphs: [
        'Most people with high BP feel nothing. Over years it can still harm the heart, brain, kidneys and eyes. Lower BP makes a stroke or heart attack less likely.',
        'High BP usually stays for life. It can be kept low with medicines and daily habits. You do not have to change everything in a week. Start with your tablets, then with salt.',
      ],
    },
    {
      heading: 'Your medicines',
      paragraphs: [
        'Take them every day, also when you feel well and the reading is good. Often the reading is good because the medicine works.',
        'Some painkillers, such as ibuprofen and diclofenac, can raise BP and harm the kidneys. Some herbs and cold medicines raise it too. Ask a pharmacist before you buy.',
      ],
      points: [
        'Link the dose to something you do each day, such as brushing your teeth.',
        'Never take two doses to make up for a missed dose.',
        'Collect the next packet a week before it finishes.',
        'A medicine makes you feel bad? Ask your clinician before you change or stop it.',
      ],
    },
    {
      heading: 'Food and drink',
      paragraphs: [
        'Cook with less salt, and taste before you add more. Eat vegetables and fruit every day. Choose beans, fish and chicken without skin more often than fatty meat.',
        'Alcohol raises BP. Drink less, or none. If you drink every day, do not stop at once. Ask a clinic first.',
      ],
    },
    {
      heading: 'Move, and stop smoking',
      paragraphs: [
        'Walk fast for 30 minutes on most days, and sleep enough. Three walks of ten minutes count too. If you carry too much weight, losing some can lower BP.',
        'Smoking harms the same blood vessels as high BP. Ask your clinic for help to stop.',
      ],
    },
    {
      heading: 'Your visits',
      paragraphs: ['Bring your readings and all your medicines. Ask these questions.'],
      points: [
        'What is my target?',
        'When is my next visit?',
        'Does this medicine go well with my other medicines?',
        'Do I need a test of urine, blood or sugar?',
        'Are my medicines right for me if I want to become pregnant?',
      ],
    },
    {
      heading: 'When to go sooner',
      paragraphs: [
        'See a clinician within a week if your BP is 160/100 mmHg or more. Go today at 180/110 or more, even if you feel well.',
        'Are you pregnant, or do you think so? Go to the clinic today. Some BP medicines can harm an unborn child. Do not stop them without advice.',
      ],
    },
  ],
  sources: [
    {
      title: 'Hypertension',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/hypertension',
    },
    {
      title: 'Guideline for the pharmacological treatment of hypertension in adults',
      publisher: 'World Health Organization',
      year: 2021,
      url: 'https://www.who.int/publications/i/item/9789240033986',
    },
    {
      title: 'WHO guidelines on physical activity and sedentary behaviour',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240015128',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Open the Hypertension Hub',
    to: '/hypertension',
  },
}
