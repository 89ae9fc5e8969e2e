import type { Guide } from '#domain/library/guide.ts'

export const whenParentsAreExhausted: Guide = {
  slug: 'when-parents-are-exhausted',
  title: 'When parents are exhausted',
  topic: 'parenting',
  summary: 'Small steps for parents who have no strength left, and when to get help.',
  urgent:
    'Could you hurt yourself or your child? Put the child in a safe place. Ask someone to come. Open the Help now page.',
  sections: [
    {
      heading: 'You are not a bad parent',
      paragraphs: [
        'Caring for children is work by day and by night. Add a job, school fees and little sleep, and strength runs out. You may feel empty, angry, or far away from your children.',
        'This happens to many good mothers and fathers. It can get better when the load gets smaller.',
        'Is it mostly money that worries you? Say it at home and at the clinic. The welfare office, the school or your church may know of help.',
      ],
    },
    {
      heading: 'Right now',
      paragraphs: ['Is a child crying, and are you about to shout or hit?'],
      points: [
        'Lay a baby on the back in a safe place. Never shake a baby.',
        'Step outside for a few minutes, where you can still hear the child.',
        'Breathe out slowly ten times. Drink some water.',
        'Call or visit an adult you trust: “Please come for an hour. I need to rest.”',
      ],
    },
    {
      heading: 'Make the load smaller this week',
      paragraphs: ['Write down what you do in a day. Then look at each task.'],
      points: [
        'Skip what can wait. A simple meal is enough.',
        'Share: older children can sweep, fetch or wash plates.',
        'Ask the other parent, a sister, or a neighbour for one clear thing.',
        'Swap with another parent. You take all the children on Tuesday, they take them on Friday.',
        'Say no to one request this week.',
      ],
    },
    {
      heading: 'Food, rest and a good moment',
      paragraphs: [
        'Eat when the children eat. Sleep when a baby sleeps, if you can. Go outside each day, even for ten minutes. Alcohol may seem to help you rest, but it makes sleep and mood worse.',
        'Choose ten minutes a day with your child for something easy. Sing, tell a story, or sit outside together. You need not be cheerful. Being there is enough.',
        'Keep something for yourself too. Go to choir or a prayer group, or call a friend.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: ['Go soon if these last for two weeks or more.'],
      points: [
        'You feel low or worried on most days.',
        'You cannot sleep even when the children sleep.',
        'You drink more than before.',
        'You shout or hit often, and cannot stop.',
      ],
    },
    {
      heading: 'When to go today',
      paragraphs: [
        'After a birth, some signs need a hospital today. You hear voices, feel confused, or have not slept for nights. Or you fear that you may harm yourself or the baby.',
      ],
    },
  ],
  sources: [
    {
      title:
        'WHO guidelines on parenting interventions to prevent maltreatment and enhance parent–child relationships with children aged 0–17 years',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/publications/i/item/9789240065505',
    },
    {
      title: 'Doing What Matters in Times of Stress: An Illustrated Guide',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
    {
      title:
        'Antenatal and postnatal mental health: clinical management and service guidance (CG192)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2014,
      url: 'https://www.nice.org.uk/guidance/cg192',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Take a screening',
    to: '/screening',
  },
}
