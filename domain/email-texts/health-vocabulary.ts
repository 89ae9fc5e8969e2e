/**
 * Words that say something of a person's health. `*` stands for any ending, `_` for a space or a hyphen. Doubled
 * letters count as one, so that misspellings are found, too: "deppression", "suger" is listed.
 */
const everywhere = {
  'of health': `health* wellness wellbeing well_being check_up* checkup* symptom* diagnos* prognos* treatment* treated
    clinical chronic disease* illness* ill sick* ailment* infect* contagious virus* viral bacteri* parasit* fever* pain pains
    painful painkill* ache* headache* migraine* cough* diarrh* vomit* nausea* dizz* wound* bleed* injur* fracture* swelling*
    rash* eczema* psoriasis allerg* asthma* asma pneumonia bronchit* emergenc* ambulance* admission* admitted_to discharge*
    disab* blind deaf chest_pain* referral* blurred_vision
    swollen nosebleed* tiredness sweating sweats numb numbness sore sores breath* faint fainted fainting loss_of_sight eyesight thirst*
    weakness unwell`,
  'conditions and infections': `hiv* aids arv arvs antiretrovir* anti_retrovir* cd4* viral_load* tb tuberculos* sti stis
    std stds sexually_transmitted syphil* gonorr* chlamyd* herpes hpv hepatit* malaria* covid* coronavir* cholera* typhoid*
    measles ebola mpox meningit* cancer* tumour* tumor* oncolog* chemo* radiother* leuk* lymphoma* sickle_cell* anaemi* anemi*
    diabet* diebet* sugar suger shuga glucose* gluco* insulin* hba1c* a1c keto* hypertens* hyper_tens* hypotens* pressure presure
    preasure bp stroke strokes cardi* heart hearts cholesterol* epilep* seizure* convuls* kidney* renal dialys* liver ulcer*
    hernia* arthrit* gout thyroid* lupus parkinson* alzheimer* dementia* obes* overweight over_weight underweight weight_loss
    weight bmi waist`,
  'women, men and families': `pregnan* pregnen* pregant* antenatal* ante_natal* anc prenatal* postnatal* post_natal* postpartum
    maternity midwi* obstet* gynae* gynec* contracept* family_planning condom* abort* miscarr* stillb* menopaus* menstr* fertile fertility
    infertil* ivf cervical cervix pap_smear* breast* prostat* erect* libido sex sexual* rape* raped gbv violen* abuse* circumcis*
    vmmc`,
  mind: `therap* theraph* counsel* councel* councell* psych* mental* mood moods depress* anxi* stress* trauma* suicid*
    self_harm* selfharm* crisis bipolar schizo* autis* adhd ptsd addict* alcohol* drunk* drug drugs substance_use substance_abuse
    overdos* rehab* detox* grief griev* bereav* panic* insomnia* sleeping_problem* eating_disorder* anorex* bulimi* burnout
    burn_out phobi* paranoi* delusion* hallucinat*`,
  instruments: `phq_9 phq_15 phq* gad_7 gad7* gad who_5 who5* cage_aid cageaid pc_ptsd* dass* epds audit_c mdq mini_mental mmse moca
    findrisc questionnaire_score* screening* screened`,
  'care and its people': `diet* nutri* calori* vitamin* exercis* excercis* fitness workout* physio* dentist* dental tooth
    teeth dermat* neurolog* urolog* ophthalm* optic* optom* paediatr* pediatr* geriatr* patholog* radiolog* surge* surgic*
    anaesth* anesth* orthop* nephrol* gastro* endocrin* acupunct* chiropract* hospice* palliativ*`,
  'medicines and tests': `medic* medec* medisin* drugstore* pharma* tablet tablets pill pills capsule* syrup* dose doses dosage*
    dosing inject* vaccin* immuni* prescri* prescib* antibiotic* painkiller* contraindic* inhaler* ointment* steroid* metformin*
    amlodipin* losartan* enalapril* hydrochloro* glibenclamid* atorvastat* simvastat* fluoxet* sertral* amitriptyl* diazepam*
    panado* paracetamol* ibuprofen* coartem* septrin* dolutegr* tenofov* insulins blood* urine stool stools sputum sperm semen
    swab* biops* x_ray* xray* ultrasound* ultra_sound* mri ct_scan* ecg ekg lab labs laborator* result results specimen*
    sample_of`,
  'local languages': `matenda matendawa nthenda mankhwala mankwala munkhwala umuti imiti muti miti magazi umulopa mulopa edzi
    kalyondeonde kaliondeonde mimba apakati wapakati malungo chifuba chifuwa amalwele malwele ubulwele bulwele umulwele mulwele
    abalwele balwele ukulwala kulwala kudwala mukudwala odwala wodwala bulwazi malwazi kuciswa musamu misamu butuku matuku
    mulyani milyani misala kupanikizika kupsinjika kachilombo akashishi tushishi chipatala cipatala icipatala chibadela
    cibbadela sipatela sing'anga singanga shinganga ng'anga nganga kalulaji`,
} as const

/** Not for a locked screen: what, with a name or alone, says that a person is in care. */
const inFirstLines = `doctor* dr nurse* physician* clinician* specialist* patient patients outpatient* client clients clinic
    clinics hospital* ward wards session sessions consult* virtual care carer* caregiver* review_visit`

/** Phrases whose words are found above and say nothing of health here. */
const harmless = `as_a_result as_result phone_or_tablet phone_or_a_tablet tablet_or_phone tablet_or_a_phone
    tablet_or_computer tablet_or_a_computer computer_or_tablet computer_or_a_tablet phone_tablet exercise_your_right
    exercise_this_right exercise_the_right`

const parts = (source: string) => source.split(/\s+/).filter(Boolean)

export const everywhereWords = Object.values(everywhere).flatMap(parts)
export const firstLineWords = parts(inFirstLines)
export const harmlessPhrases = parts(harmless)
