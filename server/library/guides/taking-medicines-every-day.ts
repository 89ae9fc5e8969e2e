import type { Guide } from '#domain/library/guide.ts'

export const takingMedicinesEveryDay: Guide = {
  slug: 'taking-medicines-every-day',
  title: 'Taking medicines every day',
  topic: 'medicines',
  summary: 'How to remember each dose, and what to do when you miss or double it.',
  urgent:
    'Did you take two doses of insulin, glibenclamide or gliclazide? Take 1 tablespoon of sugar now. Ask someone to stay with you, and go to a clinic or hospital now.',
  sections: [
    {
      heading: 'Know your medicines',
      paragraphs: [
        'Ask these questions when you get a medicine. Write the answers down, or ask the pharmacist to write them.',
      ],
      points: [
        'What is its name, and what is it for?',
        'How much do I take, and when?',
        'With food or without?',
        'For how long?',
        'What should I watch for?',
      ],
    },
    {
      heading: 'Make it a habit',
      paragraphs: [
        'Tie the dose to something you do every day, such as morning tea or evening prayers.',
      ],
      points: [
        'Set an alarm on your phone.',
        'Put the tablets for a week in a box with seven parts.',
        'Mark each dose on paper or in Ubumi.',
        'Take a few doses with you when you travel or go to a funeral.',
        'Ask a person at home to remind you, if you are happy for them to know.',
      ],
    },
    {
      heading: 'If you miss a dose',
      paragraphs: [
        'Most people miss a dose sometimes. Do not take two doses to make up for it.',
        'Less than 2 hours late? You can usually take it now. Later than that, read the leaflet, or ask a pharmacist or your clinic.',
      ],
      points: [
        'Ask today, for these: insulin and tablets for sugar, warfarin, and medicines for HIV, TB or epilepsy.',
        'The same is true of the contraceptive pill.',
        'You miss doses every week? Say it at the clinic. Another time of day or fewer tablets may be possible.',
      ],
    },
    {
      heading: 'If you took a dose twice',
      paragraphs: [
        'With insulin, glibenclamide or gliclazide, take 1 tablespoon of sugar now and measure. Measure again in 15 minutes. Go to a clinic or hospital now, even if you feel well. Do not drive.',
        'With any other medicine, ask a clinic or a pharmacist now. Take the packet with you. Do not make yourself vomit. Very drowsy, fainting or short of breath? Go to a hospital now.',
      ],
    },
    {
      heading: 'Store them well',
      paragraphs: [
        'Keep medicines dry, cool and out of the sun. Keep them where no child can reach them. Leave them in their own packets, so that no one mixes them up.',
        'Insulin needs a cool place. Ask your clinic how to keep it without a fridge. Check the expiry date when you collect.',
      ],
    },
    {
      heading: 'Stay safe',
      paragraphs: [
        'Bring all your medicines and herbs to each visit. Never share them, and never take those of another person. Buy only from a clinic or a licensed pharmacy. Tablets sold on the street may be false or spoilt.',
        'You feel well and think that you no longer need them? Ask your clinician before you stop.',
      ],
    },
  ],
  sources: [
    {
      title: 'Advising on missed or delayed doses of medicines',
      publisher: 'NHS Specialist Pharmacy Service',
      year: 2025,
      url: 'https://sps.nhs.uk/articles/advising-on-missed-or-delayed-doses-of-medicines/',
    },
    {
      title: 'Adherence to long-term therapies: evidence for action',
      publisher: 'World Health Organization',
      year: 2003,
      url: 'https://www.who.int/publications/i/item/9241545992',
    },
    {
      title:
        'Medicines adherence: involving patients in decisions about prescribed medicines and supporting adherence (CG76)',
      publisher: 'National Institute for Health and Care Excellence',
      year: 2009,
      url: 'https://www.nice.org.uk/guidance/cg76',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: {
    label: 'Open your day',
    to: '/patient-profile',
  },
}
