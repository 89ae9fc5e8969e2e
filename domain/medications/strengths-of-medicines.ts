/**
 * The lowest and the highest strength of one tablet or dose of medicines, in mg, by generic name (British
 * National Formulary, 2024; WHO Model List of Essential Medicines, 2023). Of those for children the lowest
 * counts, too.
 */
const lines = `
abacavir 60 600
aciclovir 200 800
albendazole 200 400
aliskiren 150 300
allopurinol 100 300
amiloride 2.5 5
amiodarone 100 400
amitriptyline 10 75
amlodipine 2.5 10
amoxicillin 125 1000
ampicillin 125 500
artemether 20 80
ascorbic acid 50 1000
aspirin 75 600
atazanavir 100 300
atenolol 25 100
atorvastatin 10 80
azathioprine 25 50
azilsartan 20 80
azithromycin 100 600
beclometasone 0.05 0.25
bedaquiline 20 100
benazepril 5 40
bendroflumethiazide 2.5 5
benzhexol 2 5
bisoprolol 1.25 10
budesonide 0.1 9
candesartan 4 32
captopril 6.25 50
carbamazepine 100 400
carbimazole 5 20
carvedilol 3.125 50
cefadroxil 250 1000
cefalexin 125 1000
cefixime 100 400
cefuroxime 125 1500
celecoxib 100 400
cetirizine 5 10
chloroquine 75 250
chlorphenamine 2 12
chlorpromazine 10 100
chlorpropamide 100 250
chlortalidone 12.5 50
cimetidine 200 800
ciprofloxacin 100 750
citalopram 10 40
clarithromycin 125 500
clavulanic acid 28 125
clonazepam 0.5 2
clonidine 0.025 0.3
clopidogrel 75 300
cloxacillin 125 500
codeine 8 60
colchicine 0.5 1
dapsone 25 100
darunavir 75 800
dexamethasone 0.5 20
diazepam 2 10
diclofenac 12.5 150
digoxin 0.0625 0.25
diltiazem 60 360
dolutegravir 5 50
doxycycline 20 200
efavirenz 50 600
emtricitabine 100 200
enalapril 2.5 20
erythromycin 125 500
esomeprazole 10 40
ethambutol 100 400
felodipine 2.5 10
flucloxacillin 125 500
fluconazole 50 200
fluoxetine 10 60
folic acid 0.4 5
fosinopril 10 40
furosemide 20 80
glibenclamide 1.25 5
gliclazide 30 80
glimepiride 1 6
glipizide 2.5 10
glyceryl trinitrate 0.3 80
haloperidol 0.5 100
hydralazine 10 50
hydrochlorothiazide 6.25 50
hydrocortisone 5 500
hydroxychloroquine 155 400
hydroxyzine 10 50
hyoscine 0.15 20
ibuprofen 100 800
imipramine 10 75
indapamide 0.625 2.5
indomethacin 25 75
irbesartan 75 300
isoniazid 50 300
isosorbide dinitrate 5 40
isosorbide mononitrate 10 120
isotretinoin 5 40
ivermectin 3 12
labetalol 50 400
lamivudine 30 300
lamotrigine 2 200
levetiracetam 100 1000
levofloxacin 250 750
levothyroxine 0.0125 0.3
lisinopril 2.5 40
lithium 150 450
loperamide 2 2
lopinavir 100 200
loratadine 5 10
lorazepam 0.5 4
losartan 12.5 100
lumefantrine 120 480
mebendazole 100 500
mefenamic acid 250 500
meloxicam 7.5 15
metformin 250 1000
methotrexate 2.5 10
methyldopa 125 500
methylprednisolone 2 1000
metoclopramide 5 10
metoprolol 23.75 200
metronidazole 200 500
misoprostol 0.025 0.2
montelukast 4 10
morphine 5 200
mycophenolate 180 500
naproxen 220 750
nebivolol 1.25 10
nevirapine 50 400
nifedipine 5 90
nitrofurantoin 50 100
olanzapine 2.5 20
olmesartan 5 40
omeprazole 10 40
pantoprazole 20 40
paracetamol 60 1000
perindopril 2 10
phenobarbital 15 200
phenoxymethylpenicillin 125 500
phenytoin 25 300
pioglitazone 15 45
piroxicam 10 20
pravastatin 10 80
praziquantel 150 600
prazosin 0.5 5
prednisolone 1 50
prednisone 1 50
promethazine 10 50
propranolol 10 160
pyrazinamide 150 500
pyridoxine 10 250
pyrimethamine 25 75
quinapril 5 40
quinine 100 600
ramipril 1.25 10
ranitidine 75 300
rifampicin 60 600
rifapentine 150 300
risperidone 0.25 50
ritonavir 25 100
rosuvastatin 5 40
sacubitril 24 97
salbutamol 0.1 8
sertraline 25 200
sildenafil 20 100
simvastatin 5 80
sitagliptin 25 100
spironolactone 12.5 100
stavudine 15 40
sulfadoxine 250 1500
sulfamethoxazole 100 800
tadalafil 2.5 20
tamoxifen 10 40
telmisartan 20 80
tenofovir 25 300
tetracycline 250 500
theophylline 100 600
thiamine 10 300
tolbutamide 500 500
topiramate 15 200
tramadol 37.5 400
trimethoprim 20 300
valproate 100 500
valsartan 20 320
vardenafil 2.5 20
verapamil 40 240
vildagliptin 50 50
warfarin 0.5 10
zidovudine 50 300
`

interface Strengths {
  lowest: number
  highest: number
}

function read(line: string): [generic: string, Strengths] {
  const words = line.split(' ')
  const [lowest, highest] = words.slice(-2).map(Number)
  return [words.slice(0, -2).join(' '), { lowest: lowest!, highest: highest! }]
}

export const strengthsOf: ReadonlyMap<string, Strengths> = new Map(
  lines.trim().split('\n').map(read),
)
