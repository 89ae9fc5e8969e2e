import type { Guide } from '#domain/library/guide.ts'

export const talkingWithATeenager: Guide = {
  slug: 'talking-with-a-teenager',
  title: 'Talking with a teenager',
  topic: 'parenting',
  summary: 'How to listen, agree on rules, and notice when a young person needs help.',
  urgent:
    'Has a young person taken something, hurt themselves, or said they want to die? Do not leave them alone. Open the Help now page.',
  sections: [
    {
      heading: 'Find a good time',
      paragraphs: [
        'Between about 10 and 19, body and feelings change fast. Friends become very important. A teenager wants more freedom, and still needs you. Short answers do not mean that you no longer matter.',
        'Many teenagers talk more when no one looks straight at them. Try it while you cook, walk to church or ride in a minibus.',
      ],
      points: [
        'Ask about small things: music, football, a friend.',
        'Ask for their opinion on family matters.',
        'Share something from your own week.',
        'If they do not want to talk, say: “I am here when you are ready.”',
      ],
    },
    {
      heading: 'Listen first',
      paragraphs: [
        'Put your phone away. Let them finish. Do not give advice in the first five minutes.',
      ],
      points: [
        'Say what you heard: “You are angry that he shared your picture.”',
        'Take the feeling seriously, even if the reason looks small to you.',
        'Stay calm if something shocks you. Thank them for saying it.',
        'Then ask: “Do you want ideas, or do you want me to listen?”',
      ],
    },
    {
      heading: 'Agree on rules together',
      paragraphs: [
        'Teenagers keep rules better when they help to make them. Choose a few that matter for safety, such as coming home before dark.',
      ],
      points: [
        'Explain why the rule matters.',
        'Agree what happens if it is broken.',
        'Praise them when they keep it.',
        'Give more freedom as they show that they can use it well.',
      ],
    },
    {
      heading: 'Hard subjects',
      paragraphs: [
        'Talk early about sex, pregnancy, HIV, alcohol, drugs and the internet. Talking gives them facts before others give them rumours.',
        'No one may touch them, or ask for pictures of their body, against their will. Say that such a thing is never their fault. They can always come to you.',
      ],
    },
    {
      heading: 'Signs that they need help',
      paragraphs: [
        'Low moods come and go at this age. See a clinician if several of these last for two weeks or more.',
      ],
      points: [
        'They stop seeing friends, or stop doing what they liked.',
        'Marks at school fall suddenly.',
        'They sleep or eat much more, or much less.',
        'They drink, use drugs, or have wounds they hide.',
      ],
    },
    {
      heading: 'Ask plainly',
      paragraphs: [
        'Are you worried that they may end their life? Ask: “Are you thinking of ending your life?” Asking does not put the thought there. If the answer is yes, stay with them and get help now.',
        'Do not promise to keep it secret. Say that you will find help together.',
      ],
    },
  ],
  sources: [
    {
      title: '11 tips for communicating with your teen',
      publisher: 'UNICEF',
      year: 2021,
      url: 'https://www.unicef.org/vietnam/article/11-tips-for-communicating-with-your-teen',
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
