import type { Guide } from '#domain/library/guide.ts'

export const sickDaysWithDiabetes: Guide = {
  slug: 'sick-days-with-diabetes',
  title: 'Sick days with diabetes',
  topic: 'sugar',
  summary:
    'What to do about sugar, drinks and medicines when you have fever, vomiting or diarrhoea.',
  urgent:
    'Vomiting again and again, breathing hard or fast, breath that smells of fruit, or very drowsy? Go to a hospital now.',
  sections: [
    {
      heading: 'Why sick days are different',
      paragraphs: [
        'Fever and infection push sugar up, even when you eat little. Vomiting can also let it fall too low. So you need to watch more closely until you are well.',
      ],
    },
    {
      heading: 'Do these first',
      paragraphs: ['Ask someone to stay with you or to look in often. Then follow these steps.'],
      points: [
        'Measure your sugar every 4 hours, at night too if someone can help.',
        'Drink water often, in small sips.',
        'Never stop insulin without advice, even if you do not eat. You may need a change of dose. Ask your clinic today.',
        'Take only the doses planned for today. Take no extra dose unless your plan says so.',
        'With fever, have a malaria test today.',
      ],
    },
    {
      heading: 'Medicines to ask about today',
      paragraphs: [
        'Some tablets can be dangerous when you vomit, have bad diarrhoea or cannot drink. These are metformin, dapagliflozin and empagliflozin. Vomiting? Go to a clinic today, before your next dose of them.',
        'Some BP and water tablets can also harm the kidneys when the body is dry. Bring all your packets and ask.',
      ],
    },
    {
      heading: 'If you cannot eat',
      paragraphs: [
        'Try small amounts of thin porridge, soup or fruit every few hours. You use insulin, glibenclamide or gliclazide, and cannot eat? Take sips of a sweet drink, unless your sugar is high. Ask your clinic about your dose.',
        'Below 3.9 mmol/L? Take 1 tablespoon of sugar now and measure after 15 minutes. Still low? Repeat, at most 3 times, then go to a hospital.',
      ],
    },
    {
      heading: 'When to go',
      paragraphs: ['Do not wait until tomorrow in these cases.'],
      points: [
        'Clinic today: you vomit, or cannot keep drinks down.',
        'Clinic today: 13.9 mmol/L or more, and still so after 2 hours.',
        'Clinic today: 16.7 mmol/L or more at any time.',
        'Clinic today: you are pregnant, or the sick person is a child.',
        'Hospital now: 30.0 mmol/L or more, or the meter shows HI.',
        'Hospital now: stiff neck, confusion, fits or fast breathing with a fever.',
      ],
    },
    {
      heading: 'Prepare while you are well',
      paragraphs: [
        'Ask your clinician for a plan for sick days, in writing. Ask which tablets to pause and who to call.',
      ],
      points: [
        'Keep sugar, oral rehydration salts and test strips at home.',
        'Keep a list of your medicines and doses.',
        'Teach a person at home to measure, and to treat low sugar.',
        'If you can, get strips that test for ketones.',
      ],
    },
  ],
  sources: [
    {
      title: 'Managing Sick Days',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2024,
      url: 'https://www.cdc.gov/diabetes/living-with/managing-sick-days.html',
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
    label: 'Open the Diabetes Care Hub',
    to: '/diabetes',
  },
}
