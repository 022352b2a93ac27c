/** What the medicines of `data/body-and-infection.ts` are called in other countries; see `international-names.ts`. */
export const bodyAndInfectionNames: Readonly<Record<string, string>> = {
  'insulin-glargine': 'Optisulin|glargine|Abasria',
  'insulin-lispro': 'Liprolog|Admelog|Lyumjev|lispro',
  'insulin-aspart': 'Fiasp|Trurapi|aspart',
  'insulin-detemir': 'detemir',
  'nph-insulin': 'Humulin I|Insulatard|Insuman Basal|NPH|isophane insulin|Novolin N|Protaphane|isophane',
  metformin: `
    Glifage|metformina|metf|Gluformin|Bolamyn|Diabex|Diaformin|Glumetza|Fortamet|Riomet|Dianben|Siofor|Glycomet|
    Glycon|Stagid|Metfogamma|Sukkarto|Glucient`,
  glipizide: 'Minodiab|Minidiab|Glibenese|Glynase XL',
  glimepiride: 'Glimisave|Azulix|Zoryl|Glimy|Solosa|Glimer',
  gliclazide: 'glic|gliclaz|Zicron|Bilxona|Nazdol|Diaglyk|Laaglyda|Glyade|Reclide|Glizid|Ziclaseg|Edicil',
  sitagliptin: 'Xelevia|Ristaben|Tesavel|Zituvio|Istavel',
  pioglitazone: 'Glustin|Pioz|Glidipion|Pioglit',
  empagliflozin: 'Gibtulio',
  dapagliflozin: 'Edistride|Dapanorm',
  repaglinide: 'NovoNorm|Enyglid|GlucoNorm|Eurepa',
  acarbose: 'Glucobay|Glucor|Prandase|Rebose',
  liraglutide: 'Nevolat',
  tirzepatide: 'tirz|manjaro injection',
  phentermine: 'Duromine|Lomaira|Ionamin|Metermine',
  orlistat: 'Beacita|Orlos|Vyfat',
  levothyroxine: `
    LT4|levo T|my levo|on levo|levo 25|levo 50|levo 75|levo 100|levo 112|levo 125|levo 150|Elthyrone|Puran|levotiroxina|Letrox|thyrox|L-thyroxine|Thyronorm|Oroxine|Eutroxsig|Thyrax|L-Thyrox|
    Berlthyrox|Eferox|Tirosint|Unithroid|Levaxin|Thyrosit|levothroid|Eutirox`,
  liothyronine: 'Thybon|Tertroxin|Triiodothyronine',
  'desiccated-thyroid': 'Nature Throid|thyroid extract|Erfa thyroid|porcine thyroid|ndt thyroid|pig thyroid',
  methimazole: 'thiamazole|thiamazol|Thyrozol|Favistan|Strumazol|Tirodril|Methizol|methamizole',
  carbimazole: 'carbim|Neo-Mercazole|Neomercazole|Thyrocab|Vidalta',
  propylthiouracil: 'PTU|Propycil|Proracyl',
  prednisone: 'Sterapred|Rayos|Panafcort|Cortancyl|Decortin|Lodotra|Meticorten',
  prednisolone: `
    Predsim|pred|preds|Deltacortril|Pevanti|Panafcortelone|Solone|Orapred|Pediapred|Omnacortil|Wysolone|Decortin H|
    Predsol|Solupred|Dilacort|Millipred|Redipred|Predmix|Dacortin|Predni`,
  methylprednisolone: 'Medrone|Urbason|methylpred|Depo-Medrone|Advantan|Medrate',
  dexamethasone: 'Fortecortin|Dexsol|Hemady|Neofordex|Dexona|Decdan|Glensoludex',
  hydrocortisone: 'HC 5|HC 10|HC 15|HC 20|Plenadren|Alkindi|Hydrocortone|Hysone|Efmody|Hydrocort',
  budesonide: 'Budenofalk|Cortiment|Jorveza|Uceris|Rhinocort|Budelin|Budecort',
  fluticasone: 'Flixotide|Flovent|Avamys|Nasofan|Pirinase|Arnuity|Cutivate|Veramyst|Allermist',
  cyclosporine: 'CsA|Capimune|Deximune|Capsorin|Vanquoral|Gengraf|Cicloral|Panimun',
  tacrolimus: 'tacro|Modigraf|Dailiport|Conferoport|FK506|Pangraf|Vivadex|Capexion|Perixis',
  sirolimus: 'Rapacan',
  everolimus: 'Certican|Votubia|Evertor|Torpenz',
  mycophenolate: 'MMF|myco|mycophenolic acid|Arzip|Ceptava|micofenolato|Mycept',
  azathioprine: 'aza|azathio|Imurel|Azapress|Azasan|Azafalk|Zytrim|Thioprine|Azoran|Imurek',
  methotrexate: `
    mtx|methotrex|Maxtrex|Methofill|Metoject|Otrexup|Rheumatrex|Xatmep|Nordimet|Jylamvo|Lantarel|Ledertrexate|Rasuvo|
    Zlatal|Folitrax|Metex|Bendatrexat|Novatrex|Imeth`,
  leflunomide: 'Arabloc|Lefumide|Repso|Lefno',
  sulfasalazine: 'SSZ|Salazopyrin|Salazopyrin EN|Sulazine|Pleon|Salazopyrine|Saaz',
  hydroxychloroquine: 'HCQ|hydroxychlor|Quinoric|Quensyl|Dolquine|HCQS|Hydroquin',
  adalimumab: 'Amgevita|Hyrimoz|Imraldi|Idacio|Hadlima|Cyltezo|Hulio|Yuflyma|Amjevita|Exemptia',
  etanercept: 'Benepali|Erelzi|Eticovo',
  infliximab: 'Remsima|Inflectra|Flixabi|Zessly|Renflexis',
  tofacitinib: 'Tofacinix',
  baricitinib: 'Baricinix',
  imatinib: 'Glivec|Veenat|Imalek|glivek',
  erlotinib: 'Erlonat',
  irinotecan: 'Campto|Onivyde|CPT-11|FOLFIRI',
  docetaxel: 'Docivyx|Docefrez|Taxespira',
  paclitaxel: 'Abraxane|Pazenir|Anzatax|Apealea',
  bortezomib: 'Boruzu|Bortecad',
  cyclophosphamide: 'Endoxan|Endoxana|Cycloblastin|cyclofosfamide|Neosar|Genoxal',
  capecitabine: 'Ecansya|Capecite|Capegard',
  tamoxifen: 'tamox|Soltamox|Genox|Tamofen|Tamoxen|Emblon|Kessar',
  anastrozole: 'anastr|Anastronat|Armotraz',
  letrozole: 'letro|Letroz|Fempro',
  exemestane: 'Nikidess|Xtane',
  fulvestrant: 'Fulvenat',
  leuprolide: 'leuprorelin|Prostap|Eligard|Lutrate|Trenantone|Enantone|Lucrin|Staladex|Camcevi|Enanton|Fensolvi',
  bicalutamide: 'Bicalox|Cosudex|Calutide',
  enzalutamide: 'extandi|Bdenza',
  'ethinylestradiol-levonorgestrel': `
    EE LNG|Levlite|Minidril|Leios|Miranova|Eugynon|Nordette|Monofeme|Trigynon|Maexeni|Triphasil|Trinordiol|
    Microval combi|Femcon|Ovral|Amethyst pill|Leeloo|Loette|Alysena|Erlidona|Ovral L|the combined pill|
    combined oral contraceptive|COCP|Asumate|Levosert pill|Ambelina|Quasense`,
  'ethinylestradiol-norethisterone': 'Norimin|Binovum|Synphase|Taytulla|Larin|Minastrin|Synphasic|Norlutate',
  'ethinylestradiol-drospirenone':
    'Yasminelle|Dretine|Yiznell|Daylette|Jasmine pill|Zarah|Syeda|Petibelle|Aida pill|Yazz|Crisanta|Jasminelle|Belanette',
  norethisterone: `
    Primolut|Primolut N|Utovlan|Aygestin|Heather pill|Norlyda|Jencycla|Nora-Be|Nor-QD|Deblitane|Regestrone|Sovel|
    period delay tablets|period delay pill|Noristerat`,
  desogestrel: `
    Cerazet|Aizea|Desomono|Feanolla|Moonia|Nacrez|progestogen only pill|progesterone only pill|POP pill|minipill|
    Lovima|Azalia|Desofemono|Jubrele|Desorex`,
  medroxyprogesterone: `
    Meprate|Depo shot|depo injection|depo jab|the depo|contraceptive injection|birth control shot|Depo SubQ|DMPA|
    Depo Clinovir|contraceptive jab|depot injection for contraception|Farlutal|Climanor|Depo-Ralovera|Petogen`,
  etonogestrel: `
    Implanon|the implant|arm implant|implant in my arm|implant in arm|contraceptive rod|Implanon NXT|the bar in my arm|Jadelle|
    rod in my arm`,
  'levonorgestrel-ius': `
    Mirena coil|Levosert|hormone spiral|Hormonspirale|hormonal coil|hormonal spiral|IUS|progesterone coil|progestogen coil|
    Benilexa|Kyleena coil`,
  levonorgestrel:
    'Postinor|Aftera|Emerres|Upostelle|Ezinelle|Pidana|day after pill|I-pill|Opcicon|Ella one levonorgestrel',
  ulipristal: 'Esmya|Femke|five day pill|Logilia',
  'vaginal-ring':
    'Annovera|SyreniRing|Hormonring|Verhütungsring|Vaginalring|ring ja|contraceptive ring|Circlet|hormone ring|EluRyng|Ornibel|birth control ring',
  'contraceptive-patch': 'Twirla|Zafemy',
  estradiol: `
    Provames|Oromone|oestradiol|Progynova|Zumenon|FemSeven|Estraderm|Estreva|Bedol|Estramon|Linoladiol|Gynokadin|
    Menostar|Estring|oestrogen gel|estrogen gel|oestrogen patch|oestrogen patches|estrogen patches|hrt patches|
    hrt gel|Imvexxy|Oestrodose|Dermestril|Oesclim|Fematrix|Progynon|Femtran|Hormonin|estrogen pellets|Delidose|
    hrt pessary`,
  'conjugated-estrogens': 'Premique|Duavee|Duavive|Presomen',
  progesterone: 'Lutigest|micronised progesterone|Endometrin|Lubion|Gepretix|Progeffik|Susten|Famenita|Lutinus',
  tibolone: 'Livial|Liviella|Tibofem|Tibella|Boltin|Livifem',
  testosterone: `
    Tostrex|Restandol|Andriol|Reandron|Aveed|Xyosted|Jatenzo|test cyp|Primoteston|Natesto|T shots|Axiron|Fortesta|
    Kyzatrex|Virormone|Androforte`,
  clomiphene: 'Serophene|Ovamit|Fertomid|Siphene|clomifen|Milophene',
  raloxifene: 'Optruma|Ostiral',
  alendronate: `
    acide alendronique|alend|alendronic acid|Fosavance|Binosto|Alendro|Bonasol|alendronic|Adrovance|Ostex|Steovess|
    Osteofos`,
  risedronate: 'Atelvia|risedronic acid|Acrel|Optinate|Risofos',
  ibandronate: 'ibandronic acid|Bondronat|Quodixor|Iasibon',
  zoledronate: 'zoledronic acid|Aclasta|Zometa|bone infusion|yearly bone drip',
  denosumab: 'Xgeva|Jubbonti|six monthly bone injection',
  teriparatide: 'Terrosa|Movymia|Bonsity|Sondelbay',
  omeprazole:
    'Omep|omeprazol|omepr|Mopral|Antra|Omesec|Mezzopram|Omez|Gastrozol|Pepti-Calm|Acimax|Parizac|Ultop|Maxor|Zanprol',
  esomeprazole: 'Sompraz|Nexpro|Neksium|Emozul|Inexium|Ventra|Axagon|Esopral|Guardium|Raciper',
  lansoprazole: 'lansop|lanso|lanz|Zoton|Zoton FasTab|Agopton|Ogast|Lanzor|Lanzol|Opiren|Takepron|Lansox|Zopral',
  pantoprazole: `
    Pan 40|Pantocid|Pantop|Pantodac|Pantoloc|Protium|Somac|Inipomp|Pantozol|Tecta|Controloc|Eupantol|
    Pantecta|Peptazol`,
  famotidine: 'Pepdul|Pepcidine|Famocid|Ausfam|Pepcidduo|Famtac',
  'calcium-carbonate-antacid': 'Titralac|Caltrate antacid|Alka-Mints|Setlers|Andrews Antacid|Remegel|Quick-Eze',
  'aluminium-magnesium-antacid': `
    Almax|sodium alginate|Mucogel|Gelusil|Riopan|Talcid|Almagel|Digene|hydrotalcite|magaldrate|Maloox|Alucol|Asilone|
    Mucaine`,
  sucralfate: 'Antepsin|Ulcogant|Sulcrate|Ulcar|Keal|Urbal',
  ondansetron: 'Vonau|Ondemet|Setofilm|Emeset|Zuplenz',
  metoclopramide: 'MCP|Paspertin|Maxolon|Maxalon|Primperan|Perinorm|Pramin|MCP Tropfen|Gimoti|Plasil',
  domperidone: 'Motinorm|Domstal|Vivadone|Peridys|Costi',
  prochlorperazine: 'Stemetil|Buccastem|Vertigon|Stemzine|Compro|stemitil',
  loperamide: 'Lopex|Dioraleze|Diocalm|Lopedium|Eldoper|Arret|Diamode|Gastro-stop|Fortasec|Norimode',
  dicyclomine: 'Merbentyl|Cyclopam|Kolanticon',
  bisacodyl: 'Stolax|Bisalax|Contalax|Correctol',
  'senna-tablets': 'Sennosides tablets|Ex-Lax|Pursennid|Agiolax|Senade|Perdiem|Coloxyl with Senna',
  'polyethylene-glycol':
    'Molaxole|Forlax|Dulcobalance|Osmolax|Restoralax|ClearLax|GaviLAX|Transipeg|Peglax|Klean-Prep|Casenlax',
  lactulose: 'Duphalac|Bifiteral|Lactugal|Enulose|Actilax|Lactulax|Laevolac|Cephulac|Kristalose|Regulose|Looz',
  linaclotide: 'Constella',
  amoxicillin: `
    amox|amoxil|amoxycillin|Moxatag|Clamoxyl|Novamox|Amoxypen|amoxicillin trihydrate|Hiconcil|Flemoxin|Flemoxin Solutab|Ospamox|
    Mymox|Cilamox|Imacillin`,
  'amoxicillin-clavulanate': 'Clavam|Curam|Moxikind CV|amoxicillin clavulanic acid|Spektramox|Clamentin',
  'penicillin-v': `
    phenoxymethylpenicillin|pen v|pen vk|penicillin vk|penicillin tablets|Apocillin|Abbocillin|Kavepenin|Isocillin|
    Ospen|Cilicaine VK|Oracilline|Megacilin oral|penicillin pills|Penicillin 500`,
  cephalexin: 'Ceporex|Kefexin|Ibilex|Sporidex|Keforal|Phexin|Oracef|Kefalexin',
  azithromycin: 'Azitromicina|Azithral|Azee|Clamelle|Zmax|Sumamed|Azitromax|Azyth|Vinzam|Ultreon|Z pac|azithro',
  clarithromycin: `
    clarith|clarithro|Klaricid|Klaricid XL|Klacid|Clarosip|Zeclar|Clathrocyn|Claribid|Febzin|Bicrolid|
    Klabax|Veclam|Crixan`,
  erythromycin: 'erythro|Erythroped|Erymax|Eryc|Eryhexal|E-Mycin|Ery-Tab|Erymex|Althrocin|Abboticin|Ilosone|Erycinum',
  clindamycin: 'Dalacin|Dalacin C|Sobelin|Dalacin T|Zindaclin|Clindatech|Clinda|Dalacine',
  metronidazole:
    'metronid|Metrogyl|Metrolyl|Elyzol|Metrogel|Arilin|Clont|Metronide|Vagilin|Rozex|Zidoval|Anabact|Flagystatin',
  nitrofurantoin:
    'nitro furantoin|nitrofur|Furadantin|Macrodantin|Furadantine|Uvamin|Niftran|Genfura|Furabid|Martifur|Furadoine',
  trimethoprim: 'Trimopan|Triprim|Alprin',
  'trimethoprim-sulfamethoxazole': `
    Septrin|Septrin Forte|Resprim|Cotrim|Eusaprim|Bactrim DS|TMP SMX|smz tmp|trimethoprim sulfa|Sulfatrim|Trimel|
    Ciplin|Kepinol|Fectrim|SMX-TMP|Berlocid|Nopil`,
  ciprofloxacin:
    'ciproflox|Cifran|Ciproxin|Ciprobay|Ciproxina|C-Flox|Ciplox|Ciflox|Cetraxal|Proquin|Baycip|ciproflaxin',
  levofloxacin: 'Tavanic|Quinsair|Evoxil|Levaflox|Glevo|Cravit|Levoflox',
  moxifloxacin: 'Izilox|Octegra|Moxicip|Actira|moxiflox',
  doxycycline: `
    doxy|doxi|Doryx|Doxine|Efracea|Periostat|Oracea|Doxylin|Doxy 100|Monodox|Adoxa|Doxsig|Acticlate|Doxyhexal|
    Granudoxy|Tolexine|Doxt|Doxyferm|Demix`,
  minocycline: 'Aknemin|Solodyn|Sebomin|Acnamino|Klinomycin|Mestacine|Minotab',
  tetracycline: 'Achromycin|Sumycin|Tetrex|oxytetracycline|Terramycin|Deteclo|Oxymycin|Oxytetramix',
  fluconazole: `
    Canesten Oral|Forcan|Azocan|Zocon|Dizole|thrush tablet|thrush pill|Fungata|Flucostat|Flucon|oral thrush capsule|
    Triflucan|Canesoral|Monicure|yeast infection pill`,
  itraconazole: 'Canditral|Itrasporin|Lozanoc|Sempera|Tolsura|Itaspor|Trisporal|Onmel',
  ketoconazole: 'Nizoral|Ketozole|Dandrazol|Extina|Fungoral|Sebizole|Ketomac|Terzolin|Xolegel|Daktagold',
  voriconazole: 'V-fend|Voritek',
  terbinafine: 'Sebifin|Tamsil|Zabel|Terbicip|Dermgel|fungal nail tablets',
  rifampin: 'Rimactane|Rimycin|Rifater|Rifinah|Eremfat|Rimactazid|R-Cin|rifamycin tablets|Rofact|Voractiv',
  isoniazid: 'isonicotinic hydrazide|Nydrazid|Isozid|INAH|Rimifon|Tebesium',
  linezolid: 'Zyvoxid|Zyvoxam|Lizolid|Linospan',
  ivermectin: 'Iverscab|Mectizan|Scabioral|Soolantra|Driponin|Ivomec',
  albendazole: 'Zentel|Eskazole|Zenda',
  quinine: 'Qualaquin|Quinate|Limptar',
  darunavir: 'DRV|DRV r|darunavir cobicistat',
  efavirenz: 'EFV|Stocrin|Efavir|Viranz',
  dolutegravir: 'Instgra|Naivex|TLD regimen',
  'bictegravir-ftc-taf': 'Taffic',
  tenofovir: 'TAF|tenofovir alafenamide',
  'tenofovir-disoproxil': 'TDF|Tavin|Tenvir',
  emtricitabine: 'Emtriva|Tenvir-EM|hiv prep|truveda|pre exposure prophylaxis',
  'nirmatrelvir-ritonavir': 'covid pill|covid antiviral pills',
  oseltamivir: 'Fluvir|Antiflu|Ebilfumin|flu antiviral',
  valacyclovir: 'Zelitrex|Valcivir|Valaclor|Valcyclor|cold sore tablets',
  acyclovir: 'Acivir|Herpex|Activir|Virucid|Cymex|Sitavig',
  loratadine: 'lorat|Alavert|Lorano|Lorfast|Lisino|Alerpriv',
  fexofenadine: 'fexo|Treathay|Allevia|Fexotabs|Fexidine|Altiva|Xergic|Tefodine',
  cetirizine: `
    ceti|cetir|Cetrine|Reactine|BecoAllergy|Alerid|Benadryl Allergy One A Day|Virlix|Okacet|Cetzine|Pollenshield|
    Allacan|Benadryl One a Day|Alerlisin`,
  levocetirizine: 'Xozal|Xusal|Teczine|Xazal|Vozet|Levocet',
  diphenhydramine: `
    Histergan|Dreemon|Nightcalm|Sleepeaze|Betadorm|Snuzaid|Simply Sleep|Banophen|Dolestan|Halbmond|Vivinox Sleep|
    Dormutil|Benylin night|sleep aid diphenhydramine|Boots Sleepeaze|Wal-dryl`,
  chlorpheniramine: 'Allerief|Haymine|Allercalm|Pollenase|Hayleve|Aller-Chlor',
  montelukast: 'montel|monte lukast|Montair|Montek|Lukast|Romilast|Monteluk',
  albuterol: `
    Aerolin|salbut|salb|Airomir|Asmol|Asthalin|Salbulin|ventolin inhaler|Epaq|Sultanol|salbutamol inhaler|blue puffer|
    blue pump|Buventol|Bricanyl blue|Butalin|AccuNeb`,
  salmeterol: 'Neovent|Soltel',
  formoterol: 'Oxis|Atimos|Perforomist|eformoterol|Oxeze',
  'budesonide-formoterol': 'Alenia|Bufomix|Spiromax|Rilast|Foracort|Vannair|Fobumix|Luforbec budesonide|WockAIR|Biresp',
  'fluticasone-salmeterol':
    'Sirdupla|AirFluSal|Viani|Fusacomb|Seroflo|Combisal|Sereflo|purple inhaler|Stalpex|Aloflute|Salmeflo|Serroflo',
  tiotropium: 'Braltus|Spiolto|Tiova|Acopair|Stiolto',
  ipratropium: 'Rinatec|Respontin|Ipraxa|Rhinospray|Atrovent inhaler|Ipravent',
  theophylline: `
    Uniphyllin|Uniphyllin Continus|Nuelin|Slo-Phyllin|Euphylong|Bronchoretard|Theo-Dur|Uniphyl|Theochron|teofilina|
    Elixophyllin|Solosin|Dilatrane|Theolair|Aerolate`,
  pseudoephedrine:
    'Galpseud|Contac Cold|Otrinol|Sudafed Decongestant|sudophed|Contac|Meltus decongestant|Dimetapp decongestant',
  phenylephrine: 'Vicks Sinex tablets|Neo-Synephrine|Nasophed',
  oxymetazoline: `
    Afrazine|Vicks Sinex|Nasivin|Drixine|Otrivine Extra|Dristan nasal|xylometazoline|Otrivine|Otrivin|Sinex spray|
    Olynth|Nasivion|Sudafed nasal spray|Zicam nasal|Duramist|Logicin nasal|Nasin`,
  dextromethorphan: `
    Benylin Dry Cough|Benylin Dry|Robitussin Dry|Benylin DM|Tussoral|Bisoltussin|Romilar|Tuxium|Hustenstiller Ratiopharm|Bexin|
    Vicks Formula 44|Robotussin|Covonia Original|Dexalone|Robafen`,
  guaifenesin: 'Benylin Chesty|Robitussin Chesty|Humibid|Vicks Chesty|Robitussin Mucus|Lemsip chesty',
  colchicine: 'colch|Colgout|Colchicum tablets|Mitigare|Gloperba|Lengout|Colchimax|Zycolchin|Lodoco|Colchily|Goutnil',
  allopurinol:
    'allop|allopur|Zyloric|Progout|Allosig|Uriscel|Allohexal|Foligan|Milurit|Caplenal|Cosuric|Aloprim|Hamarin',
  febuxostat: 'Adenuric|Febuget|Feburic|Zurig|adenuric 80|Febutaz',
  probenecid: 'Benuryl|Pro-Cid|Benemid',
  tamsulosin: `
    tamsu|tamsul|Flomaxtra|Flomaxtra XL|Omnic|Pinexel|Contiflo|Prosurin|Josir|Urimax|Tabphyn|Tamurox|Omexel|Veltam|
    Stronazon|Petyme|Urolosin|Diffundox|Pradif|Galebon`,
  finasteride: 'finast|Finpecia|Finnacar|Aindeem|Finax|Prostide|Prosmin|Gefina',
  dutasteride: 'Avolve|Dutas|Duagen',
  oxybutynin: 'oxybut|Lyrinel|Lyrinel XL|Kentera|Cystrin|Dridase|Gelnique|Oxytrol|Oxyspas',
  tolterodine: 'Detrusitol|Detrusitol XL|Neditol|Urotrol|Roliten|Blerone|Detrunorm|Inconex',
  solifenacin: 'solif|Vesikur|Soliten|Vesitirim|Belmacina|Muscosol',
  mirabegron: 'Betanis|Mirago',
  isotretinoin: `
    isotret|iso tretinoin|Curacne|Procuta|Isotrex|Rizuderm|Reticutan|Oratane|Amnesteem|Zenatane|Isotroin|Aknenormin|Myorisan|Contracné|Isoacne|Sotret|Nimegen|Roacnetan`,
  acitretin: 'Neotigason|Acetec|Novatretin',
  tretinoin: 'Ketrel|Stieva-A|Renova|retinoin|Airol|Aknemycin Plus|Locacid|Vesanoid cream',
  methoxsalen: 'Oxsoralen|PUVA|8-MOP|Meladinine|Puvasoralen|puva treatment|Uvadex|puva tablets',
  dapsone: 'Aczone|Disulone|Dapsoderm|diaminodiphenyl sulfone',
  'timolol-drops': 'Tiopex|Nyogel|Betimol|Istalol|Timogel|Glauco-Opt|Timo-Comod|Eysano',
  latanoprost: 'Monopost|Xelpros|Medizol',
  brimonidine: 'Alphagan|Alphagan P|Brymont|Lumify',
  pilocarpine: 'Salagen|Isopto Carpine|Vuity|Pilopine|Spersacarpine',
  dorzolamide: 'Trusopt|Eydelto|Vizidor',
  'ferrous-sulfate': `
    Ferrograd|Ferro-Grad C|Ferrograd C|Feospan|Fergon|Fersamal|Ferro-Gradumet|Tardyferon|Pregaday|Galfer|
    ferrous fumerate|iron tablets prescribed|Fefol|Ferrous|Hemovit|Ironorm|Eryfer|Ferro sanol|Kendural|
    ferrous bisglycinate prescribed|Livogen|Orofer|Ferro-Tab|Ferrum Hausmann|prescribed iron|iron infusion|Ferinject|
    Venofer|Monofer`,
  'folic-acid':
    'folic|Spéciafoldine|folate tablets|acfol|folic acid 5mg|Lexpec|prescribed folic acid|Megafol|Folvite|Folsan|Folina',
  penicillamine: 'Distamine|Metalcaptase|D-Penamine|Artamin|Depen|Trolovol|Cilamin',
  desmopressin: 'DesmoMelt|Minirin|Noqdirna|Noctiva|Desmospray|Minirinmelt|Octim|Nocutil|Nordurine|bedwetting tablets',
  'vitamin-b12-injection': `
    B12 injection|hydroxocobalamin injection|Neo-Cytamen|b12 jab|b12 jabs|b12 shot|vitamin b12 jab|Cobalin-H|
    Rubranova|Neo-B12`,
  linagliptin: 'lina',
  semaglutide: 'sema',
  'sofosbuvir-velpatasvir': 'SOF VEL',
};
