import type { Guide } from '#domain/library/guide.ts'

export const gettingGoingAgain: Guide = {
  slug: 'getting-going-again',
  title: 'Getting going again when all is too much',
  topic: 'low mood',
  summary: 'A plan of small activities for days when you have no strength and no joy.',
  urgent:
    'Do you have thoughts of ending your life? Open the Help now page first. Can you not get up, eat or drink? Ask someone to take you to a clinic today.',
  sections: [
    {
      heading: 'Why small activities help',
      paragraphs: [
        'When mood is low, we do less. When we do less, there is less that feels good, and mood falls more. You can change this by doing a little before you feel like it. The feeling often comes later.',
        'Therapists use this way for depression. You can start at home.',
      ],
    },
    {
      heading: 'Step 1: look at two days',
      paragraphs: [
        'For two days, write every few hours what you did. Add how you felt, from 0 (very low) to 10 (very well). Now look. When was it a little better? What were you doing, and who was with you?',
      ],
    },
    {
      heading: 'Step 2: choose three kinds',
      paragraphs: [
        'Choose one activity of each kind. Make it so small that it feels almost too easy.',
      ],
      points: [
        'Something good: one song, tea in the sun, a call with a sister, football on the radio.',
        'Something that must be done: wash three plates, sweep the step, answer one message.',
        'Something with people: greet a neighbour, sit with the choir, walk a child to school.',
      ],
    },
    {
      heading: 'Step 3: give each a day and a time',
      paragraphs: [
        'Write: “Tuesday, 16:00, water the vegetables for five minutes.” A plan with a time is easier to do than a wish. Do it even if you do not feel like it. Stop after five minutes if you want.',
        'Then write your mood again, from 0 to 10. Did it change by one? That is enough.',
      ],
    },
    {
      heading: 'If it does not work',
      paragraphs: ['A day without success is not a failure. It shows you what to change.'],
      points: [
        'Too big? Cut it in half. Not “clean the house” but “clear one chair”.',
        'Too tired? Do it in the hour when you have the most strength.',
        'Forgot? Ask a friend to send a message at that time.',
        'No joy? Do it again on other days. Joy comes back slowly.',
        'Bad thoughts? Let them be there, and let your hands work.',
      ],
    },
    {
      heading: 'Next weeks, and when to get help',
      paragraphs: [
        'Add a little each week: ten minutes, then twenty. Repeat what lifted your mood. Say no to one task that takes your strength, if someone else can do it.',
        'Book a visit if you have felt low for two weeks, or if this plan brings no change. Go sooner if you feel worse. Do you have heart or lung disease, or are you pregnant? Ask your clinician before you start hard exercise.',
        'Bring your notes to the visit. They help your therapist to plan with you.',
      ],
    },
  ],
  sources: [
    {
      title: 'Behavioural activation for depression',
      publisher: 'Advances in Psychiatric Treatment',
      year: 2008,
      url: 'https://doi.org/10.1192/apt.bp.107.004051',
    },
    {
      title: 'Depression in adults: treatment and management (NG222)',
      publisher: 'NICE',
      year: 2022,
      url: 'https://www.nice.org.uk/guidance/ng222',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
