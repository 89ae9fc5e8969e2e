import type { Guide } from '#domain/library/guide.ts'

export const griefOfAChild: Guide = {
  slug: 'grief-of-a-child',
  title: 'Grief of a child',
  topic: 'grief',
  summary: 'How to tell a child about a death, what children feel, and what helps them.',
  urgent:
    'Does a child say that they want to die or be with the dead person? Stay with them and open the Help now page. There is a number for children.',
  sections: [
    {
      heading: 'Tell the child soon, in clear words',
      paragraphs: [
        'The best person is someone the child trusts. Choose a quiet place and sit close. Do it before the child hears it from others.',
        'Say: “I have very sad news. Mother has died. She was very sick, and her body stopped working. She cannot come back.” Then stop, and hold the child if they want it.',
        'Do not say “She sleeps” or “She went on a journey”. A small child may then fear sleep, or wait at the gate.',
      ],
    },
    {
      heading: 'What children understand',
      paragraphs: ['Each child is different. The age gives you an idea.'],
      points: [
        'Babies and toddlers feel the change. They cry, cling and sleep badly.',
        'Children under about five often think that death ends again. They ask the same question many times.',
        'Children from five to nine start to see that death is for ever. They may fear that you will die too.',
        'From about ten, children understand it as adults do. Teenagers may hide their grief, get angry or take risks.',
      ],
    },
    {
      heading: 'Three worries to answer',
      paragraphs: ['Children rarely say these worries aloud, so speak about them first.'],
      points: [
        '“Was it my fault?” Say: “No. Nothing you said or did made this happen.”',
        '“Who will look after me?” Say who cooks, who pays for school and where they will sleep.',
        '“Will you die too?” Say: “I plan to live for a long time. If I am ill, Aunt Mary is here.”',
      ],
    },
    {
      heading: 'The funeral',
      paragraphs: [
        'Explain what happens at the funeral house, at church and at the grave. Ask if the child wants to come. Never force a child to come, to look at or to touch the body.',
        'Ask one calm adult to stay with the child all the time and to leave with them if needed. A child can make a drawing or bring a flower.',
      ],
    },
    {
      heading: 'In the months after',
      paragraphs: [
        'Children grieve in short times. They cry, and ten minutes later they play. Both are good.',
      ],
      points: [
        'Keep the same times for food, school, play and sleep.',
        'Keep brothers and sisters together, if you can.',
        'Let them talk, draw, pray, or keep something of the person.',
        'Cry with them. It shows that tears are allowed.',
        'Tell the teacher. School work often gets worse for a time.',
        'A boy does not become “the man of the house”. He is a child.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if after some weeks the child does not eat, sleep, play or speak as before. Go if the child does not want to go to school, wets the bed again or has many pains. Go soon if the child saw the death.',
        'Go at once if the child hurts themselves, drinks or uses drugs. Take care of your own grief too. A child needs an adult who gets help.',
      ],
    },
  ],
  sources: [
    {
      title: 'Supporting the Grieving Child and Family: Clinical Report',
      publisher: 'American Academy of Pediatrics',
      year: 2024,
      url: 'https://publications.aap.org/pediatrics/article/154/1/e2024067212/197497/Supporting-the-Grieving-Child-and-Family-Clinical',
    },
    {
      title: 'Psychological first aid: Guide for field workers',
      publisher: 'World Health Organization',
      year: 2011,
      url: 'https://www.who.int/publications/i/item/9789241548205',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
