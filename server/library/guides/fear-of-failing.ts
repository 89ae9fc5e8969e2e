import type { Guide } from '#domain/library/guide.ts'

export const fearOfFailing: Guide = {
  slug: 'fear-of-failing',
  title: 'Fear of failing',
  topic: 'exams',
  summary: 'When you fear an exam, or have failed one: what to think, do and say at home.',
  urgent:
    'Do you think that you cannot live if you fail? Open the Help now page now and talk to someone. Results can be changed. You matter more than a result.',
  sections: [
    {
      heading: 'First: calm down and start small',
      paragraphs: [
        'Fear tells the body to run away. So people open the phone instead of the book. This helps for a minute, and then the fear is stronger.',
      ],
      points: [
        'Breathe out slowly ten times, with both feet on the ground.',
        'Choose one question or one page. Not the whole subject.',
        'Work on it for ten minutes, also with fear.',
        'Then rest five minutes, and choose the next one.',
      ],
    },
    {
      heading: 'Look at the thought',
      paragraphs: [
        'Fear often says: “If I fail, everything is over.” Write your thought down. Then answer these questions on paper.',
      ],
      points: [
        'How sure am I, from 0 to 100? What speaks against it?',
        'What happened the last time I had this fear?',
        'If it goes wrong, what are my next two steps?',
        'What do I say to a friend who fears the same?',
      ],
    },
    {
      heading: 'Make a second plan',
      paragraphs: [
        'A second plan makes fear smaller, because you know what you would do. Find out the dates and fees of supplementary exams. Ask how a course can be repeated. Think of two other ways to your goal, such as a college, a trade or a later year.',
        'Many nurses, teachers and engineers failed an exam once. They wrote it again.',
      ],
    },
    {
      heading: 'When the family expects a lot',
      paragraphs: [
        'Perhaps your parents sold maize or borrowed money for your fees. This is a lot of pressure. Speak before the results come, with the person who listens best.',
        'You can say: “I work hard, and I am afraid in chemistry. I may need a second try. I need your support, and not only your hope.” An aunt, a pastor or a lecturer can come with you.',
        'Do not spend money for exam papers from strangers. It is fraud, and you can lose your place.',
      ],
    },
    {
      heading: 'If you have failed',
      paragraphs: [
        'The first days hurt. Do not stay on your own, and do not drink to forget. Eat, sleep and be with kind people. Stay away from group chats about results for some days.',
        'After some days, ask to see the marks. Which part was it: time, topics, illness, fear, or the wrong subject? Write one change for each reason. Ask the lecturer or student affairs what you can do, and by which date.',
        'A result says what you wrote on one day. It does not say what you are worth.',
      ],
    },
    {
      heading: 'When to get help',
      paragraphs: [
        'Book a visit if fear keeps you from class or exams, or brings panic. Book one if you cannot sleep, or have felt low for two weeks. Talking treatments help with exam fear. If you are under 18, ask a parent, a guardian or a teacher to go with you.',
      ],
    },
  ],
  sources: [
    {
      title: 'Doing What Matters in Times of Stress',
      publisher: 'World Health Organization',
      year: 2020,
      url: 'https://www.who.int/publications/i/item/9789240003927',
    },
    {
      title: 'Mental health of adolescents (fact sheet)',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/adolescent-mental-health',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
