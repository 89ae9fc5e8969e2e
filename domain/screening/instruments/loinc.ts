import type { InstrumentId } from './instrument.ts'

/** The LOINC codes of an instrument, for those who read a copy elsewhere. */
export interface LoincCodes {
  panel: string
  total: string
  /** By the place of the question. */
  items: readonly string[]
  /** Of each answer, by its value. */
  answers: Readonly<Record<number, string>>
  /** The unscored questions beside the items. */
  exposure?: string
  functional?: { code: string; answers: Readonly<Record<number, string>> }
}

const howOften = { 0: 'LA6568-5', 1: 'LA6569-3', 2: 'LA6570-1', 3: 'LA6571-9' }

/** Facts collected in 2026 from loinc.org; none is known for WHO-5 and CAGE-AID, which go by their text. */
export const loincCodes: { readonly [id in InstrumentId]?: LoincCodes } = {
  'GAD-7': {
    panel: '69737-5',
    total: '70274-6',
    items: ['69725-0', '68509-9', '69733-4', '69734-2', '69735-9', '69689-8', '69736-7'],
    answers: howOften,
  },
  'PHQ-9': {
    panel: '44249-1',
    total: '44261-6',
    items: [
      '44250-9',
      '44255-8',
      '44259-0',
      '44254-1',
      '44251-7',
      '44258-2',
      '44252-5',
      '44253-3',
      '44260-8',
    ],
    answers: howOften,
    functional: {
      code: '69722-7',
      answers: { 0: 'LA6572-7', 1: 'LA6573-5', 2: 'LA6575-0', 3: 'LA6574-3' },
    },
  },
  'PHQ-15': {
    panel: '69728-4',
    total: '70273-8',
    items: [
      '69671-6',
      '69672-4',
      '69673-2',
      '69674-0',
      '69675-7',
      '69676-5',
      '69677-3',
      '69678-1',
      '69679-9',
      '69680-7',
      '69717-7',
      '69681-5',
      '69682-3',
      '69731-8',
      '69732-6',
    ],
    answers: { 0: 'LA18334-5', 1: 'LA18335-2', 2: 'LA18336-0' },
  },
  'PC-PTSD-5': {
    panel: '102010-6',
    total: '102017-1',
    items: ['102012-2', '102013-0', '102014-8', '102015-5', '102016-3'],
    answers: { 1: 'LA33-6', 0: 'LA32-8' },
    exposure: '102011-4',
  },
}
