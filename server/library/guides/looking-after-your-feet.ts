import type { Guide } from '#domain/library/guide.ts'

export const lookingAfterYourFeet: Guide = {
  slug: 'looking-after-your-feet',
  title: 'Looking after your feet',
  topic: 'sugar',
  summary: 'A few minutes a day that protect your feet when you have diabetes.',
  urgent:
    'A foot that turns black, smells bad, or is hot and swollen with fever? Go to a hospital now.',
  sections: [
    {
      heading: 'Why feet need care',
      paragraphs: [
        'High sugar can harm the nerves of the feet. Then you may not feel a thorn, a stone or a burn. It can also slow the blood, so a small sore heals badly.',
        'Most serious foot problems start with a small wound that no one saw. You can find it early.',
      ],
    },
    {
      heading: 'Every evening: look',
      paragraphs: [
        'Sit in good light. Look at the top, the sole, the heel and between the toes. Use a mirror, or ask someone at home.',
      ],
      points: [
        'Cuts, blisters, sores or cracks.',
        'Red, hot or swollen skin.',
        'A change of colour.',
        'A nail that grows into the skin.',
        'Blood or wet marks in your socks.',
      ],
    },
    {
      heading: 'Every day: wash and protect',
      paragraphs: ['Clean and dry skin heals best.'],
      points: [
        'Test the water with your elbow first. It must be warm, not hot.',
        'Wash gently, and dry well between the toes.',
        'Rub some oil or cream on dry skin, but not between the toes.',
        'Cut nails straight across. Ask for help if you cannot see well.',
        'Do not cut hard skin with a razor blade, and use no acid plasters.',
      ],
    },
    {
      heading: 'Shoes',
      paragraphs: [
        'Do not walk barefoot, not even inside the house or at the tap. Feel inside each shoe with your hand before you put it on.',
        'Shoes must not press. Buy them in the afternoon, when feet are larger. Wear new shoes for an hour at first. Do not warm your feet at a brazier or with a hot bottle. You may burn them and not feel it.',
      ],
    },
    {
      heading: 'A new sore: what to do first',
      paragraphs: [
        'Wash it with clean water and cover it with a clean cloth. Keep weight off that foot. Put on no herbs, ash or hot water. Then go to a clinic within a day, even if it does not hurt.',
      ],
      points: [
        'Go to a hospital now if it turns black, smells, or spreads quickly.',
        'Go now if you also have fever, or feel very unwell.',
        'Hot, red and swollen without a wound? This also needs a clinic within a day.',
      ],
    },
    {
      heading: 'At the clinic',
      paragraphs: [
        'Take off shoes and socks at your visits, so that staff can check your feet. Ask for a full check at least once a year. If you have had a sore before, or cannot feel well, ask how often to come.',
        'Good sugar levels, and not smoking, protect your feet too.',
      ],
    },
  ],
  sources: [
    {
      title: 'Your Feet and Diabetes',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2024,
      url: 'https://www.cdc.gov/diabetes/diabetes-complications/diabetes-and-your-feet.html',
    },
    {
      title: 'Diabetic foot problems: prevention and management (NG19)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2015,
      url: 'https://www.nice.org.uk/guidance/ng19',
    },
    {
      title: 'IWGDF Guidelines 2023',
      publisher: 'International Working Group on the Diabetic Foot',
      year: 2023,
      url: 'https://iwgdfguidelines.org/guidelines-2023/',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Open the Diabetes Care Hub',
    to: '/diabetes',
  },
}
