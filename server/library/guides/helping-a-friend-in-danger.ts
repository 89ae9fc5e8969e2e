import type { Guide } from '#domain/library/guide.ts'

export const helpingAFriendInDanger: Guide = {
  slug: 'helping-a-friend-in-danger',
  title: 'Helping a friend in danger',
  topic: 'safety',
  summary: 'A friend or relative thinks of ending their life: how to keep them safe.',
  urgent:
    'Has your friend taken something, or hurt themselves? Go to the nearest hospital with them now, also if they feel well. The numbers are on the Help now page.',
  sections: [
    {
      heading: 'First: stay and ask',
      paragraphs: [
        'Do not leave your friend alone. If you must go, wait until someone else is there.',
        'Ask first: “Have you already taken something, or hurt yourself?” If yes, go to hospital. Do not make them vomit. Give nothing to eat or drink. Bring the packet or bottle. Are they drowsy? Lay them on their side.',
        'If no, ask openly: “Are you thinking of ending your life?” Asking does not put the thought there. It shows that you can hear the answer.',
      ],
    },
    {
      heading: 'Listen',
      paragraphs: ['Let your friend talk. You do not need a solution. Silence is fine.'],
      points: [
        'Say: “I am here. I want to understand. Tell me more.”',
        'Do not argue, blame or preach. Do not say that others have it worse.',
        'Do not call it weak, sinful or foolish.',
        'Do not promise to keep it secret. Say: “We will find help together.”',
      ],
    },
    {
      heading: 'Make it safer',
      paragraphs: [
        'Look around calmly. Move away anything your friend could use to hurt themselves. Ask a trusted person to keep medicines and farm chemicals in a locked place.',
        'Keep alcohol away. Do not put yourself in danger. If your friend has a weapon, move back and call for help.',
      ],
    },
    {
      heading: 'Call together',
      paragraphs: [
        'Open the Help now page. Call the first number with the loudspeaker on. Ask for the language your friend speaks best.',
        'If life is in danger, or no one answers, go to the nearest hospital together. Use a taxi, a minibus or a neighbour’s car. Ask for the emergency department.',
      ],
    },
    {
      heading: 'Signs that the danger is high',
      paragraphs: ['Treat each of these signs as urgent. Do not wait until tomorrow.'],
      points: [
        'They say they want to die, or that others would be better off without them.',
        'They have a plan, or have looked for a way.',
        'They say goodbye or give away things they love.',
        'They tried before.',
        'They hear voices that tell them to hurt themselves.',
      ],
    },
    {
      heading: 'The days after',
      paragraphs: [
        'Visit or call each day for the first week. A short message helps: “I thought of you. Have you eaten?” Help with the way to the clinic, the food or the children.',
        'Ask your friend to write a safety plan. You can be one of the people in it.',
        'This is hard for you too. Talk to someone about how you feel. You can also call the helpline for yourself. You are not to blame for what another person does.',
      ],
    },
  ],
  sources: [
    {
      title: 'Asking directly about suicidal thoughts can help save lives',
      publisher: 'Samaritans, on Safer Communities Scotland',
      year: 2023,
      url: 'https://www.safercommunitiesscotland.org/2023/09/07/samaritans-asking-directly-about-suicidal-thoughts-can-help-save-lives/',
    },
    {
      title: 'mhGAP Intervention Guide, version 2.0',
      publisher: 'World Health Organization',
      year: 2016,
      url: 'https://www.who.int/publications/i/item/9789241549790',
    },
    {
      title: 'Suicide (fact sheet)',
      publisher: 'World Health Organization',
      year: 2025,
      url: 'https://www.who.int/news-room/fact-sheets/detail/suicide',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the Help now page', to: '/help-now' },
}
