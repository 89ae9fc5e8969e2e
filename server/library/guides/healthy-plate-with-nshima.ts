import type { Guide } from '#domain/library/guide.ts'

export const healthyPlateWithNshima: Guide = {
  slug: 'healthy-plate-with-nshima',
  title: 'A healthy plate with nshima',
  topic: 'food',
  summary: 'How to fill a plate with nshima, relish and vegetables, for the whole family.',
  sections: [
    {
      heading: 'Keep nshima, change the shares',
      paragraphs: [
        'You do not have to give up nshima. What matters is how much of the plate it takes. Look at your plate as four parts.',
        'WHO advises adults to eat at least 400 grams of vegetables and fruit a day. That is about five handfuls.',
      ],
      points: [
        'Two parts vegetables, such as rape, chibwabwa, cabbage or okra.',
        'One part nshima, rice, cassava or sweet potato.',
        'One part beans, kapenta, fish, chicken, eggs or soya pieces.',
        'A piece of fruit afterwards.',
      ],
    },
    {
      heading: 'Nshima',
      paragraphs: [
        'Count your lumps of nshima for a few days. If you do not move much, take a lump less and fill the space with vegetables. A person who does heavy work needs more.',
        'Roller meal and mgaiwa keep more fibre than breakfast meal. Sorghum and millet are good too. Fibre keeps you full for longer, and sugar rises more slowly.',
      ],
    },
    {
      heading: 'Relish',
      paragraphs: [
        'Choose two vegetables of different colours each day. Dark green leaves are rich and cheap. Pounded groundnuts, as in ifisashi, add strength to greens, so a small amount is enough.',
        'Beans, peas and cowpeas are good on most days. Kapenta and small fish eaten whole give calcium for the bones. Keep sausages, polony and fried meat for rare days. Take skin and fat off meat, and boil, roast or stew it.',
      ],
    },
    {
      heading: 'Oil, salt and sugar',
      paragraphs: [
        'Measure oil with a spoon instead of pouring. Use tomatoes, onion, garlic and lemon for taste. Add salt only at the end, and taste first. Drink water with the meal, not a sweet drink.',
      ],
    },
    {
      heading: 'A day as an example',
      paragraphs: [
        'This is an idea, not a plan for you. To start, put the vegetables on the plate first for a week. Then see how much nshima still fits.',
      ],
      points: [
        'Morning: porridge of millet or mgaiwa with groundnuts, and a banana.',
        'Noon: nshima, beans in tomato, and rape with onion.',
        'Afternoon: a boiled egg, or a handful of groundnuts.',
        'Evening: a smaller nshima, kapenta, chibwabwa and a slice of pawpaw.',
      ],
    },
    {
      heading: 'Who should ask first',
      paragraphs: [
        'Ask a clinician or dietitian before you change much in these cases. You take insulin or tablets that lower sugar. You have kidney disease. You are pregnant, underweight, or lose weight without trying. Babies and small children need their own food advice.',
        'Losing weight with cough, fever or night sweats? Go to a clinic and ask for a TB test.',
      ],
    },
  ],
  sources: [
    {
      title: 'Zambia Food-Based Dietary Guidelines. Technical Recommendations 2021',
      publisher: 'Ministry of Agriculture of Zambia and FAO',
      year: 2021,
      url: 'https://openknowledge.fao.org/items/8a91e104-e4da-4bac-bf1f-364f0bf5e454',
    },
    {
      title: 'Diabetes Meal Planning',
      publisher: 'Centers for Disease Control and Prevention',
      year: 2024,
      url: 'https://www.cdc.gov/diabetes/healthy-eating/diabetes-meal-planning.html',
    },
    {
      title: 'Healthy diet',
      publisher: 'World Health Organization',
      year: 2026,
      url: 'https://www.who.int/news-room/fact-sheets/detail/healthy-diet',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'See how meal plans work',
    to: '/nutrition',
  },
}
