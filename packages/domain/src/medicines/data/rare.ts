import { alike, medicine } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';

/** Medicines approved by the FDA or EMA from 2015 on that few people take, told in groups of what their labels share. */
export const rareMedicines: readonly Medicine[] = [
  // Broken down by CYP3A4: their labels tell to avoid strong inducers such as St John's wort.
  ...alike(
    { classes: ['targeted-cancer-drug'], traits: ['cyp3a4-substrate-narrow'] },
    `lazertinib: Lazcluze; infigratinib: Truseltiq; futibatinib: Lytgobi; olutasidenib: Rezlidhia; repotrectinib: Augtyro;
    ensartinib: Ensacove; sunvozertinib: Zegfrovy; zongertinib: Hernexeos; duvelisib: Copiktra; copanlisib: Aliqopa;
    umbralisib: Ukoniq; leniolisib: Joenja; tovorafenib: Ojemda; dordaviprone: Modeyso; tazemetostat: Tazverik;
    nirogacestat: Ogsiveo; mitapivat: Pyrukynd; voxelotor: Oxbryta; defactinib: Avmapki Fakzynja; avutometinib`,
  ),
  ...alike(
    { classes: ['targeted-cancer-drug'], effects: ['qt-prolonging'], traits: ['cyp3a4-substrate-narrow'] },
    `quizartinib: Vanflyta; revumenib: Revuforj; ziftomenib: Komzifti; taletrectinib: Ibtrozi; mobocertinib: Exkivity;
    panobinostat: Farydak; mavorixafor: Xolremdi`,
  ),
  ...alike(
    { classes: ['targeted-cancer-drug'], effects: ['liver-toxic'], traits: ['cyp3a4-substrate-narrow'] },
    'pexidartinib: Turalio',
  ),
  ...alike({ classes: ['targeted-cancer-drug'], traits: ['cyp2d6-substrate'] }, 'dacomitinib: Vizimpro'),
  ...alike(
    { classes: ['targeted-cancer-drug'], effects: ['raises-glucose'] },
    'inavolisib: Itovebi; vimseltinib: Romvimza',
  ),
  ...alike({ classes: ['targeted-cancer-drug'], traits: ['cyp1a2-substrate-narrow'] }, 'vorasidenib: Voranigo'),
  ...alike({ classes: ['targeted-cancer-drug'], traits: ['cyp2c19-substrate'] }, 'belzutifan: Welireg'),
  ...alike(
    {
      classes: ['targeted-cancer-drug'],
      effects: ['bleeding'],
      traits: ['cyp3a4-substrate-narrow', 'cyp2c19-substrate'],
    },
    'selumetinib: Koselugo',
  ),
  ...alike({ classes: ['hormonal-cancer-therapy'], traits: ['cyp3a4-substrate-narrow'] }, 'imlunestrant: Inluriyo'),
  ...alike({ classes: ['chemotherapy'], traits: ['cyp3a4-substrate-narrow'] }, 'lurbinectedin: Zepzelca'),
  ...alike(
    { classes: ['chemotherapy'] },
    'trilaciclib: Cosela; melphalan flufenamide: Pepaxto; trifluridine tipiracil: Lonsurf',
  ),
  ...alike(
    { classes: ['cancer-antibody'] },
    `amivantamab: Rybrevant; daratumumab: Darzalex; datopotamab: Datroway; trastuzumab deruxtecan: Enhertu; elranatamab: Elrexfio;
    enfortumab: Padcev; loncastuximab: Zynlonta; mirvetuximab: Elahere; sacituzumab: Trodelvy;
    tarlatamab: Imdelltra; tebentafusp: Kimmtrak; teclistamab: Tecvayli; tisotumab: Tivdak;
    zenocutuzumab: Bizengri; zolbetuximab: Vyloy; tagraxofusp: Elzonris; axatilimab: Niktimvo`,
  ),
  ...alike(
    { classes: ['hormone'], traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'] },
    'lonafarnib: Zokinvy; omaveloxolone: Skyclarys; sebetralstat: Ekterly; elinzanetant: Lynkuet',
  ),
  ...alike(
    { classes: ['hormone'], traits: ['cyp3a4-substrate-narrow', 'cyp2d6-substrate', 'grapefruit-sensitive'] },
    'eliglustat: Cerdelga',
  ),
  ...alike(
    { classes: ['hormone'], traits: ['cyp3a4-substrate-narrow'] },
    'crinecerfont: Crenessity; paltusotine: Palsonify; atrasentan: Vanrafia; macimorelin: Macrilen',
  ),
  ...alike(
    { classes: ['hormone'], effects: ['raises-blood-pressure', 'liver-toxic'], traits: ['cyp3a4-substrate-narrow'] },
    'fostamatinib: Tavalisse Tavlesse',
  ),
  ...alike(
    { classes: ['immunosuppressant'], traits: ['cyp3a4-substrate-narrow'] },
    'rilzabrutinib: Wayrilz; belumosudil: Rezurock',
  ),
  ...alike({ classes: ['immunosuppressant'], traits: ['cyp2c9-substrate'] }, 'deuruxolitinib: Leqselvi'),
  ...alike({ classes: ['immunosuppressant'] }, 'iptacopan: Fabhalta; danicopan: Voydeya'),
  ...alike(
    { classes: ['biologic'] },
    `ravulizumab: Ultomiris; pegcetacoplan: Empaveli Syfovre Aspaveli; zilucoplan: Zilbrysq; spesolimab: Spevigo;
    teplizumab: Tzield; teprotumumab: Tepezza; efgartigimod: Vyvgart; rozanolixizumab: Rystiggo; ublituximab: Briumvi;
    inebilizumab: Uplizna; satralizumab: Enspryng`,
  ),
  ...alike({ classes: ['corticosteroid'], traits: ['cyp3a4-substrate'] }, 'vamorolone: Agamree'),
  ...alike(
    { classes: ['retinoid'], traits: ['cyp3a4-substrate-narrow', 'grapefruit-sensitive'] },
    'palovarotene: Sohonos',
  ),
  ...alike({ classes: ['hormone'], traits: ['p-gp-substrate-narrow'] }, 'berotralstat: Orladeyo'),
  ...alike({ classes: ['hormone'], traits: ['p-gp-substrate'] }, 'odevixibat: Bylvay Kayfanda'),
  // Bound by minerals.
  ...alike({ classes: ['hormone'], traits: ['chelated-by-minerals'] }, 'vadadustat: Vafseo; roxadustat: Evrenzo'),
  // Bleeding.
  ...alike(
    { classes: ['hormone'], effects: ['bleeding'] },
    'inotersen: Tegsedi; volanesorsen: Waylivra; sotatercept: Winrevair; givinostat: Duvyzat',
  ),
  ...alike(
    { classes: ['hypnotic'], effects: ['lowers-blood-pressure', 'slows-heart'] },
    'dexmedetomidine: Igalmi Precedex Dexdor',
  ),
  ...alike({ classes: ['insulin'] }, 'insulin icodec: Awiqli'),
  ...alike({ classes: ['glp1-agonist'] }, 'orforglipron; retatrutide; cagrilintide'),
  // Infections.
  ...alike(
    { classes: ['antibiotic'], effects: ['qt-prolonging'], traits: ['cyp3a4-substrate-narrow'] },
    'lefamulin: Xenleta; gepotidacin: Blujepa',
  ),
  ...alike({ classes: ['tetracycline'], traits: ['cyp3a4-substrate'] }, 'eravacycline: Xerava'),
  ...alike({ classes: ['tetracycline'] }, 'sarecycline: Seysara'),
  ...alike({ classes: ['cephalosporin'] }, 'cefiderocol: Fetroja Fetcroja; ceftobiprole: Zevtera'),
  ...alike(
    { classes: ['antibiotic'] },
    'plazomicin: Zemdri; imipenem relebactam: Recarbrio; sulbactam durlobactam: Xacduro; sulopenem: Orlynvah; zoliflodacin; pivmecillinam: Pivya Selexid; aztreonam avibactam: Emblaveo',
  ),
  ...alike({ classes: ['nitroimidazole'] }, 'secnidazole: Solosec'),
  ...alike({ classes: ['antifungal'] }, 'oteseconazole: Vivjoa'),
  ...alike({ classes: ['azole-antifungal'], effects: ['qt-prolonging', 'liver-toxic'] }, 'levoketoconazole: Recorlev'),
  ...alike({ classes: ['antiparasitic'], effects: ['qt-prolonging'] }, 'triclabendazole: Egaten'),
  ...alike({ classes: ['antiviral'], traits: ['cyp3a4-substrate-narrow'] }, 'ensitrelvir: Xocova'),
  ...alike(
    { classes: ['hepatitis-c-antiviral'], traits: ['cyp3a4-substrate-narrow'] },
    'simeprevir: Olysio; telaprevir: Incivek Incivo; boceprevir: Victrelis; ombitasvir paritaprevir: Viekira Technivie Viekirax',
  ),
  ...alike({ classes: ['psoralen'], name: 'ultraviolet light treatment' }, 'ultraviolet light'),
  ...alike({ classes: ['hiv-antiviral'] }, 'islatravir'),
  ...alike({ classes: ['integrase-inhibitor'], traits: ['cyp3a4-substrate'] }, 'cabotegravir tablets: Vocabria'),
  // Heart, fat, sugar.
  ...alike({ classes: ['potassium-sparing-diuretic'], traits: ['cyp3a4-substrate-narrow'] }, 'esaxerenone: Minnebro'),
  ...alike({ classes: ['fibrate'] }, 'pemafibrate: Parmodia; saroglitazar: Lipaglyn'),
  ...alike({ classes: ['lipid-lowering'] }, 'obicetrapib; olezarsen: Tryngolza'),
  ...alike({ classes: ['antidiabetic'] }, 'imeglimin: Twymeeg'),
  ...alike({ classes: ['dpp4-inhibitor'] }, 'evogliptin: Suganon'),
  ...alike({ classes: ['antiplatelet'] }, 'tenecteplase: TNKase Metalyse'),
  ...alike({ classes: ['gout-drug'] }, 'lesinurad: Zurampic; dotinurad: Urece'),
  // Nerves and sleep.
  ...alike({ classes: ['benzodiazepine'], traits: ['cyp3a4-substrate'] }, 'remimazolam: Byfavo'),
  ...alike({ classes: ['antiepileptic'] }, 'mirogabalin: Tarlige'),
  ...alike({ classes: ['proton-pump-inhibitor'], traits: ['cyp3a4-substrate'] }, 'tegoprazan; fexuprazan'),
  ...alike({ classes: ['hormone'], effects: ['raises-blood-pressure'] }, 'bremelanotide: Vyleesi'),
  ...alike({ classes: ['antidiarrheal'] }, 'telotristat: Xermelo'),
  // Nothing is known of them with plants: named, so that they are not told as unknown.
  ...alike(
    { classes: ['hormone'] },
    `acoramidis: Attruby Beyonttra; tafamidis: Vyndaqel Vyndamax; vutrisiran: Amvuttra; patisiran: Onpattro; eplontersen: Wainua;
    lumasiran: Oxlumo; givosiran: Givlaari; nusinersen: Spinraza; risdiplam: Evrysdi; tofersen: Qalsody; edaravone: Radicava;
    onasemnogene: Zolgensma; trofinetide: Daybue; migalastat: Galafold; setmelanotide: Imcivree; dasiglucagon: Zegalogue;
    palopegteriparatide: Yorvipath; burosumab: Crysvita; lanadelumab: Takhzyro; luspatercept: Reblozyl;
    marstacimab: Hympavzi; concizumab: Alhemo; nirsevimab: Beyfortus; bezlotoxumab: Zinplava; sotrovimab: Xevudy;
    daprodustat: Jesduvroq; difelikefalin: Korsuva; lusutrombopag: Mulpleta; linzagolix: Yselty; elafibranor: Iqirvo;
    seladelpar: Livdelzi; maralixibat: Livmarli; arimoclomol: Miplyffa;
    filgrastim: Neupogen Zarxio Nivestym Releuko Nypozi Granix Accofil; efbemalenograstim: Ryzneuta;
    pegfilgrastim: Neulasta Fulphila Udenyca Ziextenzo Nyvepria Fylnetra Stimufend Pelgraz Pelmeg; lutetium vipivotide: Pluvicto; tenapanor: Ibsrela Xphozah; brensocatib: Brinsupri; obeticholic acid: Ocaliva; ferric maltol: Accrufer Feraccru`,
  ),
  medicine('vaccine', {
    brands:
      'Shingrix, Zostavax, Arexvy, Abrysvo, mResvia, Gardasil, Gardasil 9, Cervarix, Prevnar, Prevenar, Vaxneuvance, Pneumovax, Bexsero, Trumenba, Menveo, Nimenrix, Comirnaty, Spikevax, Nuvaxovid, Fluzone, Fluad, Flucelvax, Vaxigrip, Boostrix, Adacel, Repevax, Revaxis, Havrix, Vaqta, Twinrix, Engerix-B, Heplisav-B, Typhim Vi, Stamaril, YF-Vax, Ixchiq, Qdenga, Varivax, Proquad, Priorix, Ixiaro, Rabipur, Encepur, FSME-Immun',
    names: 'shingles vaccine, pneumonia vaccine, RSV vaccine, yellow fever vaccine, BCG vaccine, BCG jab, HPV vaccine',
    classes: [],
  }),
  // Genes put into the liver, which must be spared for months.
  ...alike(
    { classes: ['hormone'], effects: ['liver-toxic'] },
    'etranacogene: Hemgenix; valoctocogene: Roctavian; fidanacogene: Beqvez',
  ),
  ...alike({ classes: ['hormone'] }, 'exagamglogene: Casgevy; lovotibeglogene: Lyfgenia; betibeglogene: Zynteglo'),
  ...alike(
    { classes: ['cancer-antibody'] },
    `tisagenlecleucel: Kymriah; axicabtagene: Yescarta; brexucabtagene: Tecartus; lisocabtagene: Breyanzi;
    idecabtagene: Abecma; ciltacabtagene: Carvykti`,
  ),
  // Liver: the label warns of harm to it.
  ...alike({ classes: ['hormone'], effects: ['liver-toxic'], traits: ['oatp-substrate'] }, 'resmetirom: Rezdiffra'),
  // Old ones that were still missing.
  medicine('sodium-bicarbonate', { classes: ['antacid'], sameAs: 'baking-soda' }),
  ...alike(
    { classes: ['hormone'], effects: ['slows-heart'] },
    'octreotide: Sandostatin Mycapssa; lanreotide: Somatuline',
  ),
  ...alike({ classes: ['hormone'], effects: ['raises-glucose', 'qt-prolonging'] }, 'pasireotide: Signifor'),
  ...alike({ classes: ['hormone'] }, 'pegvisomant: Somavert; metyrapone: Metopirone; teduglutide: Gattex Revestive'),
  ...alike(
    { classes: ['fertility-drug'] },
    `follitropin: Gonal-F Follistim Puregon; menotropins: Menopur Menogon; choriogonadotropin: Ovidrel Ovitrelle Pregnyl Novarel;
    cetrorelix: Cetrotide; ganirelix: Fyremadel Orgalutran; lutropin: Luveris; corifollitropin: Elonva`,
  ),
  ...alike({ classes: ['antiarrhythmic'], effects: ['qt-prolonging'] }, 'vernakalant: Brinavess'),
  ...alike({ classes: ['laxative'] }, 'methylnaltrexone: Relistor'),
  ...alike({ classes: ['chemotherapy'], traits: ['cyp3a4-substrate-narrow'] }, 'ixabepilone: Ixempra'),
  ...alike({ classes: ['chemotherapy', 'maoi'], effects: ['sedating'] }, 'procarbazine: Matulane'),
  ...alike({ classes: ['immunosuppressant'] }, 'antithymocyte globulin: Thymoglobulin Atgam Grafalon'),
  ...alike({ classes: ['dopamine-agonist'] }, 'quinagolide: Norprolac'),
  ...alike({ classes: ['hormone'] }, 'crizanlizumab: Adakveo'),
  ...alike({ classes: ['ergot'], traits: ['cyp3a4-substrate-narrow'] }, 'methysergide: Deseril Sansert'),
  ...alike({ classes: ['antacid'] }, 'aluminum hydroxide: Amphojel Alu-Cap'),
  ...alike({ classes: ['salicylate'] }, 'magnesium salicylate: Doans; choline magnesium trisalicylate: Trilisate'),
  ...alike({ classes: ['hormone'], effects: ['bleeding', 'lowers-blood-pressure'] }, 'epoprostenol: Flolan Veletri'),
  ...alike({ classes: ['antiplatelet'] }, 'caplacizumab: Cablivi'),
  ...alike({ classes: ['penicillin'] }, 'nafcillin; oxacillin'),
  ...alike({ classes: ['vitamin'] }, 'leucovorin; levoleucovorin: Fusilev'),
  ...alike({ classes: ['adhd-stimulant'] }, 'dexamfetamine patch: Xelstrym'),
  ...alike(
    { classes: ['topical-agent'], localOnly: true },
    'delgocitinib: Anzupgo; difamilast; ensifentrine: Ohtuvayre; brolucizumab: Beovu; lotilaner: Xdemvy; roflumilast cream: Zoryve; ruxolitinib cream: Opzelura; perfluorohexyloctane: Miebo',
  ),
];
