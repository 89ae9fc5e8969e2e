/**
 * The names of medicines sold in Zambia: generic names from the WHO Model List of Essential Medicines
 * (23rd list, 2023) and the Zambia Essential Medicines List (2020), with other spellings, short forms
 * and brands. Brands are from our own knowledge of packages in southern Africa: no pharmacist
 * registered in Zambia has reviewed them. Classes are those of the British National Formulary, 2024, and
 * where it has none, of the WHO ATC classification, 2024.
 */

/** What a medicine belongs to, as far as allergies, duplicates, late doses and pregnancy depend on it. */
export type MedicineClass =
  | 'insulin'
  | 'sulfonylurea'
  | 'warfarin'
  | 'hiv'
  | 'tb'
  | 'epilepsy'
  | 'contraceptive'
  | 'penicillin'
  | 'cephalosporin'
  | 'sulfonamide'
  | 'macrolide'
  | 'quinolone'
  | 'tetracycline'
  | 'nsaid'
  | 'aspirin'
  | 'opioid'
  | 'ace'
  | 'sartan'
  | 'beta-blocker'
  | 'calcium'
  | 'diuretic'
  | 'statin'
  | 'mineral'
  | 'steroid'
  | 'other'

/**
 * By class: each line is one medicine, its generic name first, then its other names. Names are in small
 * letters, and compared without spaces and hyphens.
 */
