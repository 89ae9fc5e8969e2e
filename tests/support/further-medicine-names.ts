/**
 * Names, misspellings and words for whole classes that a later examination of the table tried: each was missed, or
 * could have been held for another.
 */

/** The same medicine twice: by a brand, a short form, two wrong letters, or what a suffix adds. */
export const furtherDuplicates: readonly (readonly [string, string])[] = [
  ['PCM', 'Panado'],
  ['Coldrex', 'Paracetamol'],
  ['Gluformin', 'Glucophage'],
  ['Diabetmin', 'Metformin'],
  ['Glynase', 'Glipizide'],
  ['Amlosafe', 'Norvasc'],
  ['Nifelat', 'Adalat'],
  ['Cardinol', 'Inderal'],
  ['Enaril', 'Renitec'],
  ['Furo', 'Lasix'],
  ['Ecosprin', 'Disprin'],
  ['Clopilet', 'Plavix'],
  ['Storvas', 'Lipitor'],
  ['Voveran', 'Diclofenac'],
  ['Diclowin Plus', 'Paracetamol'],
  ['Dopegyt', 'Aldomet'],
  ['Symfi', 'Efavirenz'],
  ['TAFED', 'Dolutegravir'],
  ['Triumeq', 'Abacavir'],
  ['Zomelis Met', 'Metformin'],
  ['Jardiance', 'Empagliflozin'],
  ['Vit C', 'Ascorbic acid'],
  ['Losartan H', 'HCTZ'],
  ['Telmisartan-H', 'Hydrochlorothiazide'],
  ['Enalapril Plus', 'Hydrochlorothiazide'],
  ['Telmisartan AM', 'Amlodipine'],
  // Two wrong letters of a long name.
  ['Spirolactone', 'Aldactone'],
  ['Cotrimaxole', 'Septrin'],
  ['Hydroclorothiazid', 'HCTZ'],
  ['Carbamezapine', 'Tegretol'],
  ['Metronidozol', 'Flagyl'],
]

/** Unlike each other, though they are alike in letters. */
export const furtherOthers: readonly (readonly [string, string])[] = [
  ['Lansoprazole', 'Losec'],
  ['Ketoconazole', 'Ketoprofen'],
  ['Roxithromycin', 'Erythromycin'],
  ['Penicillamine', 'Penicillin'],
  ['Clindamycin', 'Clarithromycin'],
  ['Aspirin Plus', 'Hydrochlorothiazide'],
  ['Glibenese', 'Glibenclamide'],
]

/** An allergy in the words for a whole class, or to a medicine that is related. */
export const furtherAllergies: readonly (readonly [allergies: string, medicine: string])[] = [
  ['pen allergy', 'Flucloxacillin'],
  ['Pen', 'Benzathine'],
  ['Penicilium', 'Amoxicillin'],
  ['beta lactam antibiotics', 'Amoxil'],
  ['B-lactams', 'Augmentin'],
  ['penicillin', 'Meropenem'],
  ['cefalosporins', 'Zinnat'],
  ['amoxylin', 'Cloxacillin'],
  ['macrolides', 'Clarithromycin'],
  ['quinolones', 'Cipro'],
  ['fluoroquinolones', 'Levofloxacin'],
  ['sartans', 'Losartan'],
  ['Losartan', 'Telmisartan'],
  ['beta blockers', 'Atenolol'],
  ['atenolol', 'Propranolol'],
  ['statins', 'Zocor'],
  ['thiazides', 'Hydrochlorothiazide'],
  ['thiazide tablets', 'Indapamide'],
  ['anti inflammatories', 'Voltaren'],
  ['salicylates', 'Disprin'],
  ['aspirin', 'Sulfasalazine'],
  ['sulfa', 'Celebrex'],
  ['Tegretol', 'Phenytoin'],
  ['phenytoin', 'Carbamazepine'],
]

/** None of these is about the medicine beside it. */
export const furtherNoAllergies: readonly (readonly [allergies: string, medicine: string])[] = [
  ['penicillin', 'Penicillamine'],
  ['penicillamine', 'Amoxicillin'],
  ['pen needles', 'Amoxicillin'],
  ['open wounds', 'Amoxicillin'],
  ['beta carotene', 'Atenolol'],
  ['no known allergy to penicillin', 'Amoxil'],
]

/** What harms an unborn baby, by brands that were not known, and as a part of a combination. */
export const furtherInPregnancy: readonly string[] = [
  'Angizaar',
  'Enaril',
  'Losartan H',
  'Tenormin',
  'Storvas',
  'Voveran',
  'Arcoxia',
  'Forxiga',
  'Xigduo',
  'Ozempic',
  'Spirolactone',
]
