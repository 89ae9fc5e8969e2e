import type { Guide } from '#domain/library/guide.ts'

export const drinkingLess: Guide = {
  slug: 'drinking-less',
  title: 'Drinking less',
  topic: 'alcohol',
  summary: 'Check first if it is safe to stop on your own, then make a plan for this week.',
  urgent:
    'Do you drink every day, or have you had shaking, sweating or a fit without alcohol? Do not stop suddenly. Go to a clinic first. Fits, confusion or seeing things after stopping: go to hospital now.',
  sections: [
    {
      heading: 'First: is it safe to cut down on your own?',
      paragraphs: [
        'When the body is used to alcohol each day, a sudden stop can bring fits and can kill. A clinic can help you to stop safely.',
        'See a clinician before you change anything if one of these is true:',
      ],
      points: [
        'You drink every day or nearly every day.',
        'You drink in the morning to feel well.',
        'You shake, sweat or feel sick when you have had no alcohol.',
        'You have had a fit, or have epilepsy.',
        'You are pregnant, or take tablets to sleep or calm down every day.',
        'You take insulin, or have liver disease, TB or HIV.',
      ],
    },
    {
      heading: 'See what you drink',
      paragraphs: [
        'For one week, write down each drink: what, how much, where, who was with you, and what it cost. Write kachasu, chibuku and spirits in small packs too. Home-made spirits can be very strong, or contain poison.',
        'Add the money at the end. Many people are surprised. Write your reasons to drink less, such as sleep, BP, school fees or peace at home.',
      ],
    },
    {
      heading: 'Make a plan for this week',
      paragraphs: ['This plan is for people who do not drink every day.'],
      points: [
        'Choose days without alcohol, and tell one person which days.',
        'Set a limit before you go out. Take only that money with you.',
        'Eat first, and drink water between drinks.',
        'Do not drink in rounds, and do not keep alcohol at home.',
        'On payday, go home or to the market first. Pay the rent and food.',
        'Practise a sentence: “No thank you, I have tablets today.”',
        'Find something else for the hour: choir, football, a walk, tea with a friend.',
      ],
    },
    {
      heading: 'When the wish to drink is strong',
      paragraphs: [
        'The wish comes, gets strong and then gets less. Wait 15 minutes. Eat something, call a friend, or leave the place. Notice what brought it: hunger, anger, being lonely or tired.',
        'Did you drink more than planned? Do not give up. Look at what happened and start again today.',
      ],
    },
    {
      heading: 'Alcohol and your health',
      paragraphs: [
        'Less alcohol is better for health, and no amount is free of risk. Alcohol raises BP, lowers mood and breaks sleep. With insulin or glibenclamide it can bring very low sugar. With TB or HIV tablets it can harm the liver, and doses get missed.',
        'Take no alcohol in pregnancy, when you drive or when you look after small children. Tell your clinician the true amount. They ask in order to help you, and not to judge.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if you tried to cut down and could not, or if others are worried. Counselling helps, and there are medicines too. If you have thoughts of ending your life, open the Help now page.',
      ],
    },
  ],
  sources: [
    {
      title: 'Alcohol-use disorders: diagnosis and management of physical complications (CG100)',
      publisher: 'NICE',
      year: 2010,
      url: 'https://www.nice.org.uk/guidance/cg100',
    },
    {
      title:
        'Alcohol-use disorders: diagnosis, assessment and management of harmful drinking (high-risk drinking) and alcohol dependence (CG115)',
      publisher: 'NICE',
      year: 2011,
      url: 'https://www.nice.org.uk/guidance/cg115',
    },
    {
      title: 'Alcohol (fact sheet)',
      publisher: 'World Health Organization',
      year: 2024,
      url: 'https://www.who.int/news-room/fact-sheets/detail/alcohol',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
