import type { Guide } from '#domain/library/guide.ts'

export const angerBeforeDuringAndAfter: Guide = {
  slug: 'anger-before-during-and-after',
  title: 'Anger: before, during and after',
  topic: 'anger',
  summary: 'See anger coming, leave before you do harm, and talk about it later.',
  urgent:
    'Do you fear that you may hurt someone now? Leave the room, put down what you hold, and go outside. The numbers are on the Help now page.',
  sections: [
    {
      heading: 'During: stop in five steps',
      paragraphs: ['Anger is a feeling. What you do is your choice. Learn these steps by heart.'],
      points: [
        'Stop talking. Put your hands down and open them.',
        'Say: “I am angry. I am going out for 20 minutes. I will come back and talk.”',
        'Leave. Do not drive, and do not go to a bar.',
        'Walk fast and breathe out slowly. Count each breath up to ten, and start again.',
        'Come back at the time you promised. Still angry? Say that you need more time.',
      ],
    },
    {
      heading: 'Before: know your signs',
      paragraphs: [
        'Anger gives signs early. You may feel heat in the face, tight teeth, hard hands or a fast heart. You may think: “They do not respect me.”',
        'Think of your last three times of anger. What came before each one? Hunger, too little sleep, pain, alcohol, money, traffic or a certain word? Write it down. Now you know when to be careful.',
      ],
      points: [
        'Eat and rest before you talk about a hard matter.',
        'Do not talk about money or children after drinking.',
        'Walk or do sport on most days. It makes the body calmer.',
        'Agree with your family on a word that means “stop for now”.',
      ],
    },
    {
      heading: 'After: talk and repair',
      paragraphs: [
        'When you are calm, say what happened, what you felt and what you want. Start with “I”, not with “you always”. Example: “I was afraid when the rent was late. I want us to plan it together.”',
        'Did you shout, break something or scare someone? Say clearly: “I did wrong.” Repair what you can. Do not say “You made me do it”. Then listen, also if it hurts.',
      ],
    },
    {
      heading: 'Other feelings that come with anger',
      paragraphs: [
        'Anger often comes with another feeling: fear, shame, grief, jealousy or tiredness. Ask yourself which one it is. A long illness, pain, low mood, a past shock or drinking can make anger come faster.',
        'Hitting a wall or a pillow does not take anger away. For many people it makes the next time more likely.',
      ],
    },
    {
      heading: 'Anger and the people at home',
      paragraphs: [
        'Hitting, threatening, locking in or breaking things is violence, and not only anger. It harms children who see it. If you do this, get help now, before someone is badly hurt.',
        'Is someone at home angry in a way that scares you? Read the guide about violence at home. You are not to blame, and you do not have to calm them.',
      ],
    },
    {
      heading: 'When to see a clinician',
      paragraphs: [
        'Book a visit if you lose control again and again, or if you have hurt someone. Go if your job, marriage or studies are at risk. Counselling can teach you other ways.',
        'Go the same day if the anger is new and comes with confusion, voices or a head injury. Go too if it came with a new medicine, or with very little sleep.',
      ],
    },
  ],
  sources: [
    {
      title: 'Anger: managing outbursts',
      publisher: 'Mind',
      year: 2018,
      url: 'https://www.mind.org.uk/information-support/types-of-mental-health-problems/anger/managing-outbursts',
    },
    {
      title:
        'Health care for women subjected to intimate partner violence or sexual violence: a clinical handbook',
      publisher: 'World Health Organization',
      year: 2014,
      url: 'https://www.who.int/publications/i/item/WHO-RHR-14.26',
    },
  ],
  author: 'Health writer',
  review_by: '2027-11-30',
  next: { label: 'Book an appointment', to: '/book-appointment' },
}
