import type { Guide } from '#domain/library/guide.ts'

export const afterADeath: Guide = {
  slug: 'after-a-death',
  title: 'After a death',
  topic: 'grief',
  summary:
    'What grief can feel like, what helps in the first days and months, and when to get help.',
  urgent:
    'Do you wish to die too, or have thoughts of ending your life? Open the Help now page now. Tell someone near you, and do not stay on your own.',
  sections: [
    {
      heading: 'The first days',
      paragraphs: [
        'You may feel nothing at all, or cry all day. Both are common. You may even wait for the person to come in. Do only what is needed today.',
      ],
      points: [
        'Drink water and eat a little, also without hunger.',
        'Take your own tablets on time. Ask someone to remind you.',
        'Let others cook, receive visitors and talk with the burial committee.',
        'Lie down for some hours, also if sleep does not come.',
        'Ask for quiet time, or for company. You may need both.',
      ],
    },
    {
      heading: 'What grief can feel like',
      paragraphs: [
        'Grief has no fixed order and no fixed time. It comes strongly, gets less, and comes again. A song, a smell or a date can bring it back.',
        'Many people feel sad, angry, afraid or guilty. Some feel relief after a long illness, and then shame about it. Some hear the voice of the person, or see them for a second. The body aches, sleep is poor and it is hard to think.',
        'You can laugh on one day and cry on the next. It does not mean that you loved the person less.',
      ],
    },
    {
      heading: 'The weeks after the funeral',
      paragraphs: [
        'The visitors go home, and the house becomes quiet. This is often the hardest time.',
      ],
      points: [
        'Keep a simple day: get up, wash, eat, go outside.',
        'Talk about the person with someone who lets you talk.',
        'Visit the grave, pray, or keep a photo, if it gives you comfort.',
        'Keep away from alcohol and sleeping tablets that are not yours.',
        'Wait some months before big decisions about house, job or marriage.',
        'Ask a trusted relative for help with papers and property.',
      ],
    },
    {
      heading: 'Deaths that are harder',
      paragraphs: [
        'A sudden death, the death of a child or a baby lost in pregnancy is very hard. So is a death by suicide, or a death that others do not speak about, for example with HIV.',
        'Did someone die by suicide? You are not to blame. Talk with people who do not judge. If relatives take property or force you into a ritual, you can ask for help. Ask a social worker or a legal aid office.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if you cannot care for yourself or your children, or if you drink more each week. Go too if bad pictures of the death come again and again.',
        'For most people grief slowly gets less. Book a visit if after many months it is as strong as at the start. See your clinic soon if your BP or sugar is worse. Grief can do that.',
      ],
    },
    {
      heading: 'Helping someone who grieves',
      paragraphs: [
        'Come, sit and listen. Say the name of the person who died. Do not say that time heals or that it was the will of God, unless they say so first. Bring mealie meal, carry water, and come again after a month.',
      ],
    },
  ],
  sources: [
    {
      title: 'Bereavement',
      publisher: 'Royal College of Psychiatrists',
      year: 2020,
      url: 'https://www.rcpsych.ac.uk/mental-health/mental-illnesses-and-mental-health-problems/bereavement',
    },
    {
      title: 'Psychological first aid: Guide for field workers',
      publisher: 'World Health Organization',
      year: 2011,
      url: 'https://www.who.int/publications/i/item/9789241548205',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
