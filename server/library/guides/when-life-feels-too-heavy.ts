import type { Guide } from '#domain/library/guide.ts'

export const whenLifeFeelsTooHeavy: Guide = {
  slug: 'when-life-feels-too-heavy',
  title: 'When life feels too heavy',
  topic: 'safety',
  summary: 'Thoughts of ending your life: what to do now, one step at a time.',
  urgent:
    'Are you in danger now? Open the Help now page and call the first number. Already taken something, or hurt? Go to the nearest hospital now, also if you feel well.',
  sections: [
    {
      heading: 'Do these three things now',
      paragraphs: [
        'You are reading this, and that is good. You do not have to solve your life today. Only the next hour matters now.',
      ],
      points: [
        'Call the first number on the Help now page. It is free, day and night.',
        'Go to another person, or ask someone to come and stay with you.',
        'Move away from anything you could use to hurt yourself. Ask someone to lock it away.',
      ],
    },
    {
      heading: 'What to say',
      paragraphs: [
        'Many people do not know how to start. A short sentence is enough. You can read it from this page.',
        'If the first person cannot help, tell the next one. A friend, an aunt, a teacher, a nurse or a pastor may listen.',
      ],
      points: [
        '“I have thoughts of ending my life. Please stay with me.”',
        '“I am not safe alone tonight. Can I sleep at your house?”',
        '“Please go with me to the clinic.”',
      ],
    },
    {
      heading: 'If no one answers',
      paragraphs: [
        'Hang up and call again. Then go where there are people: a neighbour, a shop, a church, a clinic.',
        'A hospital is open at night. Ask for the emergency department. Say that you have thoughts of ending your life. You have a right to care.',
      ],
    },
    {
      heading: 'The next hours',
      paragraphs: [
        'Strong thoughts of ending your life come and go. They are not as strong in every hour. Your task is to stay safe until they are weaker.',
      ],
      points: [
        'Stay with someone, also when you feel a little better.',
        'Do not drink alcohol or use drugs. They make such thoughts stronger.',
        'Drink water and eat a little, such as porridge or a banana.',
        'Do not decide anything big today.',
        'Do one small thing: wash your face, sing, pray, or sit outside.',
      ],
    },
    {
      heading: 'The next days',
      paragraphs: [
        'See a clinician in the next day or two, also if the thoughts have gone. Pain, sleep, grief, debt and illness can all be talked about. Low mood can be treated.',
        'Have you thought about this before, or tried it before? Tell the clinician. They will not be shocked. It helps them to keep you safe.',
        'Then write a safety plan. It says what you do and who you call when a hard time comes. No one monitors this page, so please talk to a person.',
      ],
    },
  ],
  sources: [
    {
      title: 'Suicide (fact sheet)',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/suicide',
    },
    {
      title: 'mhGAP Intervention Guide, version 2.0',
      publisher: 'World Health Organization',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/9789241549790',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the safety page', to: '/safety' },
}
