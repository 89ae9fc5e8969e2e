import type { Guide } from '#domain/library/guide.ts'

export const violenceAtHome: Guide = {
  slug: 'violence-at-home',
  title: 'Violence at home: staying safe',
  topic: 'safety',
  summary: 'How to be safer when someone at home hurts or threatens you.',
  urgent:
    'Are you in danger now? Go to a neighbour, a shop, a church or a clinic. The numbers are on the Help now page. After rape, go to a hospital now: some medicines must start within 72 hours.',
  sections: [
    {
      heading: 'First: it is not your fault',
      paragraphs: [
        'No one may hit you, threaten you, lock you in or force you to have sex. This is true in marriage too. It is true for women, men and children.',
        'You choose what to tell, and who to tell. Is your phone checked at home? Read this on the phone of someone you trust.',
      ],
    },
    {
      heading: 'When it starts',
      paragraphs: ['If you feel that a fight is coming, trust that feeling. Act early.'],
      points: [
        'Keep away from the kitchen and other places with knives or fire.',
        'Stay near a door, so that you can leave.',
        'Take the children with you. Teach them to run to a neighbour and not to step in.',
        'If you cannot leave, protect your head and neck. Shout, so that neighbours hear.',
      ],
    },
    {
      heading: 'Plan before the next time',
      paragraphs: [
        'Leaving can be the most dangerous time. So plan it with someone you trust, and do not announce it.',
      ],
      points: [
        'Choose two places where you can go, by day and by night.',
        'Agree on a word with a neighbour. When you say it, they bring help.',
        'Keep some transport money with someone you trust.',
        'Leave a small bag there: NRC, under-five card, medicines, clothes, keys.',
        'Learn the important numbers by heart.',
      ],
    },
    {
      heading: 'After an attack',
      paragraphs: [
        'Go to a clinic or hospital, also if you see no wound. Go at once after a blow to the head or belly, or hands around your neck. Go at once if you are pregnant.',
        'After rape, go to a hospital or a One Stop Centre as soon as you can. Medicine that prevents HIV must start within 72 hours. Emergency contraception can prevent a pregnancy up to 120 hours after. Ask for both.',
        'Care does not wait for a police report. If you can, keep the clothes unwashed in a paper bag.',
      ],
    },
    {
      heading: 'Where help is',
      paragraphs: [
        'The helpline on the Help now page also helps with violence. It is free. There is a number for children too.',
        'You may report, but you do not have to. At a police station, ask for the VSU, the unit for violence at home.',
        'Tell a nurse or clinical officer: “Someone at home hurts me.” They can treat you, write down the injuries and help you plan.',
        'If you feel that you cannot live like this any more, open the safety page today.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Health care for women subjected to intimate partner violence or sexual violence: a clinical handbook',
      publisher: 'World Health Organization',
      year: 2014,
      url: 'https://www.who.int/publications/i/item/WHO-RHR-14.26',
    },
    {
      title:
        'Assessing the feasibility of police initiation of HIV post-exposure prophylaxis for sexual violence survivors in Lusaka, Zambia',
      publisher: 'BMC Proceedings',
      year: 2015,
      url: 'https://bmcproc.biomedcentral.com/articles/10.1186/1753-6561-9-S4-A3',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Open the Help now page', to: '/help-now' },
}
