import type { Guide } from '#domain/library/guide.ts'

export const lowMoodFirstSteps: Guide = {
  slug: 'low-mood-first-steps',
  title: 'Low mood: first steps',
  topic: 'low mood',
  summary: 'What to do when you feel sad or empty, and how to know when you need a clinician.',
  urgent:
    'Do you think that it is better to be dead, or have thoughts of ending your life? Open the Help now page. Hear voices, or cannot eat or drink? Go to hospital today.',
  sections: [
    {
      heading: 'Today: three small things',
      paragraphs: [
        'When your mood is low, everything feels too much. So start very small. Do not wait until you feel like it.',
      ],
      points: [
        'Body: wash, get dressed and eat something. Groundnuts, an egg or porridge is enough.',
        'Outside: sit or walk in daylight for ten minutes.',
        'People: send one message or greet one neighbour.',
      ],
    },
    {
      heading: 'Is it sadness or more?',
      paragraphs: [
        'Everyone feels sad after a loss or a quarrel. It usually gets better in some days. Depression is an illness. It stays for most of the day, nearly every day, for two weeks or more.',
        'You may lose joy in things you liked, such as football, choir or your children. You may sleep badly, eat less or more, and feel tired, slow, guilty or without hope. Some people feel mostly pain in the head, back or belly. Men may feel angry and drink more.',
        'It is not weakness, laziness or witchcraft. It is not a lack of faith. It can be treated.',
      ],
    },
    {
      heading: 'What helps in the next two weeks',
      paragraphs: ['Choose two of these and put them in your week, with a day and a time.'],
      points: [
        'Get up at the same time each day.',
        'Walk or work in the garden on most days.',
        'Do one thing a day that was once good for you, also without joy.',
        'Eat at regular times, with vegetables and beans or kapenta.',
        'Drink no alcohol. It lowers mood for days.',
        'Tell one person: “I have not been well. Can I sit with you?”',
      ],
    },
    {
      heading: 'Thoughts are not facts',
      paragraphs: [
        'With a low mood you may think: “I am useless” or “It will never get better.” These thoughts are a sign of low mood. They are not the truth. Write the thought down. Beside it, write what a good friend would answer.',
        'Wait with big decisions about work, marriage or money until you feel better.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if the signs last for two weeks. Go sooner if you cannot work, study or care for your children. Go sooner if you are pregnant, had a baby this year, or had depression before.',
        'Talking treatments help, and so do medicines for some people. Do you take such medicine? Do not stop it suddenly. Ask your clinician first.',
        'Tell the clinician about other illnesses too. Thyroid problems, low blood, HIV, pain and some medicines can lower mood.',
      ],
    },
  ],
  sources: [
    {
      title: 'Depressive disorder (depression) (fact sheet)',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/depression',
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
  next: { label: 'Check how you feel', to: '/screening' },
}
