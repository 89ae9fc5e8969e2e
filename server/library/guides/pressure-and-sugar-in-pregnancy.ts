import type { Guide } from '#domain/library/guide.ts'

export const pressureAndSugarInPregnancy: Guide = {
  slug: 'pressure-and-sugar-in-pregnancy',
  title: 'Pressure and sugar in pregnancy',
  topic: 'pregnancy',
  summary:
    'Danger signs in pregnancy and after birth, and which BP and sugar numbers need a clinic.',
  urgent:
    'Pregnant, or gave birth in the last 6 weeks? Severe headache, trouble seeing, a fit, bleeding, pain under the ribs or fewer movements of the baby? Go to a hospital now.',
  sections: [
    {
      heading: 'Go to a hospital now',
      paragraphs: [
        'Each of these signs is a reason to go, at any blood pressure. Go by day or night. Do not wait for a husband, for money or for the morning.',
      ],
      points: [
        'Severe headache, or trouble seeing or speaking.',
        'Pain under the ribs.',
        'A fit.',
        'Swollen face.',
        'Short of breath.',
        'Bleeding, or fever.',
        'Your baby moves less, or water breaks early.',
      ],
    },
    {
      heading: 'Blood pressure',
      paragraphs: [
        'High BP in pregnancy can come without signs. It can become dangerous for you and the baby within hours. It can also start after birth. So have your BP measured at each visit, and for 6 weeks after birth.',
      ],
      points: [
        '140/90 mmHg or more: go to a clinic today, even if you feel well.',
        'Upper number 160 or more: go to a hospital now.',
        'Lower number 110 or more: go to a hospital now.',
        'Do not wait for a second reading.',
      ],
    },
    {
      heading: 'Blood sugar',
      paragraphs: [
        'Some women get high sugar only in pregnancy. Most feel nothing. Ask at the antenatal clinic if you need a test. It matters more if you are heavy or had a very large baby before. It also matters if your mother or father has diabetes.',
      ],
      points: [
        'Target fasting: below 5.3 mmol/L.',
        'One hour after a meal: below 7.8 mmol/L.',
        'Two hours after a meal: below 6.7 mmol/L.',
        'Often above these? Show your readings this week.',
        'Above 10.0 mmol/L: see your clinic today.',
        'Below 3.9 mmol/L: take 1 tablespoon of sugar and measure after 15 minutes.',
      ],
    },
    {
      heading: 'Medicines',
      paragraphs: [
        'Tell the clinic today if you take tablets for BP, sugar, epilepsy or the mind. Some can harm an unborn child, such as enalapril, captopril, lisinopril and losartan. Do not stop without advice, because a sudden stop can harm too.',
        'Take no herbs and no tablets from a friend or a shop without asking.',
      ],
    },
    {
      heading: 'What you can do',
      paragraphs: ['Go to every antenatal visit, and go early. Bring your card.'],
      points: [
        'Eat regular meals with vegetables, beans, fish or eggs. Take less nshima and no sweet drinks.',
        'Walk each day, if your clinic agrees.',
        'Drink no alcohol, and do not smoke.',
        'Plan now: who comes with you, which transport, which money, which hospital.',
      ],
    },
    {
      heading: 'After the birth',
      paragraphs: [
        'Go to your checks after birth, also if you feel well. Had high sugar? Ask for a test at about 6 weeks after birth, and each year after that. Had high BP? Have it measured each year, and say so early in your next pregnancy.',
      ],
    },
  ],
  sources: [
    {
      title: 'Hypertension in pregnancy: diagnosis and management (NG133)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2019,
      url: 'https://www.nice.org.uk/guidance/ng133',
    },
    {
      title: 'Pregnancy, childbirth, postpartum and newborn care: a guide for essential practice',
      publisher: 'World Health Organization',
      year: 2015,
      url: 'https://www.who.int/publications/i/item/9789241549356',
    },
    {
      title: '15. Management of Diabetes in Pregnancy: Standards of Care in Diabetes—2025',
      publisher: 'American Diabetes Association',
      year: 2025,
      url: 'https://doi.org/10.2337/dc25-S015',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Enter a reading',
    to: '/hypertension',
  },
}
