/**
 * Sentences that name a person's health, each with the word that must be found: `word | sentence`. Conditions,
 * instruments, medicines, bodies, professions, spelling as it is typed, capitals, dots, hyphens, and the words of
 * Lusaka for the same. Written before the list that is to find them.
 */
export const withHealth: readonly string[] = `
PHQ-9 | Please fill in the PHQ-9 before {time}.
phq9 | your phq9 is due
PHQ 9 | The PHQ 9 takes five minutes.
PHQ-15 | Answer the PHQ-15 today.
GAD-7 | Please answer the GAD-7.
gad7 | gad7 first, then your visit
WHO-5 | The WHO-5 comes once a month.
who5 | Do your who5 now.
CAGE-AID | We sent you the CAGE-AID.
PC-PTSD-5 | The PC-PTSD-5 is short.
PTSD | About your ptsd
DASS-21 | Fill in the DASS-21.
EPDS | The EPDS is for mothers.
HIV | Your HIV result is ready.
hiv | come for your hiv test
H.I.V. | Your H.I.V. appointment
h i v | h i v clinic
HIV-positive | For HIV-positive people
AIDS | About AIDS
ARVs | Collect your ARVs.
arv | your arv refill
antiretroviral | Your antiretrovirals are here.
viral load | Your viral load is due.
CD4 | The CD4 count
PrEP | Your PrEP is ready.
TB | Your TB follow-up
T.B. | a T.B. check
tuberculosis | about tuberculosis
STI | STI screening
syphilis | your syphilis result
gonorrhoea | Treatment of gonorrhoea
hepatitis | hepatitis B
malaria | Your malaria test
COVID-19 | COVID-19 vaccination
cholera | cholera vaccine
cancer | Cancer screening
tumour | the tumour
tumor | tumor board
chemotherapy | Your chemotherapy is at {time}.
diabetes | Your diabetes visit
Diabetic | Diabetic foot check
diabetis | your diabetis check
DIABETES | DIABETES CLINIC
glucose | Measure your glucose.
sugar | Check your sugar.
suger | your suger is high
blood sugar | Bring your blood-sugar book.
HbA1c | Your HbA1c is due.
insulin | Bring your insulin.
hypertension | Your hypertension visit
hyper-tension | hyper-tension review
hypertensive | for hypertensive patients
blood pressure | Measure your blood pressure.
pressure | Your pressure was high.
presure | your presure book
BP | Bring your BP book.
B.P. | your B.P. check
high bp | high bp
stroke | after your stroke
heart | Your heart check
asthma | asthma review
epilepsy | about your epilepsy
epileptic | epileptic fits
seizures | since the seizures
kidney | kidney visit
dialysis | Dialysis at {time}
liver | your liver
ulcers | about ulcers
fertility | fertility visit
infertility | about infertility
obesity | obesity group
overweight | for overweight people
weight loss | your weight loss plan
BMI | Your BMI
pregnancy | Your pregnancy visit
pregnant | for pregnant women
pregnent | are you pregnent
antenatal | antenatal visit
ANC | Your ANC visit
prenatal | prenatal class
postnatal | postnatal check
contraception | about contraception
contraceptive | your contraceptive
family planning | Family planning at {time}
family-planning | family-planning visit
abortion | after the abortion
miscarriage | after your miscarriage
menopause | about menopause
menstrual | menstrual pain
cervical | cervical smear
pap smear | Your pap smear
breast | breast check
prostate | prostate check
erectile | erectile problems
sexual | your sexual health
rape | after rape
GBV | GBV support
gender-based violence | gender-based violence
circumcision | after circumcision
therapy | Your therapy is at {time}.
Therapist | your therapist waits
therapies | our therapies
psychotherapy | psychotherapy at {time}
physiotherapy | physiotherapy at {time}
theraphy | your theraphy session
counselling | Counselling at {time}
counseling | counseling session
counsellor | your counsellor
councelling | couples councelling
psychologist | The psychologist waits.
psychiatric | psychiatric review
psychiatrist | your psychiatrist
PSYCHOLOGY | PSYCHOLOGY DEPARTMENT
mental | your mental health
mood | How is your mood?
depression | about your depression
depressed | if you are depressed
deppression | deppression group
anxiety | Your anxiety plan
anxious | if you feel anxious
stress | stress management
stressed | when you are stressed
trauma | trauma group
suicidal | suicidal thoughts
suicide | suicide prevention
self-harm | self-harm
bipolar | bipolar group
schizophrenia | about schizophrenia
autism | autism assessment
ADHD | ADHD review
dementia | dementia visit
addiction | addiction group
alcohol | alcohol use
drugs | about drugs
health | Your health record
Healthcare | Healthcare for all
wellness | your wellness day
check-up | Your check-up is at {time}.
checkup | a checkup
substance use | substance use
rehab | your rehab
rehabilitation | rehabilitation starts
grief | grief group
panic attacks | panic attacks
insomnia | insomnia
dietitian | The dietitian waits.
dietician | your dietician
diet | your diet
nutrition | nutrition visit
nutritionist | the nutritionist
calories | count your calories
exercise | your exercise plan
fitness | fitness expert
medicine | Bring your medicine.
medicines | your medicines run out
medication | your medication
medecine | your medecine
medical | medical report
tablets | Take your tablets.
pills | your pills
dose | the next dose
dosage | a new dosage
injection | your injection
vaccine | your vaccine
vaccination | vaccination day
prescription | Your prescription is ready.
prescribed | as prescribed
pharmacy | at the pharmacy
antibiotics | antibiotics
metformin | your metformin
amlodipine | amlodipine
Panado | take Panado
paracetamol | paracetamol
treatment | your treatment
treatments | treatments
diagnosis | your diagnosis
diagnosed | diagnosed last week
symptoms | your symptoms
symptom | a symptom
screening | your screening
blood test | your blood test
blood tests | blood tests
lab results | your lab results
test results | Your test results are here.
results | Your results are ready.
laboratory | at the laboratory
urine | bring urine
stool | a stool sample
x-ray | Your x-ray
xray | xray at {time}
ultrasound | ultrasound
MRI | MRI scan
surgery | after surgery
surgical | surgical ward
surgeon | the surgeon
disease | chronic disease
diseases | diseases
chronic | chronic care
illness | your illness
ill | if you are ill
sick | sick note
sickness | your sickness
infection | your infection
infected | infected wound
virus | the virus
fever | a fever
pain | your pain
painful | painful knee
wound | your wound
bleeding | bleeding
blood | your blood
headache | your headache
cough | your cough
diarrhoea | diarrhoea
eczema | your eczema
allergy | your allergy
allergies | allergies
gynaecologist | the gynaecologist
gynae | gynae visit
dentist | the dentist
dental | dental check
tooth | your tooth
dermatologist | dermatologist
cardiologist | the cardiologist
oncology | oncology
paediatric | paediatric visit
optician | the optician
matenda | za matenda anu
mankhwala | mankhwala anu
mankwala | mankwala yanu
umuti | umuti wenu
imiti | imiti yenu
muti | muti wanu
magazi | kupima magazi
umulopa | ukupima umulopa
shuga | shuga yanu
EDZI | za EDZI
kalyondeonde | kalyondeonde
kaliondeonde | kaliondeonde
mimba | mimba yanu
apakati | amai apakati
malungo | malungo
chifuba | chifuba
amalwele | amalwele yenu
ubulwele | ubulwele bwenu
matenda a shuga | matenda a shuga
kudwala | ngati mukudwala
mulwele | umulwele
bulwazi | bulwazi bwanu
musamu | musamu wanu
butuku | butuku bwa hao
milyani | milyani ya hao
misala | misala
kupanikizika | kupanikizika maganizo
kachilombo | kachilombo
THERAPY | THERAPY in capitals
HĪV | HĪV
d-i-a-b-e-t-e-s | d-i-a-b-e-t-e-s
`
  .trim()
  .split('\n')
