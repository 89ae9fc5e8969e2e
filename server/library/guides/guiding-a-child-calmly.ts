import type { Guide } from '#domain/library/guide.ts'

export const guidingAChildCalmly: Guide = {
  slug: 'guiding-a-child-calmly',
  title: 'Calm ways to guide a child',
  topic: 'parenting',
  summary: 'How to set rules without shouting or beating, and what to do when they are broken.',
  urgent:
    'Is a child hurt, or in danger at home? Take the child to a hospital or a safe person now. The Help now page shows who to call.',
  sections: [
    {
      heading: 'Calm yourself first',
      paragraphs: [
        'Children test rules. This is how they learn. Hunger, illness or lack of sleep can also look like bad behaviour, so check these first.',
        'When you are angry, do these things before you speak.',
      ],
      points: [
        'Breathe out slowly three times.',
        'If the child is safe, step outside for a minute.',
        'Wait until your voice is low again. Then speak.',
      ],
    },
    {
      heading: 'Give a little time every day',
      paragraphs: [
        'Spend ten minutes with each child every day, without the phone. Wash plates, sort beans or walk to the shop together. Let the child choose what to talk about.',
        'A child who gets good attention has less need to make trouble for it.',
      ],
    },
    {
      heading: 'Say what you want to see',
      paragraphs: [
        '“Be good” is hard for a child to understand. Clear words work better.',
        'A child under three forgets rules quickly. Move dangerous things away, and offer another toy or another place.',
      ],
      points: [
        'Name the task: “Please put your shoes by the door.”',
        'Ask for one small thing at a time.',
        'Ask only for what a child of this age can do.',
        'When the child does it, praise at once: “You put your shoes away. Thank you.”',
      ],
    },
    {
      heading: 'When a rule is broken',
      paragraphs: [
        'Warn the child once, in a calm voice. Say what will happen next. Then do what you said.',
      ],
      points: [
        'Let the result fit the act. A child who spills water wipes it up.',
        'Keep it short, and do it the same day.',
        'Never take away food, sleep or school.',
        'Afterwards, be kind again. Do not talk about it for days.',
      ],
    },
    {
      heading: 'Why not beat or shout',
      paragraphs: [
        'Many of us were beaten as children, and our parents wanted the best for us. But research shows that beating and shouting do not teach good behaviour. They can harm a child’s body and mind for years.',
        'Have you hit or shouted? Say sorry, and say what you will do next time. Saying sorry shows a child how to make peace.',
      ],
    },
    {
      heading: 'When to ask for help',
      paragraphs: ['Talk to a clinician in these cases. Asking is part of good care.'],
      points: [
        'The child changes suddenly, or stops talking or playing.',
        'The child hurts animals, other people or themselves.',
        'You fear that you could hurt your child. Leave the room, ask a safe adult to stay, and get help today.',
      ],
    },
  ],
  sources: [
    {
      title: 'How to discipline your child the smart and healthy way',
      publisher: 'UNICEF',
      year: 2022,
      url: 'https://www.unicef.org/parenting/child-care/how-discipline-your-child-smart-and-healthy-way',
    },
    {
      title:
        'WHO guidelines on parenting interventions to prevent maltreatment and enhance parent–child relationships with children aged 0–17 years',
      publisher: 'World Health Organization',
      year: 2023,
      url: 'https://www.who.int/publications/i/item/9789240065505',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Open the Help now page',
    to: '/help-now',
  },
}
