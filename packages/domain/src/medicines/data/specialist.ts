import { medicine } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';

/** Medicines of specialists and of single countries; where a label warns of St John's wort or grapefruit, the trait says so. */
export const specialistMedicines = [
  // Blood
  medicine('argatroban', { brands: 'Argatra, Exembol', classes: ['anticoagulant'] }),
  medicine('bivalirudin', { brands: 'Angiomax, Angiox', classes: ['anticoagulant'] }),
  medicine('danaparoid', { brands: 'Orgaran', classes: ['heparin'] }),
  medicine('nadroparin', { brands: 'Fraxiparine, Fraxiparina, Fraxodi', classes: ['heparin'] }),
  medicine('bemiparin', { brands: 'Hibor, Zibor', classes: ['heparin'] }),
  medicine('cangrelor', { brands: 'Kengreal, Kengrexal', classes: ['antiplatelet'] }),
  medicine('tirofiban', { brands: 'Aggrastat', classes: ['antiplatelet'] }),
  medicine('eptifibatide', { brands: 'Integrilin', classes: ['antiplatelet'] }),
  medicine('triflusal', { brands: 'Disgren', classes: ['antiplatelet'] }),
  medicine('anagrelide', {
    brands: 'Xagrid, Agrylin',
    classes: ['antiplatelet'],
    effects: ['qt-prolonging'],
    traits: ['cyp1a2-substrate'],
  }),
  medicine('phenindione', { brands: 'Dindevan', classes: ['vitamin-k-antagonist'], traits: ['narrow-margin'] }),
  // Sleep and calm
  medicine('estazolam', { brands: 'Prosom', classes: ['benzodiazepine'], traits: ['cyp3a4-substrate'] }),
  medicine('flurazepam', { brands: 'Dalmane, Dalmadorm', classes: ['benzodiazepine'] }),
  medicine('quazepam', { brands: 'Doral', classes: ['benzodiazepine'], traits: ['cyp3a4-substrate'] }),
  medicine('prazepam', { brands: 'Lysanxia, Demetrin, Centrax', classes: ['benzodiazepine'] }),
  medicine('brotizolam', { brands: 'Lendormin', classes: ['benzodiazepine'], traits: ['cyp3a4-substrate'] }),
  medicine('etizolam', {
    brands: 'Etizola, Depas, Etilaam',
    classes: ['benzodiazepine'],
    traits: ['cyp3a4-substrate'],
  }),
  medicine('tetrazepam', { brands: 'Musaril, Myolastan', classes: ['benzodiazepine'] }),
  medicine('nordazepam', { names: 'nordiazepam', brands: 'Nordaz, Tranxilium N', classes: ['benzodiazepine'] }),
  medicine('phenazepam', { classes: ['benzodiazepine'] }),
  medicine('meprobamate', { brands: 'Miltown, Equanil', classes: ['anxiolytic'] }),
  medicine('secobarbital', { brands: 'Seconal', classes: ['barbiturate'] }),
  medicine('butabarbital', { brands: 'Butisol', classes: ['barbiturate'] }),
  medicine('thiopental', { names: 'thiopentone', brands: 'Pentothal', classes: ['general-anesthetic', 'barbiturate'] }),
  medicine('alimemazine', {
    names: 'trimeprazine',
    brands: 'Theralene, Repeltin',
    classes: ['sedating-antihistamine'],
  }),
  // Mood and mind
  medicine('amoxapine', { brands: 'Asendin', classes: ['tricyclic-antidepressant'] }),
  medicine('maprotiline', {
    brands: 'Ludiomil, Deprilept',
    classes: ['tricyclic-antidepressant'],
    effects: ['lowers-seizure-threshold'],
  }),
  medicine('protriptyline', {
    brands: 'Vivactil',
    classes: ['tricyclic-antidepressant'],
    traits: ['cyp2d6-substrate'],
  }),
  medicine('tianeptine', { brands: 'Stablon, Coaxil', classes: ['atypical-antidepressant'], effects: ['opioid-like'] }),
  medicine('loxapine', { brands: 'Loxitane, Loxapac, Adasuve', classes: ['antipsychotic'] }),
  medicine('trifluoperazine', { brands: 'Stelazine', classes: ['antipsychotic'] }),
  medicine('periciazine', { names: 'pericyazine', brands: 'Neuleptil, Neulactil', classes: ['antipsychotic'] }),
  // Pain
  medicine('pentazocine', { brands: 'Talwin, Fortral', classes: ['opioid'] }),
  medicine('butorphanol', { brands: 'Stadol', classes: ['opioid'] }),
  medicine('nalbuphine', { brands: 'Nubain', classes: ['opioid'] }),
  medicine('levorphanol', { brands: 'Levo-Dromoran', classes: ['opioid'] }),
  medicine('meptazinol', { brands: 'Meptid', classes: ['opioid'] }),
  medicine('oliceridine', { brands: 'Olinvyk', classes: ['opioid'] }),
  medicine('remifentanil', { brands: 'Ultiva', classes: ['opioid'] }),
  medicine('sufentanil', { brands: 'Sufenta, Dsuvia, Dzuveo', classes: ['opioid'], traits: ['cyp3a4-substrate'] }),
  medicine('alfentanil', { brands: 'Rapifen', classes: ['opioid'], traits: ['cyp3a4-substrate'] }),
  medicine('diflunisal', { brands: 'Dolobid', classes: ['salicylate'] }),
  medicine('salsalate', { brands: 'Disalcid', classes: ['salicylate'] }),
  medicine('fenoprofen', { brands: 'Nalfon', classes: ['nsaid'] }),
  medicine('tolmetin', { brands: 'Tolectin', classes: ['nsaid'] }),
  medicine('acemetacin', { brands: 'Rantudil, Emflex', classes: ['nsaid'] }),
  medicine('lornoxicam', { brands: 'Xefo', classes: ['nsaid'] }),
  medicine('tenoxicam', { brands: 'Tilcotil, Mobiflex', classes: ['nsaid'] }),
  medicine('tiaprofenic-acid', { brands: 'Surgam', classes: ['nsaid'] }),
  // Heart and pressure
  medicine('zofenopril', { brands: 'Zofenil, Bifril, Zopranol', classes: ['ace-inhibitor'] }),
  medicine('cilazapril', { brands: 'Inhibace, Dynorm, Vascace', classes: ['ace-inhibitor'] }),
  medicine('imidapril', { brands: 'Tanatril', classes: ['ace-inhibitor'] }),
  medicine('nicardipine', {
    brands: 'Cardene, Loxen, Antagonil',
    classes: ['calcium-channel-blocker'],
    traits: ['cyp3a4-substrate', 'grapefruit-sensitive'],
  }),
  medicine('nitrendipine', {
    brands: 'Bayotensin, Baypress',
    classes: ['calcium-channel-blocker'],
    traits: ['cyp3a4-substrate', 'grapefruit-sensitive'],
  }),
  medicine('lacidipine', {
    brands: 'Motens, Lacipil, Lacirex',
    classes: ['calcium-channel-blocker'],
    traits: ['cyp3a4-substrate', 'grapefruit-sensitive'],
  }),
  medicine('clevidipine', { brands: 'Cleviprex', classes: ['calcium-channel-blocker'] }),
  medicine('oxprenolol', { brands: 'Trasicor', classes: ['beta-blocker'] }),
  medicine('esmolol', { brands: 'Brevibloc', classes: ['beta-blocker'] }),
  medicine('betaxolol', { brands: 'Kerlone, Kerlon', classes: ['beta-blocker'] }),
  medicine('carteolol', { brands: 'Endak, Carteol', classes: ['beta-blocker'] }),
  medicine('urapidil', { brands: 'Ebrantil, Eupressyl, Mediatensyl', classes: ['alpha-blocker'] }),
  medicine('xipamide', { names: 'xipamid', brands: 'Aquaphor, Diurexan', classes: ['thiazide-diuretic'] }),
  medicine('ethacrynic-acid', { names: 'etacrynic acid', brands: 'Edecrin', classes: ['loop-diuretic'] }),
  medicine('methazolamide', { brands: 'Neptazane', classes: ['diuretic'], effects: ['lowers-potassium'] }),
  medicine('selexipag', { brands: 'Uptravi', classes: ['antihypertensive'], effects: ['bleeding'] }),
  // Sugar
  medicine('voglibose', { brands: 'Volix, Basen', classes: ['antidiabetic'] }),
  medicine('teneligliptin', { brands: 'Teneza, Zita, Tenepride', classes: ['dpp4-inhibitor'] }),
  medicine('tolazamide', { brands: 'Tolinase', classes: ['sulfonylurea'] }),
  medicine('pramlintide', { brands: 'Symlin', classes: ['antidiabetic'] }),
  medicine('sotagliflozin', { brands: 'Inpefa, Zynquista', classes: ['sglt2-inhibitor'] }),
  medicine('bexagliflozin', { brands: 'Brenzavvy', classes: ['sglt2-inhibitor'] }),
  // Immune system
  medicine('ozanimod', { brands: 'Zeposia', classes: ['immunosuppressant'], effects: ['slows-heart'] }),
  medicine('siponimod', {
    brands: 'Mayzent',
    classes: ['immunosuppressant'],
    effects: ['slows-heart'],
    traits: ['cyp2c9-substrate', 'cyp3a4-substrate'],
  }),
  medicine('ponesimod', { brands: 'Ponvory', classes: ['immunosuppressant'], effects: ['slows-heart'] }),
  medicine('etrasimod', { brands: 'Velsipity', classes: ['immunosuppressant'], effects: ['slows-heart'] }),
  medicine('cladribine', { brands: 'Mavenclad, Leustatin', classes: ['immunosuppressant'] }),
  ...rows(
    'biologic',
    'ofatumumab:Kesimpta, Arzerra|alemtuzumab:Lemtrada|anakinra:Kineret|canakinumab:Ilaris|sarilumab:Kevzara|belimumab:Benlysta|anifrolumab:Saphnelo|obinutuzumab:Gazyva, Gazyvaro|ublituximab:Briumvi|inebilizumab:Uplizna|satralizumab:Enspryng|brodalumab:Siliq, Kyntheum|tildrakizumab:Ilumya, Ilumetri|bimekizumab:Bimzelx|mirikizumab:Omvoh',
  ),
  medicine('deucravacitinib', { brands: 'Sotyktu', classes: ['immunosuppressant'] }),
  medicine('abrocitinib', { brands: 'Cibinqo', classes: ['immunosuppressant'], traits: ['cyp2c19-substrate'] }),
  medicine('ritlecitinib', { brands: 'Litfulo', classes: ['immunosuppressant'], traits: ['cyp3a4-substrate'] }),
  // Cancer
  ...rows(
    'chemotherapy',
    'chlorambucil:Leukeran|melphalan:Alkeran|busulfan:Myleran, Busulfex|cytarabine:Cytosar|fludarabine:Fludara|pemetrexed:Alimta|topotecan:Hycamtin|bendamustine:Treanda, Levact, Bendeka|azacitidine:Vidaza, Onureg|decitabine:Dacogen|trifluridine-tipiracil:Lonsurf|mitomycin:Mutamycin|dacarbazine:DTIC|carmustine:BiCNU|lomustine:Gleostine|thiotepa:Tepadina|eribulin:Halaven|idarubicin:Idamycin|mitoxantrone:Novantrone|raltitrexed:Tomudex|trabectedin:Yondelis|cabazitaxel:Jevtana',
  ),
  ...rows(
    'targeted-cancer-drug',
    'tucatinib:Tukysa|neratinib:Nerlynx|zanubrutinib:Brukinsa|lorlatinib:Lorviqua, Lorbrena|midostaurin:Rydapt|carfilzomib:Kyprolis|niraparib:Zejula|rucaparib:Rubraca|talazoparib:Talzenna|lenvatinib:Lenvima, Kisplyx|vismodegib:Erivedge|sonidegib:Odomzo|brigatinib:Alunbrig|ceritinib:Zykadia|encorafenib:Braftovi|binimetinib:Mektovi|trametinib:Mekinist|capmatinib:Tabrecta|selpercatinib:Retevmo, Retsevmo|tivozanib:Fotivda|gilteritinib:Xospata|ivosidenib:Tibsovo|glasdegib:Daurismo|alpelisib:Piqray|pirtobrutinib:Jaypirca|fruquintinib:Fruzaqla|sotorasib:Lumakras, Lumykras|erdafitinib:Balversa|pemigatinib:Pemazyre|avapritinib:Ayvakit|ripretinib:Qinlock|selinexor:Xpovio',
    ['cyp3a4-substrate-narrow'],
  ),
  medicine('trastuzumab-emtansine', { brands: 'Kadcyla', names: 't dm1', classes: ['targeted-cancer-drug'] }),
  // Allergy and nerves
  medicine('clemastine', { brands: 'Tavist, Tavegil, Tavegyl', classes: ['sedating-antihistamine'] }),
  medicine('brompheniramine', { brands: 'Dimetapp, Dimetane', classes: ['sedating-antihistamine'] }),
  medicine('triprolidine', { classes: ['sedating-antihistamine'] }),
  medicine('azatadine', { brands: 'Optimine', classes: ['sedating-antihistamine'] }),
  medicine('pergolide', { brands: 'Permax, Celance', classes: ['dopamine-agonist'] }),
  medicine('lisuride', { brands: 'Dopergin', classes: ['dopamine-agonist'] }),
  medicine('piribedil', { brands: 'Trivastal, Clarium', classes: ['dopamine-agonist'] }),
  // Hormones
  medicine('ethinylestradiol-gestodene', {
    name: 'ethinylestradiol/gestodene',
    names: 'gestodene',
    brands: 'Femodene, Femodette, Minulet, Harmonet, Meliane, Katya, Millinette, Gynera, Minesse, Sunya, Femovan',
    classes: ['hormonal-contraceptive'],
    effects: ['estrogenic'],
  }),
  medicine('ethinylestradiol-chlormadinone', {
    name: 'ethinylestradiol/chlormadinone',
    brands: 'Belara, Balanca, Bellissima, Enriqa, Chariva',
    classes: ['hormonal-contraceptive'],
    effects: ['anti-androgenic', 'estrogenic'],
  }),
  medicine('norgestrel', { brands: 'Opill', classes: ['hormonal-contraceptive'] }),
  medicine('cyproterone-ethinylestradiol', {
    name: 'cyproterone/ethinylestradiol',
    brands: 'Brenda-35, Brenda-35 ED, Estelle-35, Estelle-35 ED, Juliet-35',
    names: 'brenda 35, estelle 35',
    classes: ['hormonal-contraceptive'],
    effects: ['anti-androgenic', 'estrogenic'],
  }),
  medicine('oxytocin', { brands: 'Syntocinon, Pitocin', classes: ['hormone'], effects: ['uterine-stimulant'] }),
  // Lungs, metals, infection, drink
  medicine('pirfenidone', {
    brands: 'Esbriet',
    classes: ['immunosuppressant'],
    effects: ['photosensitizing', 'liver-toxic'],
    traits: ['cyp1a2-substrate-narrow'],
  }),
  medicine('nintedanib', {
    brands: 'Ofev, Vargatef',
    classes: ['targeted-cancer-drug'],
    effects: ['liver-toxic', 'bleeding'],
    traits: ['p-gp-substrate-narrow'],
  }),
  medicine('trientine', {
    brands: 'Syprine, Cuprior',
    classes: ['chelator'],
    traits: ['chelated-by-minerals', 'empty-stomach-absorption'],
  }),
  medicine('didanosine', { names: 'ddi', brands: 'Videx', classes: ['hiv-antiviral'] }),
  medicine('proguanil', { brands: 'Paludrine', classes: ['antimalarial'] }),
  medicine('tobramycin', { brands: 'Tobi, Tobradex', classes: ['antibiotic'], effects: ['kidney-toxic'] }),
  medicine('nalmefene', { brands: 'Selincro', classes: ['opioid-antagonist', 'alcohol-deterrent'] }),
  medicine('calcipotriol', {
    names: 'calcipotriene',
    brands: 'Dovonex, Daivonex, Enstilar, Dovobet, Daivobet, Taclonex',
    classes: ['topical-agent'],
    localOnly: true,
  }),
  medicine('guanabenz', { brands: 'Wytensin', classes: ['central-antihypertensive'], effects: ['sedating'] }),
] satisfies readonly Medicine[];

function rows(
  group: 'biologic' | 'chemotherapy' | 'targeted-cancer-drug',
  listed: string,
  traits: readonly 'cyp3a4-substrate-narrow'[] = [],
): Medicine[] {
  return listed.split('|').map((each) => {
    const [key = '', brands = ''] = each.split(':');
    return medicine(key, { brands, classes: [group], traits });
  });
}
