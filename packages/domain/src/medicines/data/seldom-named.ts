import { alike } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';

/** Medicines of hospitals, of single countries and of rare illnesses that were still unknown by name, in groups of what their labels share. */
export const seldomNamedMedicines: readonly Medicine[] = [
  // Cancer: the brakes of the immune system.
  ...alike(
    { classes: ['checkpoint-inhibitor'] },
    `avelumab: Bavencio; cemiplimab: Libtayo; dostarlimab: Jemperli; durvalumab: Imfinzi; tremelimumab: Imjudo;
    relatlimab; retifanlimab: Zynyz; toripalimab: Loqtorzi; tislelizumab: Tevimbra; cosibelimab: Unloxcyt;
    penpulimab; sugemalimab: Cejemly; camrelizumab; sintilimab: Tyvyt; zimberelimab`,
  ),
  // Cancer: other antibodies.
  ...alike(
    { classes: ['cancer-antibody'] },
    `blinatumomab: Blincyto; elotuzumab: Empliciti; isatuximab: Sarclisa; mosunetuzumab: Lunsumio; glofitamab: Columvi;
    epcoritamab: Epkinly Tepkinly; talquetamab: Talvey; pertuzumab: Perjeta; panitumumab: Vectibix;
    necitumumab: Portrazza; moxetumomab: Lumoxiti; siltuximab: Sylvant; dinutuximab: Unituxin Qarziba`,
  ),
  ...alike({ classes: ['cancer-antibody'], effects: ['bleeding'] }, 'ramucirumab: Cyramza'),
  // Their labels tell of liver injury.
  ...alike({ classes: ['cancer-antibody'], effects: ['liver-toxic'] }, 'inotuzumab: Besponsa; gemtuzumab: Mylotarg'),
  ...alike(
    { classes: ['cancer-antibody'], traits: ['cyp3a4-substrate'] },
    'brentuximab: Adcetris; polatuzumab: Polivy',
  ),
  ...alike(
    { classes: ['chemotherapy'] },
    `clofarabine: Clolar Evoltra; nelarabine: Arranon Atriance; pralatrexate: Folotyn; tegafur: Teysuno;
    daunorubicin: Vyxeos; valrubicin: Valstar; dactinomycin: Cosmegen; belinostat: Beleodaq`,
  ),
  ...alike(
    { classes: ['chemotherapy'], effects: ['liver-toxic'] },
    'asparaginase: Erwinaze Spectrila; pegaspargase: Oncaspar',
  ),
  ...alike({ classes: ['chemotherapy'], effects: ['kidney-toxic'] }, 'streptozocin: Zanosar'),
  ...alike(
    { classes: ['chemotherapy'], effects: ['qt-prolonging'] },
    'arsenic trioxide: Trisenox; vorinostat: Zolinza',
  ),
  ...alike(
    { classes: ['chemotherapy'], effects: ['qt-prolonging'], traits: ['cyp3a4-substrate-narrow'] },
    'romidepsin: Istodax',
  ),
  // Estramustine is bound by calcium.
  ...alike({ classes: ['hormonal-cancer-therapy'], traits: ['chelated-by-minerals'] }, 'estramustine: Emcyt Estracyt'),
  ...alike(
    { classes: ['anti-androgen-cancer'], effects: ['liver-toxic'] },
    'flutamide: Eulexin; nilutamide: Nilandron Anandron',
  ),
  ...alike(
    { classes: ['anti-androgen-cancer'] },
    'histrelin: Vantas Supprelin; buserelin: Suprefact; nafarelin: Synarel',
  ),
  // Bowel slowed by opioids; naldemedine's label tells to avoid strong inducers of CYP3A.
  ...alike(
    { classes: ['laxative'], traits: ['cyp3a4-substrate-narrow', 'p-gp-substrate'] },
    'naldemedine: Symproic Rizmoic',
  ),
  ...alike({ classes: ['laxative'] }, 'alvimopan: Entereg'),
  ...alike({ classes: ['aminosalicylate'] }, 'olsalazine: Dipentum'),
  ...alike({ classes: ['antispasmodic'] }, 'otilonium: Spasmomen'),
  ...alike({ classes: ['antiemetic'], effects: ['serotonergic'] }, 'palonosetron: Aloxi'),
  ...alike({ classes: ['antiemetic'], effects: ['sedating', 'qt-prolonging'] }, 'droperidol: Inapsine Xomolix'),
  ...alike({ classes: ['hormone'] }, 'pancrelipase: Creon Zenpep Pancreaze Kreon; cholic acid: Cholbam Orphacol'),
  // Infections.
  ...alike({ classes: ['hiv-antiviral'] }, 'enfuvirtide: Fuzeon; stavudine: Zerit'),
  ...alike({ classes: ['nnrti'] }, 'delavirdine: Rescriptor'),
  ...alike({ classes: ['hepatitis-c-antiviral'], traits: ['cyp3a4-substrate-narrow'] }, 'dasabuvir: Exviera'),
  ...alike({ classes: ['antiviral'], effects: ['kidney-toxic'] }, 'adefovir: Hepsera; cidofovir: Vistide'),
  ...alike(
    { classes: ['antiviral'] },
    'peramivir: Rapivab Alpivab; zanamivir: Relenza; favipiravir: Avigan; umifenovir: Arbidol; brincidofovir: Tembexa; palivizumab: Synagis; clesrovimab: Enflonsia',
  ),
  ...alike(
    { classes: ['antifungal'] },
    'caspofungin: Cancidas; micafungin: Mycamine; anidulafungin: Eraxis Ecalta; fosravuconazole',
  ),
  ...alike({ classes: ['azole-antifungal'] }, 'miconazole: Daktarin Loramyc Oravig Brentan'),
  ...alike(
    { classes: ['topical-agent'], localOnly: true },
    'econazole: Pevaryl; efinaconazole: Jublia; tavaborole: Kerydin',
  ),
  ...alike(
    { classes: ['antituberculosis'] },
    'ethionamide: Trecator; prothionamide; aminosalicylic acid: Paser; thioacetazone; capreomycin: Capastat',
  ),
  ...alike(
    { classes: ['antibiotic'], effects: ['kidney-toxic'] },
    'kanamycin; streptomycin; colistin: Colomycin; telavancin: Vibativ',
  ),
  ...alike(
    { classes: ['antibiotic'] },
    'ertapenem: Invanz; oritavancin: Orbactiv Kimyrsa; quinupristin dalfopristin: Synercid; paromomycin: Humatin',
  ),
  ...alike({ classes: ['cephalosporin'] }, 'ceftazidime: Fortum Tazicef; cefepime: Maxipime'),
  ...alike({ classes: ['macrolide'] }, 'roxithromycin; spiramycin: Rovamycine'),
  ...alike({ classes: ['tetracycline'] }, 'tigecycline: Tygacil'),
  ...alike({ classes: ['fluoroquinolone'] }, 'gatifloxacin tablets; sitafloxacin; nemonoxacin'),
  ...alike(
    { classes: ['antiparasitic'] },
    'moxidectin; nifurtimox: Lampit; niclosamide; diethylcarbamazine: Hetrazan; levamisole; diloxanide; iodoquinol: Yodoxin; suramin; eflornithine',
  ),
  ...alike({ classes: ['antiparasitic'], effects: ['qt-prolonging'] }, 'fexinidazole; pentamidine: Pentam'),
  ...alike({ classes: ['antimalarial'], effects: ['liver-toxic'] }, 'pyronaridine: Pyramax'),
  ...alike(
    { classes: ['antimalarial'], effects: ['qt-prolonging'], traits: ['cyp3a4-substrate-narrow'] },
    'piperaquine: Eurartesim',
  ),
  ...alike({ classes: ['antimalarial'] }, 'dihydroartemisinin; arterolane'),
  ...alike(
    { classes: ['antimalarial', 'sulfonamide'], effects: ['folate-antagonist'] },
    'sulfadoxine pyrimethamine: Fansidar',
  ),
  // Heart, blood, sugar.
  ...alike({ classes: ['direct-oral-anticoagulant'] }, 'betrixaban: Bevyxxa'),
  ...alike({ classes: ['anticoagulant'] }, 'desirudin: Iprivask Revasc'),
  ...alike(
    { classes: ['antiplatelet'] },
    'indobufen; picotamide; sarpogrelate: Anplag; alteplase: Activase Actilyse; streptokinase',
  ),
  ...alike({ classes: ['antihypertensive'], effects: ['bleeding'] }, 'iloprost: Ventavis; beraprost; limaprost'),
  ...alike({ classes: ['antiarrhythmic'], effects: ['qt-prolonging'] }, 'ibutilide: Corvert'),
  ...alike({ classes: ['antiplatelet', 'salicylate'] }, 'carbasalate calcium: Ascal'),
  ...alike({ classes: ['central-antihypertensive'] }, 'rilmenidine: Hyperium'),
  ...alike({ classes: ['sulfonylurea'] }, 'gliquidone; glisoxepide'),
  ...alike(
    { classes: ['weight-loss-drug'], effects: ['stimulant', 'raises-blood-pressure'] },
    'amfepramone: Tenuate; diethylpropion; mazindol',
  ),
  ...alike({ classes: ['beta-blocker'] }, 'landiolol: Rapibloc Rapiblyk'),
  ...alike({ classes: ['potassium-sparing-diuretic'] }, 'canrenone; potassium canrenoate'),
  ...alike({ classes: ['antianginal'] }, 'trimetazidine: Vastarel'),
  ...alike(
    {
      classes: ['antianginal'],
      effects: ['liver-toxic', 'qt-prolonging'],
      traits: ['cyp2d6-substrate', 'narrow-margin'],
    },
    'perhexiline: Pexsig',
  ),
  ...alike({ classes: ['bile-acid-sequestrant'] }, 'colestipol: Colestid'),
  ...alike({ classes: ['lipid-lowering'], effects: ['qt-prolonging'] }, 'probucol'),
  ...alike(
    { classes: ['sglt2-inhibitor'] },
    'ipragliflozin: Suglat; luseogliflozin: Lusefi; tofogliflozin; enavogliflozin',
  ),
  ...alike(
    { classes: ['hormone'], effects: ['raises-glucose'] },
    'glucagon: Gvoke Baqsimi Glucagen; somatropin: Genotropin Norditropin Humatrope Omnitrope Saizen; somapacitan: Sogroya; lonapegsomatropin: Skytrofa',
  ),
  ...alike({ classes: ['hormone'], effects: ['raises-glucose', 'lowers-blood-pressure'] }, 'diazoxide: Proglycem'),
  ...alike(
    { classes: ['hormone'], effects: ['raises-blood-pressure'] },
    'epoetin: Epogen Eprex Procrit Retacrit NeoRecormon; vasopressin: Vasostrict',
  ),
  ...alike({ classes: ['vitamin', 'hormone'] }, 'doxercalciferol: Hectorol'),
  ...alike(
    { classes: ['gout-drug'], effects: ['liver-toxic'], traits: ['cyp2c9-substrate'] },
    'benzbromarone: Desuric',
  ),
  ...alike({ classes: ['gout-drug'] }, 'rasburicase: Elitek Fasturtec'),
  // Hormones.
  ...alike(
    { classes: ['androgen'], effects: ['liver-toxic'] },
    'oxandrolone: Oxandrin; oxymetholone: Anadrol; stanozolol: Winstrol; methyltestosterone; fluoxymesterone',
  ),
  ...alike({ classes: ['androgen'] }, 'nandrolone'),
  // Nerves and mind.
  ...alike({ classes: ['antiepileptic'] }, 'mesuximide: Celontin Petinutin; sulthiame: Ospolot'),
  ...alike({ classes: ['anxiolytic'], effects: ['liver-toxic'] }, 'etifoxine: Stresam'),
  ...alike({ classes: ['dementia-drug'] }, 'piracetam: Nootropil'),
  ...alike({ classes: ['antipsychotic'], effects: ['qt-prolonging'] }, 'sertindole: Serdolect; zotepine'),
  ...alike({ classes: ['antipsychotic'], traits: ['cyp3a4-substrate-narrow'] }, 'blonanserin: Lonasen; perospirone'),
  ...alike({ classes: ['antipsychotic'] }, 'molindone; benperidol: Anquil; tiapride: Tiapridal; pipotiazine'),
  ...alike({ classes: ['antidepressant'], effects: ['serotonergic'] }, 'pirlindole'),
  ...alike({ classes: ['opioid'] }, 'piritramide: Dipidolor'),
  ...alike({ classes: ['opioid'], effects: ['sedating'] }, 'ziconotide: Prialt'),
  ...alike({ classes: ['muscle-relaxant'] }, 'eperisone: Myonal'),
  ...alike({ classes: ['nsaid'] }, 'meclofenamate; parecoxib: Dynastat'),
  ...alike({ classes: ['dmard'], effects: ['kidney-toxic'] }, 'auranofin: Ridaura; gold sodium thiomalate: Myocrisin'),
  // Fampridine and amifampridine can bring on seizures.
  ...alike(
    { classes: ['hormone'], effects: ['lowers-seizure-threshold'] },
    'fampridine: Ampyra Fampyra; amifampridine: Firdapse Ruzurgi',
  ),
  // Breath, eyes and nose.
  ...alike({ classes: ['inhaled-anticholinergic'] }, 'aclidinium: Tudorza Eklira'),
  ...alike(
    { classes: ['beta-agonist'] },
    'olodaterol: Striverdi; vilanterol; arformoterol: Brovana; bambuterol: Bambec; pirbuterol: Maxair',
  ),
  ...alike({ classes: ['methylxanthine'] }, 'doxofylline'),
  ...alike({ classes: ['leukotriene-blocker'] }, 'pranlukast: Onon'),
  ...alike({ classes: ['expectorant'] }, 'erdosteine: Erdotin; dornase alfa: Pulmozyme'),
  ...alike(
    { classes: ['topical-agent'], localOnly: true },
    'ciclesonide: Alvesco Omnaris; flunisolide; nedocromil: Tilade; cromolyn: Intal Nalcrom Gastrocrom',
  ),
  ...alike(
    { classes: ['eye-drop'], localOnly: true },
    `latanoprostene bunod: Vyzulta; emedastine: Emadine; fluorometholone: FML; difluprednate: Durezol; natamycin: Natacyn;
    unoprostone: Rescula; omidenepag: Omlonti; ripasudil; cenegermin: Oxervate; pegaptanib: Macugen; verteporfin: Visudyne`,
  ),
  // Beta-blocking drops reach the blood, as timolol does.
  ...alike({ classes: ['beta-blocker'] }, 'levobunolol: Betagan; metipranolol'),
  // Rare illnesses and antidotes.
  ...alike(
    { classes: ['hormone'] },
    `nitisinone: Orfadin; sapropterin: Kuvan; sepiapterin: Sephience; pegvaliase: Palynziq; cysteamine: Cystagon Procysbi;
    miglustat: Zavesca Opfolda; flumazenil: Anexate Romazicon; idarucizumab: Praxbind; andexanet alfa: Andexxa Ondexxya; sugammadex: Bridion; protamine`,
  ),
  ...alike({ classes: ['biologic'] }, 'eculizumab: Soliris Bekemv'),
  ...alike(
    { classes: ['chelator'], traits: ['chelated-by-minerals'] },
    'succimer: Chemet; dimercaprol; edetate calcium',
  ),
  ...alike({ classes: ['cholinesterase-inhibitor'] }, 'physostigmine: Anticholium'),
];
