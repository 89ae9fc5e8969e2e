import type { Guide } from '#domain/library/guide.ts'

export const moodInPregnancyAndAfterBirth: Guide = {
  slug: 'mood-in-pregnancy-and-after-birth',
  title: 'Mood in pregnancy and after birth',
  topic: 'pregnancy',
  summary: 'Sadness and worry around a birth, what helps, and signs that need help today.',
  urgent:
    'Do you hear voices, feel confused, or have not slept for nights? Do you fear that you may harm yourself or the baby? Go to a hospital today. The Help now page shows who to call.',
  sections: [
    {
      heading: 'What many mothers feel',
      paragraphs: [
        'A baby brings joy, and also little sleep, pain and worry about money. In the first days many mothers cry easily. This usually passes within two weeks.',
        'Sometimes sadness or fear stays, or starts in pregnancy. This is an illness that can be treated. It is not weakness, and it does not mean that you do not love your child. Fathers can have it too.',
      ],
    },
    {
      heading: 'Signs to take seriously',
      paragraphs: ['Talk to a clinician if several of these last for two weeks or more.'],
      points: [
        'You feel sad, empty or afraid on most days.',
        'You find no joy in things or in the baby.',
        'You cannot sleep even when the baby sleeps.',
        'You think that you are a bad mother.',
        'You worry all the time, or have sudden fear with a racing heart.',
        'You eat much less, or much more.',
      ],
    },
    {
      heading: 'Go to a hospital today',
      paragraphs: [
        'These signs are rare, but they can get worse within hours. Someone must stay with you and the baby until you are there.',
      ],
      points: [
        'You hear or see things that others do not.',
        'You feel confused, or strangely full of power.',
        'You have not slept for nights, and do not feel tired.',
        'You believe that the baby is evil, or that people want to harm you both.',
        'You have thoughts of ending your life, or of harming the baby.',
      ],
    },
    {
      heading: 'What helps now',
      paragraphs: ['Choose a small thing today.'],
      points: [
        'Tell a person you trust how you really feel.',
        'Sleep when someone else holds the baby. Ask for two hours.',
        'Eat something at each feed, and drink water.',
        'Sit outside or walk with the baby for ten minutes.',
        'Let people bring food, wash or fetch water.',
        'Drink no alcohol.',
      ],
    },
    {
      heading: 'Help from a clinic',
      paragraphs: [
        'Talking with a trained person helps many mothers. Some also need medicine. There are medicines that can be used in pregnancy and while you breastfeed. Ask your clinician. Do not stop a medicine for the mind because you are pregnant, before you have asked.',
        'Does someone at home hurt or threaten you? This is never your fault. The staff can help, and you may ask to talk without others in the room.',
      ],
    },
    {
      heading: 'For family and friends',
      paragraphs: [
        'Do not say that she should be grateful. Ask: “How are you, really?” Take the baby for some hours, so that she can sleep. Go to the clinic with her. If she speaks of dying, stay with her and get help now.',
      ],
    },
  ],
  sources: [
    {
      title:
        'Antenatal and postnatal mental health: clinical management and service guidance (CG192)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2014,
      url: 'https://www.nice.org.uk/guidance/cg192',
    },
    {
      title: 'Pregnancy, childbirth, postpartum and newborn care: a guide for essential practice',
      publisher: 'World Health Organization',
      year: 2015,
      url: 'https://www.who.int/publications/i/item/9789241549356',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Take a screening',
    to: '/screening',
  },
}