const linesOf: Readonly<Record<MedicineClass, string>> = {
  insulin: `
    insulin
    insulin soluble, soluble insulin, regular insulin, insulin regular, human insulin, actrapid, humulin r, insuman rapid, novolin r, huminsulin r, insugen r, wosulin r, jusline r, myxredlin
    insulin isophane, isophane insulin, nph, insulin nph, insulatard, protaphane, protaphan, humulin n, insuman basal, novolin n, huminsulin n, insugen n, wosulin n, isophane
    insulin mixed, mixed insulin, insulin 30 70, insulin 70 30, mixtard, humulin 70 30, humulin 30 70, humulin m 3, insuman comb, actraphane, huminsulin 30 70, insugen 30 70, wosulin 30 70
    insulin glargine, glargine, lantus, basaglar, toujeo, basalog, semglee, glaritus, basugine, glarzia, rezvoglar, lusduna, winglore
    insulin detemir, detemir, levemir
    insulin degludec, degludec, tresiba
    insulin aspart, aspart, novorapid, fiasp, trurapi, kirsty
    insulin aspart mixed, novomix
    insulin lispro, lispro, humalog, admelog, liprolog, lyumjev
    insulin glulisine, glulisine, apidra`,
  sulfonylurea: `
    glibenclamide, glyburide, daonil, euglucon, glyben, semi daonil, betanase, glinil, diabeta, gliben
    gliclazide, diamicron, dianorm, reclide, glizid, glycinorm, glucozid
    glimepiride, amaryl, diapride, zoryl, glimer, glim, glimy
    glipizide, glucotrol, minidiab, glynase, glibenese
    tolbutamide, rastinon
    chlorpropamide, diabinese`,
  warfarin: `
    warfarin, coumadin, marevan, jantoven, uniwarfin, warf`,
  hiv: `
    arv, arvs, art, haart
    dolutegravir, dtg, tivicay
    lamivudine, 3 tc, epivir
    tenofovir, tdf, taf, viread
    emtricitabine, ftc, emtriva
    efavirenz, efv, stocrin, sustiva
    nevirapine, nvp, viramune, nevimune
    zidovudine, azt, retrovir
    abacavir, abc, ziagen
    stavudine, d 4 t
    lopinavir
    ritonavir, norvir
    atazanavir, atv, reyataz
    darunavir, drv, prezista`,
  tb: `
    rifampicin, rifampin, rifadin, rimactane
    rifapentine, priftin
    rifabutin
    isoniazid, inh
    pyrazinamide, pza
    ethambutol, myambutol
    bedaquiline, sirturo`,
  epilepsy: `
    carbamazepine, tegretol, mazetol, zeptol, carbatrol
    valproate, sodium valproate, valproic acid, valproate semisodium, divalproex, epilim, depakine, depakin, depakote, convulex, encorate, valparin, epival, orfiril, petilin
    phenytoin, epanutin, dilantin, eptoin, phenytoin sodium
    phenobarbital, phenobarbitone, gardenal, luminal
    lamotrigine, lamictal
    levetiracetam, keppra
    topiramate, topamax
    clonazepam, rivotril
    primidone, mysoline`,
  contraceptive: `
    contraceptive, contraceptive pill, family planning, the pill
    levonorgestrel, microlut, postinor, jadelle
    ethinylestradiol, ethinyl estradiol, ethinyloestradiol
    medroxyprogesterone, depo provera, depo, sayana, sayana press
    norethisterone, noristerat, primolut
    drospirenone`,
  penicillin: `
    penicillin, penicillins, pencilin, penisilin, penicilline, penicilina, pcn
    amoxicillin, amoxycillin, amoxil, moxatag, amoxyl, penamox, amoxy, amoxi, betamox, amoxin, amoxylin, novamox, mox, amoxapen
    ampicillin, penbritin, ampi
    cloxacillin, orbenin, cloxa
    flucloxacillin, floxapen
    benzylpenicillin, penicillin g, pen g, x pen, crystalline penicillin, crystapen
    phenoxymethylpenicillin, penicillin v, pen v, pen vk, ospen
    benzathine benzylpenicillin, benzathine penicillin, benzathine penicillin g, benzathine, penadur, bicillin, extencilline
    procaine benzylpenicillin, procaine penicillin, ppf
    piperacillin, tazocin`,
  cephalosporin: `
    cefalexin, cephalexin, keflex
    cefaclor
    cefadroxil
    cefuroxime, zinnat
    cefixime, suprax
    cefotaxime, claforan
    ceftazidime, fortum
    ceftriaxone, rocephin`,
  sulfonamide: `
    sulfonamide, sulfonamides, sulphonamide, sulphonamides
    sulfamethoxazole, sulphamethoxazole
    sulfadoxine, sulphadoxine
    sulfadiazine, sulphadiazine, silver sulfadiazine, silver sulphadiazine, flamazine
    sulfasalazine, sulphasalazine, salazopyrin`,
  macrolide: `
    erythromycin, erythrocin, erythro
    azithromycin, zithromax, azee, azithral, azimax, zithro
    clarithromycin, klacid
    roxithromycin`,
  quinolone: `
    ciprofloxacin, cipro, ciprobay, ciproxin, ciplox, cifran, ciprolet
    levofloxacin, tavanic
    moxifloxacin, avelox
    norfloxacin
    ofloxacin`,
  tetracycline: `
    doxycycline, vibramycin, doxy, doxylin, doxycap, doxin, doxycyclin
    tetracycline, tetracyclines, oxytetracycline`,
  nsaid: `
    ibuprofen, brufen, nurofen, advil, ibugesic, ibuprofin
    diclofenac, voltaren, voltarol, cataflam, olfen, diclo, diclo denk, diclomax, dicloflex, declofen, diclogesic, dicloran, voveran, diclowin, dicloped
    indomethacin, indometacin, indocid, indo
    naproxen, naprosyn
    piroxicam, feldene
    meloxicam, mobic
    ketoprofen
    mefenamic acid, ponstan
    celecoxib, celebrex
    etoricoxib, arcoxia
    aceclofenac, zerodol
    ketorolac, toradol`,
  aspirin: `
    aspirin, acetylsalicylic acid, asa, disprin, ecotrin, cardiprin, junior aspirin, aspro, anadin, alka seltzer, ecosprin, vasoprin, loprin, mara moja`,
  opioid: `
    codeine
    morphine
    tramadol, tramal
    pethidine`,
  ace: `
    captopril, capoten, capace
    enalapril, vasotec, renitec, enap, envas, enace, enam, pharmapress, ciplatec, hypace, alapren, enalap, enaril, enapril, enalpril
    lisinopril, zestril, prinivil, lisoril, listril, sinopren, hipril, lipril
    ramipril, tritace, altace, cardace, ramace
    perindopril, coversyl, prexum, prestarium, perindo
    quinapril, accupril
    fosinopril
    benazepril, lotensin`,
  sartan: `
    losartan, cozaar, losacar, losar, repace, covance, losartas, zaart, tozaar, resilo, lozap, angizaar, losakind
    valsartan, diovan, valzaar
    telmisartan, micardis, telma, telmikind, telsar, pritor, telista, telpres, cresar
    candesartan, atacand, candesar, blopress
    irbesartan, aprovel, avapro, irovel
    olmesartan, benicar, olmetec, olmezest
    azilsartan, edarbi`,
  'beta-blocker': `
    atenolol, tenormin, atenol, tenolol, aten, betacard, atecard
    propranolol, inderal, cardinol, ciplar, propral
    bisoprolol, concor, corbis, biselect
    carvedilol, dilatrend, cardivas, carvedil
    metoprolol, betaloc, lopressor
    labetalol, trandate
    nebivolol, nebilet`,
  calcium: `
    amlodipine, norvasc, amlong, amlovas, amlopres, stamlo, amlo, amlodac, amlocor, amlosafe, lodipine, amlosun, amcard, amlip, amlogard
    nifedipine, adalat, nifecard, nifed, nifedi, nifelat, calcigard, nicardia, cardules
    felodipine, plendil
    nimodipine
    verapamil, isoptin
    diltiazem`,
  diuretic: `
    hydrochlorothiazide, hctz, hct, esidrex, aquazide
    bendroflumethiazide, bendrofluazide, aprinox
    chlortalidone, chlorthalidone
    indapamide, natrilix
    furosemide, frusemide, lasix, lasilix, furo, frusid, frusenex
    spironolactone, aldactone, spiro, spiractin, spirolactone, aldactide
    amiloride`,
  statin: `
    simvastatin, zocor, simvotin, simva
    atorvastatin, lipitor, atorva, lipicor, lipvas, storvas, atocor, aztor, tonact
    rosuvastatin, crestor, rosuva, rosuvas, rozavel
    pravastatin`,
  mineral: `
    iron, ferrous sulfate, ferrous sulphate, ferrous fumarate, fefol, ferrous
    calcium, calcium carbonate
    magnesium, magnesium trisilicate, milk of magnesia, magnesium hydroxide, magnesium sulfate, magnesium sulphate
    aluminium hydroxide, aluminum hydroxide
    antacid, antacids, gaviscon, relcer
    zinc, zinc sulfate, zinc sulphate
    multivitamin, multivitamins`,
  steroid: `
    prednisolone, predsol, predni
    prednisone, meticorten
    methylprednisolone, medrol
    dexamethasone, dexa`,
  other: `
    paracetamol, acetaminophen, panadol, panado, calpol, tylenol, hedex, cetamol, doliprane, efferalgan, dafalgan, adol, lemsip, pcm, paracet, coldrex, flu stop, myospaz
    trimethoprim
    clavulanic acid, clavulanate
    metronidazole, flagyl, metrogyl
    gentamicin, gentamycin
    chloramphenicol
    nitrofurantoin
    fluconazole, diflucan
    clotrimazole, canesten
    miconazole
    nystatin
    griseofulvin
    aciclovir, acyclovir, zovirax
    albendazole, zentel
    mebendazole, vermox
    praziquantel
    ivermectin
    artemether
    artesunate
    quinine
    quinidine
    chloroquine
    hydroxychloroquine, plaquenil
    pyrimethamine
    dapsone
    metformin, glucophage, glycomet, glyciphage, metform, metfor, diaformin, gluformin, diabetmin, obimet, okamet
    sitagliptin, januvia
    vildagliptin, galvus
    pioglitazone, actos
    empagliflozin, jardiance
    dapagliflozin, forxiga
    linagliptin, trajenta
    semaglutide, ozempic, rybelsus
    liraglutide, victoza
    dulaglutide, trulicity
    exenatide, byetta
    mefloquine, lariam
    meropenem, meronem
    imipenem
    ertapenem
    quetiapine, seroquel
    lumefantrine
    methyldopa, aldomet, dopegyt, metildopa, alphadopa, medopa
    levodopa
    hydralazine, apresoline
    hydroxyzine, atarax
    clonidine, catapres
    prazosin, minipress
    digoxin, lanoxin, digox
    amiodarone, cordarone
    isosorbide dinitrate, isosorbide, isordil, isoket
    isosorbide mononitrate, ismo, imdur, monoket
    glyceryl trinitrate, nitroglycerin, gtn, angised, nitroglycerine, trinitrin
    clopidogrel, plavix, clopilet, clopivas, deplatt, clavix
    methotrexate, trexall, mtx, folitrax, emtexate, ledertrexate, methoblastin, mexate
    mycophenolate, mycophenolate mofetil, cellcept
    isotretinoin, roaccutane, accutane, oratane
    aliskiren, rasilez, tekturna
    sacubitril
    azathioprine, imuran
    penicillamine
    streptomycin
    clindamycin
    ketoconazole
    itraconazole
    lansoprazole
    allopurinol, zyloric
    colchicine
    hydrocortisone
    betamethasone
    salbutamol, albuterol, ventolin, asthalin, asthavent, salbu, salamol, respolin
    beclometasone, beclomethasone, becotide
    budesonide, pulmicort
    aminophylline
    theophylline
    montelukast
    omeprazole, losec, omez, ocid, omepral
    pantoprazole
    esomeprazole, nexium
    ranitidine, zantac
    cimetidine, tagamet
    metoclopramide, plasil
    hyoscine, buscopan
    loperamide, imodium
    chlorphenamine, chlorpheniramine, piriton, allergex
    cetirizine, zyrtec
    loratadine, clarityne
    promethazine, phenergan
    levothyroxine, thyroxine, eltroxin, thyroxin
    carbimazole, neo mercazole
    chlorpromazine, largactil
    haloperidol, serenace, haldol
    olanzapine, zyprexa
    risperidone, risperdal
    fluphenazine, modecate
    amitriptyline, tryptanol, tryptizol
    imipramine, tofranil
    fluoxetine, prozac
    fluvoxamine
    sertraline, zoloft
    citalopram
    lithium, lithium carbonate, camcolit, priadel
    diazepam, valium
    lorazepam, ativan
    benzhexol, trihexyphenidyl, artane
    folic acid, folate, folic, folvite
    pyridoxine, vitamin b 6, vit b 6
    ascorbic acid, vitamin c, vit c
    thiamine, vitamin b 1
    hydroxocobalamin, vitamin b 12, cyanocobalamin, vit b 12
    retinol, vitamin a
    colecalciferol, cholecalciferol, vitamin d
    potassium chloride, slow k
    misoprostol, cytotec
    oxytocin
    tadalafil, cialis
    vardenafil, levitra
    acitretin, neotigason
    leflunomide, arava
    thalidomide
    sildenafil, viagra, kamagra, silagra
    tamoxifen`,
}

