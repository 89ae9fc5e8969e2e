/** Languages in which a provider can work, the widely spoken first. */
export const pageLanguages = [
  'english',
  'bemba',
  'nyanja',
  'tonga',
  'lozi',
  'lunda',
  'luvale',
  'kaonde',
  'tumbuka',
  'sign_language',
] as const
export type PageLanguage = (typeof pageLanguages)[number]

export const languageNames: Readonly<Record<PageLanguage, string>> = {
  english: 'English',
  bemba: 'Bemba',
  nyanja: 'Nyanja',
  tonga: 'Tonga',
  lozi: 'Lozi',
  lunda: 'Lunda',
  luvale: 'Luvale',
  kaonde: 'Kaonde',
  tumbuka: 'Tumbuka',
  sign_language: 'Zambian Sign Language',
}

/** What providers help with. The list is fixed, so that people can choose by it. */
export const pageTopics = [
  'stress',
  'low_mood',
  'grief',
  'relationships',
  'violence',
  'alcohol',
  'sleep',
  'young_people',
  'birth',
  'food_weight',
  'sugar',
  'pressure',
  'hiv',
  'moving',
  'pain',
] as const
export type PageTopic = (typeof pageTopics)[number]

export const pageTopicNames: Readonly<Record<PageTopic, string>> = {
  stress: 'Stress and worry',
  low_mood: 'Low mood',
  grief: 'Grief and loss',
  relationships: 'Family and relationships',
  violence: 'After violence or a shock',
  alcohol: 'Alcohol and drugs',
  sleep: 'Sleep',
  young_people: 'Young people and studies',
  birth: 'Pregnancy and after birth',
  food_weight: 'Food and weight',
  sugar: 'Food for diabetes',
  pressure: 'Food for high blood pressure',
  hiv: 'Living with HIV',
  moving: 'Starting to exercise',
  pain: 'Pain and injury',
}

/** Those a provider can name: a page that names all of them helps no one to choose. */
export const maxPageTopics = 8
