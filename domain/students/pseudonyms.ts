/** Trees and rivers of Zambia, none of them a name that people bear. */
const places = [
  'Baobab',
  'Chambeshi',
  'Kabompo',
  'Kafue',
  'Kalambo',
  'Kalungwishi',
  'Lufupa',
  'Luangwa',
  'Lunsemfwa',
  'Mahogany',
  'Marula',
  'Masuku',
  'Miombo',
  'Mopane',
  'Msasa',
  'Mukwa',
  'Mulungushi',
  'Palm',
  'Sycamore',
  'Tamarind',
  'Teak',
  'Waterberry',
  'Zambezi',
]

/** Birds of Zambia. */
const birds = [
  'Barbet',
  'Bee-eater',
  'Bulbul',
  'Coucal',
  'Crane',
  'Egret',
  'Fish Eagle',
  'Francolin',
  'Guineafowl',
  'Heron',
  'Honeyguide',
  'Hoopoe',
  'Hornbill',
  'Ibis',
  'Jacana',
  'Kestrel',
  'Kingfisher',
  'Lapwing',
  'Oriole',
  'Owl',
  'Pelican',
  'Roller',
  'Stork',
  'Sunbird',
  'Swallow',
  'Turaco',
  'Wagtail',
  'Weaver',
]

/** How many there are: more than ten for each place of the largest group. */
export const pseudonymCount = places.length * birds.length

/** The name of a participant in a group: `Kafue Kingfisher`. @param index from 0, below `pseudonymCount` */
export function pseudonymAt(index: number): string {
  return `${places[Math.floor(index / birds.length)]!} ${birds[index % birds.length]!}`
}