/** Medicines that hold several of these, by a name of their own: what is in them. */
const combinations = `
  co amoxiclav, augmentin, amoxiclav, clavulin, curam, clavam, moxclav, amoksiklav, amoclan, clamoxin, bactoclav, enhancin, clavamox = amoxicillin, clavulanic acid
  ampiclox, megapen = ampicillin, cloxacillin
  magnapen, co fluampicil = ampicillin, flucloxacillin
  co trimoxazole, septrin, bactrim, cotrim, cotrimox, ctx, tmp smx, purbac, biseptol = sulfamethoxazole, trimethoprim
  fansidar, sp, orodar, laridox, malafan = sulfadoxine, pyrimethamine
  coartem, artemether lumefantrine, lonart, lumartem, artefan = artemether, lumefantrine
  tld, acriptega = tenofovir, lamivudine, dolutegravir
  tle = tenofovir, lamivudine, efavirenz
  atripla = tenofovir, emtricitabine, efavirenz
  truvada = tenofovir, emtricitabine
  kivexa, epzicom = abacavir, lamivudine
  trizivir = abacavir, zidovudine, lamivudine
  triomune = stavudine, lamivudine, nevirapine
  duovir n = zidovudine, lamivudine, nevirapine
  telura = tenofovir, emtricitabine, efavirenz
  combivir, duovir = zidovudine, lamivudine
  kaletra, aluvia, alluvia = lopinavir, ritonavir
  rifinah, rh = rifampicin, isoniazid
  rhze, rhz = rifampicin, isoniazid, pyrazinamide
  3 hp = rifapentine, isoniazid
  glucovance = glibenclamide, metformin
  amaryl m, glycomet gp, gluconorm g = glimepiride, metformin
  janumet = sitagliptin, metformin
  galvus met, galvusmet = vildagliptin, metformin
  hyzaar, losar h, losacar h, repace h = losartan, hydrochlorothiazide
  co diovan = valsartan, hydrochlorothiazide
  exforge = amlodipine, valsartan
  exforge hct = amlodipine, valsartan, hydrochlorothiazide
  entresto = sacubitril, valsartan
  micardis plus, micardis hct, telma h = telmisartan, hydrochlorothiazide
  twynsta, telma am = telmisartan, amlodipine
  coaprovel, co approvel = irbesartan, hydrochlorothiazide
  atacand plus = candesartan, hydrochlorothiazide
  coversyl plus, preterax = perindopril, indapamide
  coveram = perindopril, amlodipine
  lotrel = amlodipine, benazepril
  co renitec = enalapril, hydrochlorothiazide
  tenoretic, tenoric = atenolol, chlortalidone
  caduet = amlodipine, atorvastatin
  grandpa, cafenol = aspirin, paracetamol
  cafemol = paracetamol
  brustan, ibumol, combiflam, mypaid = ibuprofen, paracetamol
  myprodol = ibuprofen, paracetamol, codeine
  diclopar = diclofenac, paracetamol
  arthrotec = diclofenac, misoprostol
  co codamol, panadeine, solpadeine, stilpane, stopayne, syndol, betapyn, adco dol, maxidol = paracetamol, codeine
  accuretic = quinapril, hydrochlorothiazide
  zestoretic = lisinopril, hydrochlorothiazide
  moduretic, co amilozide = amiloride, hydrochlorothiazide
  microgynon, oralcon f, oralcon, safeplan, lo femenal = ethinylestradiol, levonorgestrel
  yasmin = ethinylestradiol, drospirenone
  artequin = artesunate, mefloquine
  symfi, tee, tle 400 = tenofovir, lamivudine, efavirenz
  tafed, taf ftc dtg, taf ed = tenofovir, emtricitabine, dolutegravir
  dovato = dolutegravir, lamivudine
  triumeq, ald = abacavir, lamivudine, dolutegravir
  sulfatrim, bactrin, cotrimaxole, co trim, primotren = sulfamethoxazole, trimethoprim
  amoxclav, amoxyclav, amoxiclave = amoxicillin, clavulanic acid
  zomelis met, galvus metformin, jalra m = vildagliptin, metformin
  synjardy = empagliflozin, metformin
  xigduo = dapagliflozin, metformin
  b complex, vitamin b complex, vit b complex, vitamin b co, vit b co = thiamine, pyridoxine
  action = aspirin, paracetamol
  diclowin plus = diclofenac, paracetamol
  symbicort = budesonide
`

export interface KnownMedicine {
  generic: string
  class: MedicineClass
}

const listed = (line: string) => line.split(',').map((name) => name.trim())
const filled = (lines: string) => lines.split('\n').filter((line) => line.trim() !== '')

/** A name as it is compared: without spaces and hyphens. */
export const squashed = (name: string): string => name.replaceAll(/[ -]/g, '')

/** What each name holds. */
function readNames(): Map<string, readonly KnownMedicine[]> {
  const names = new Map<string, readonly KnownMedicine[]>()
  for (const [group, lines] of Object.entries(linesOf))
    for (const line of filled(lines)) {
      const own = listed(line)
      const medicine = { generic: own[0]!, class: group as MedicineClass }
      for (const name of own) names.set(squashed(name), [medicine])
    }
  for (const line of filled(combinations)) {
    const [own, parts] = line.split('=') as [string, string]
    const held = listed(parts).flatMap((name) => names.get(squashed(name))!)
    for (const name of listed(own)) names.set(squashed(name), held)
  }
  return names
}

/** By name without spaces and hyphens. */
export const knownNames: ReadonlyMap<string, readonly KnownMedicine[]> = readNames()
