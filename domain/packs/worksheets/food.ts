import { weekdays } from '../../values/weekdays.ts'
import { blank, type Worksheet } from '../worksheet.ts'

export const saltWeeks: Worksheet = {
  title: 'Less salt, a step a week',
  intro: 'Choose one step for a week. Tick each day on which you kept it.',
  from: 'cooking-with-less-salt',
  parts: [
    {
      kind: 'ticks',
      label: 'Steps to choose from',
      items: [
        'Take the salt off the table.',
        'Measure salt with a teaspoon, and each week use a little less.',
        'Use half a stock cube, and then no other salt in that pot.',
        'Add salt at the end of cooking, after tasting.',
        'Soak dried fish in water, pour the water away, and rinse it again.',
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Week', width: 44 },
        { title: 'My step' },
        ...weekdays.map((day) => ({ title: day.slice(0, 3), width: 24 })),
      ],
      rows: ['1', '2', '3', '4'],
      height: 44,
    },
    { kind: 'lines', label: 'What gives taste without salt in our home', count: 2 },
    {
      kind: 'text',
      text: 'Kidney disease, BP tablets, pregnancy, or cooking for a child? Ask your clinic before you use a salt substitute.',
    },
  ],
}

export const labelReading: Worksheet = {
  title: 'Reading labels at the shop',
  intro: 'Compare two packets of the same food. Choose the one with the lower sodium.',
  from: 'cooking-with-less-salt',
  parts: [
    {
      kind: 'points',
      points: [
        'Labels name sodium, which is in salt and in bicarbonate of soda.',
        'Compare the same amount of both, for example 100 grams.',
        'Check that a spice mix has no salt in it: the label lists what is inside.',
      ],
    },
    {
      kind: 'table',
      columns: [
        { title: 'Food', width: 110 },
        { title: 'First packet: name' },
        { title: 'Sodium in 100 g' },
        { title: 'Second packet: name' },
        { title: 'Sodium in 100 g' },
      ],
      rows: ['Bread', 'Margarine', 'Stock cubes', 'Tinned fish', 'Noodles', ...blank(4)],
      height: 34,
    },
    { kind: 'lines', label: 'What we buy from now on', count: 3 },
  ],
}

export const shoppingList: Worksheet = {
  title: 'Shopping list for a week',
  intro: 'Write what you still have at home first. Then fill in what to buy and its price.',
  from: 'healthy-plate-with-nshima',
  parts: [
    {
      kind: 'table',
      columns: [
        { title: 'Part of the plate', width: 150 },
        { title: 'At home' },
        { title: 'To buy' },
        { title: 'Price in kwacha', width: 80 },
      ],
      rows: [
        'Vegetables, such as rape, chibwabwa, cabbage or okra',
        'Beans, kapenta, fish, chicken, eggs or soya pieces',
        'Nshima, rice, cassava or sweet potato',
        'Fruit',
        'Onion, tomato, garlic, ginger, lemon',
        'Groundnuts',
        'Oil, measured with a spoon',
        ...blank(4),
      ],
      height: 36,
    },
    {
      kind: 'text',
      text: 'On the plate: two parts vegetables, one part nshima, one part beans, fish, meat or eggs.',
    },
  ],
}
