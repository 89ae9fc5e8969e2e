import type { GuideTopic } from './guide.ts'

/** The topics as people read them. */
export const topicNames: Readonly<Record<GuideTopic, string>> = {
  safety: 'Safety',
  'first aid': 'First aid',
  sleep: 'Sleep',
  worry: 'Worry',
  'low mood': 'Low mood',
  grief: 'Grief',
  anger: 'Anger',
  alcohol: 'Alcohol',
  exams: 'Exams',
  parenting: 'Parenting',
  pressure: 'Blood pressure',
  sugar: 'Sugar',
  food: 'Food',
  movement: 'Movement',
  medicines: 'Medicines',
  pregnancy: 'Pregnancy',
  caring: 'Caring for someone',
}
