/** What the medicines of `data/mind-and-pain.ts` are called in other countries; see `international-names.ts`. */
export const mindAndPainNames: Readonly<Record<string, string>> = {
  hydroxyzine: 'Ucerax',
  doxylamine: 'Dozile|Restavit|Donormyl|Hoggar|Schlafsterne|Gittalun|Dormidina|Sanalepsi|Dozile caps',
  codeine: 'codein|codeina|Codipront|Galcodine|Codant|Codicaps',
  ibuprofen: `
    Ibuflam|Espidifen|ibuprofeno|Ibuhexal|Brufen|Brufen Retard|Ibuleve|Calprofen|Cuprofen|Dolgit|Spedifen|Dalsy|
    Ibumetin|Moment act|Dolormin|Ibux|Ipren|ibrufen|Actiprofen|Rafen|Fenbid|Anadin Ibuprofen|Ibu-Ratiopharm|
    Espididol|Neobrufen|Nureflex|Buscofen|Anadin Joint|Galprofen|Obifen|Algifor|Ibugel|ibuprofen lysine|
    Feminax Express|Eudorlin|Antarene`,
  naproxen: `
    naprox|Naprogesic|Synflex|Anaprox|Naprelan|Proxen|Apranax|Antalgin|Stirlescent|Boots Period Pain Relief|
    naproxen sodium|Nalgesin|Inza|Napratec|Crysanal|Xenobid|Dysmenalgit`,
  diclofenac: `
    diclo|Cataflam|Rheumac|Dicloflex|Diclomax|Econac|Motifene|Zorvolex|Fenac|Dyloject|Cambia|Zipsor|
    diclofenac potassium|Voltfast|Voveran|Dicloduo|Diclac|Flector|Solaraze|Volini|Olfen|Dolotren|Imflac|Defanac`,
  celecoxib: 'Onsenal|Celebra|Zycel|Cobix|Elyxyb|Artilog|Celib',
  meloxicam: 'Mobicox|Movalis|Vivlodex|Anjeso|Mobec|Movasin|Moxen|Melox|Movatec',
  indomethacin: 'Rimacid|Tivorbex|Indomet|Arthrexin|Microcid|Inmecin|Inteban|Amuno',
  ketorolac: 'Toragesic|Acular|Sprix|Ketanov|Torolac|Droal',
  acetaminophen: `
    tylenol 3 times|tylenol 3 x|tylenol 4 times|tylenol 4 x|tylenol 3 g|tylenol 4 g|tylenol 3 grams|tylenol 4 grams|
    tylenol 3 tablets|tylenol 4 tablets|tylenol 3 tabs|tylenol 4 tabs|tylenol 3 a day|tylenol 4 a day|
    tylenol 3 per day|tylenol 4 per day|Crocin|Dolo|Dolo 650|Calpol 650|PCM|Febrex|paracetamolo|Apotel|Tachipirina|
    Panodil|paracet|Doliprane|Dafalgan|Efferalgan|Ben-u-ron|Benuron|Tempra|Perfalgan|
    Gelocatil|Paralen|Alvedon|Panamax|Mandanol|Disprol|Medinol|Hedex|Anadin Paracetamol|Pamol|Herron|
    Dymadon|Febrectal|Apiretal|Termalgin|Feverall|Mapap|Pinex|paramol paracetamol|Perdolan|Mexalen|Metacin|Malidens|
    Sinaspril|Atasol|Acamol|Fevadol|Biogesic|Sumapen|Lekadol|Para tablets|Zolben|Influbene|Coldrex paracetamol|
    Dafalgan Forte`,
  oxycodone: `
    oxys|oxy|OxyNorm|Longtec|Shortec|Roxicodone|Oxaydo|Endone|Lynlor|Proladone|Oxygesic|Xtampza|Leveraxo|Reltebon|
    Onexila|Abtard|Renocontin|Oxycod|Roxybond|Oxyact|Zomestine|Oxypro`,
  hydrocodone: 'Hysingla|Zohydro|Vicodin ES|Dicodid',
  morphine: `
    Oramorph|Oramorph SR|Zomorph|MST|MST Continus|Sevredol|Morphgesic|MXL|Kapanol|Anamorph|Ordine|Skenan|Actiskenan|
    Kadian|Morphabond|MSIR|morfine|morfina|Severedol|Sevre-Long|Capros|Substitol|Filnarine|Arymo|Actimorph`,
  hydromorphone: 'Palladone|Exalgo|Jurnista|Palladon|hydromorph contin',
  tramadol: `
    trama|Zamadol|Tramal|Tradorec|Mabron|Maxitram|Marol|Contramal|Topalgic|Ralivia|ConZip|Tramake|Dromadol|Nobligan|
    Adolonta|Tramulief|Tramquel|Tilodol|trammies|Tramol|Invodol|Tramaset|Tramundin|Travex|Domadol`,
  tapentadol: 'Palexia|Yantil|Tapal|Aspadol',
  fentanyl: `
    Matrifen|Fencino|Abstral|Actiq|Effentora|Mezolar|Fentora|Instanyl|PecFent|fentynal|Opiodur|Osmanil|Yemex|Victanyl|
    Sublimaze`,
  methadone: 'Physeptone|Biodone|Heptadon|Eptadone|Polamidon|Methex|L-Polamidon',
  'buprenorphine-naloxone': 'Zubsolv|Bunavail|suboxin|Zubsolve',
  naltrexone: 'Adepend|Nalorex|Opizone|Depade|Dependex|Naltima|Antaxone',
  baclofen: 'Lyflex|Gablofen|Liofen|Clofen|Kemstro|Ozobax|Lebic|Stelax',
  methocarbamol: 'Ortoton|Robinax|Robax|Lumirelax|DoloVisano|Robaxisal',
  carisoprodol: 'Carisoma|Sanoma|Somadril',
  cyclobenzaprine: 'Amrix|Fexmid|Yurelax|Tonmya',
  tizanidine: 'Sirdalud|Tizan|Sirdalud MR',
  sertraline: `
    Sertima|sertra|Gladem|Serlift|Altruline|Besitran|Aremis|Tatig|Xydep|Serenata|Daxid|Tralin|Contulen|Fatral|
    Inosert|Sosser`,
  fluoxetine: `
    fluox|Fontex|Fluctin|Fluctine|Prozep|Olena|Sarafem|Lovan|Zactin|Adofen|Fludac|Auscap|Oxactin|Flunil|Ranflutin|
    Reneuron|Deproxin`,
  paroxetine: `
    Aropax|Deroxat|Pexeva|Brisdelle|Tagonis|Dapagut|Daparox|Motivan|Casbol|Xetanor|Frosinor|Divarius|paxel|Eutimil|
    Sereupin`,
  citalopram:
    'cital|citalo|Seropram|Cipram|Celapram|Talam|Prisdal|Citrol|Sepram|Ciazil|Citadur|Elopram|Seralgan|Paxoran',
  escitalopram:
    'escit|escital|escitalo|Seroplex|Sipralexa|Entact|Nexito|Stalopam|Esertia|Lexam|Loxalate|Esipram|Esto|Premalex',
  fluvoxamine: 'fluvox|Faverin|Fevarin|Floxyfral|Dumirox|Movox|Uvox|Dumyrox|Favoxil|Voxam',
  venlafaxine: `
    Veniz|venla|Venlalic|Vensir|Trevilor|Alventa|Sunveniz|Dobupal|Venlor|Elafax|Vandral|efexer|Politid|Faxiprol|
    Depefex|Ranfaxine|Majoven|Venlablue|Viepax|Tonpular|Enlafax`,
  desvenlafaxine: 'Khedezla|Desfax|D-Veniz|Enzude',
  duloxetine:
    'dulox|Yentreve|Ariclaim|Xeristar|Duzela|Depalta|Irenka|Drizalma|symbalta|Coperin|Tixol|Andepra|Duciltia|Dulane',
  bupropion: 'Elontril|amfebutamone|Voxra|Aplenzin|Forfivo|Odranal|Prexaton|Bupron',
  mirtazapine: 'mirtaz|mirt|Remergil|Avanza|Norset|Rexer|Mirtabene|Mirtazon|Vastat|Mirtin|Mirnite|Calixta',
  trazodone: 'Donaren|Molipaxin|Trittico|Thombran|Oleptro|Deprax|Trazorel|Azona|Trialodine|Trazalon|Trazone',
  vortioxetine: 'Vortidif',
  amitriptyline: `
    amitrip|amitript|Tryptizol|Endep|Saroten|Laroxyl|Elatrol|Redomex|Tryptanol|Entrip|Lentizol|Tryptomer|
    Domical|Novoprotect|Syneudon|Deprelio|Vanatrip|Sarotex`,
  nortriptyline: 'Allegron|Aventyl|Noritren|Nortrilen|Norfenazin|Sensoval|Norpress|Martimil|Paxtibi|Nortrip',
  imipramine: 'Melipramine|Depsol|Tolerade|Imiprin|Antidep',
  clomipramine: 'Placil|Clofranil|Clopress|Hydiphen',
  doxepin: 'Sinequan|Aponal|Deptran|Sinepin|Xepin|Quitaxon|Mareen|Doneurin',
  phenelzine: 'Nardelzine',
  tranylcypromine: 'Jatrosom',
  selegiline: 'Zelapar|Jumex|Movergan|Otrasel|Plurimen|l-deprenyl|deprenyl|Selgene|Antiparkin|Xilopar|Selegos',
  rasagiline: 'Rasagea',
  buspirone: 'Anxiron|Buspin|Tensispes|Spitomin',
  alprazolam: `
    xans|xannies|Xanor|Tafil|Kalma|Alplax|Alprax|Trankimazin|Niravam|zannies|Frontin|Trika|Cassadan|Restyl|
    Helex|Solanax|zanex|xanaks`,
  diazepam: `
    diaz|Stesolid|Diazemuls|Antenex|Valpam|Ducene|Psychopax|Rimapam|Tensium|Dialar|Faustan|Calmpose|Apaurin|Relanium|
    Apozepam|Ansiolin|Diastat|Noan|Vival|Sedapam|Betapam`,
  lorazepam: 'loraz|Tavor|Temesta|Orfidal|Lorivan|Idalprem|Merlit|Lorsilan|adavan|Tavor Expidet|Trapax',
  temazepam: 'temaz|Normison|Planum|Remestan|Euhypnos|Temaze|Norkotral|Euipnos|Temtabs',
  clonazepam: 'clonaz|Paxam|Antelepsin|Iktorivil|Clonotril|Lonazep|Clonex|Landsen',
  chlordiazepoxide: 'Tropium|Huberplex|Risolid|Radepur',
  midazolam: 'Buccolam|Dormicum|Hypnovel|Epistatus|Nayzilam|Ozalin',
  zolpidem: 'Edluar|Ivadal|Stilnox|Bikalm|Sanval|Zolfresh|Dalparan|Hypnogen|Stildem|Zolt|Zolnod|Zolsana|Xentic',
  zopiclone:
    'zop|zopi|Ximovan|Limovan|Rhovane|Imrest|Zopitan|Imoclone|Somnol|Datolan|Optidorm|zopicalm|Amoban|Zopivane',
  eszopiclone: 'Eszop|Fulnite',
  zaleplon: 'Starnoc',
  quetiapine:
    'quet|quetiap|Biquelle|Atrolak|Sondate|Zaluron|Xeroquel|Psicotric|Qutipin|Ketipinor|Notiabolfen|Ketilept|Mintreleq|Brancico',
  olanzapine: 'olanz|Zalasta|Zypadhera|Oleanz|Arenbil|Oliza|Lanzek|Zylap|Ozin',
  clozapine: 'Zaponex|Denzapine|Leponex|Clopine|Fazaclo|Versacloz|Lozapin|Elcrit|Sizopin',
  haloperidol: 'Serenace|Dozic|Serenase|Halkid|Sigaperidol|Halosten',
  chlorpromazine: 'Largactil|Chloractil|Largactyl|Megaphen|Propaphenin',
  aripiprazole: 'aripip|Arpoya|Aristada|Asduter|Arip MT|Zykalor',
  risperidone: 'risp|Okedi|Perseris|Rispolept|Sizodon|Rispa|Rispond|Rispolin|Uzedy|Risdone|Ozidal',
  paliperidone: 'Xeplion|Trevicta|Byannli',
  lurasidone: 'Lurasid',
  lithium: `
    Quilonum|Quilonorm|Eskalith|Lithicarb|Quilonum Retard|Teralithe|Li-Liquid|Hypnorex|Plenur|Litarex|Lithionit|
    Carbolithium|Carbolim|Duralith|Licab`,
  lamotrigine: 'lamo|lamot|Elmendos|Lamidus|Labileno|Lamogine|Lametec|Subvenite|Crisomet|Lamitor',
  valproate: `
    acide valproique|valp|sod val|sodium val|Convulex|Episenta|Epival|Orfiril|Valpro|Belvo|Ergenyl|
    Convulax|Depakin|Valprosid|Encorate|Dyzantil|Epilex|valproic|Micropakine|Deprakine|Leptilan|Valparin`,
  carbamazepine:
    'carbam|CBZ|Timonil|Equetro|Carbagen|Carbatrol|Finlepsin|Teril|Epitol|Carbatol|Mazetol|Neurotop|Hermolepsin',
  phenytoin:
    'Eptoin|Phenydan|Zentropil|Di-Hydan|Phenytek|Diphantoine|fenitoina|diphenylhydantoin|Phenhydan|Aurantin|Sinergina',
  phenobarbital: 'Luminal|Gardenal|Luminaletten|phenobarb|Fenobarbital|Sezaby|Alepsal|Garoin|Solfoton',
  clobazam: 'Frisium|Perizam|Tapclob|Urbanyl|Sympazan|Frisium 10|Urbanol|Cloba|Zacco|Epaclob',
  levetiracetam:
    'leveti|levetir|Matever|Spritam|Elepsia|Levroxa|Kepra|Desitrend|Kopodex|Kepcet|Levesam|Levipil|Kevesy|Levera',
  topiramate: 'topi|Trokendi|Qudexy|Topina|Epitomax|Eprontia|Epitoz|Sincronil',
  oxcarbazepine: 'Oxtellar|Timox|Apydan|Oxetol|Oxep',
  lacosamide: 'Lacosam|Lacoxa|Motpoly',
  gabapentin: 'gaba pentin|gabap|Gabarone|Gabaran|Horizant|gabies|Gabahexal|Katena|Gantin|Nupentin',
  pregabalin: 'pregab|Alzain|Axalid|Pregabador|Lecaent|Rewisca|Pregalin|pregabs|Maxgalin|Pregeb|Nervalin|Pregaba',
  zonisamide: 'Desizon|Excegran',
  'levodopa-carbidopa': 'Isicom|Nacom|Kinson|Parcopa|Lecigon|Duopa|Dhivy|Syndopa|Lecado|Apodespan|Striaton',
  levodopa: 'Prolopa|Restex|L-dopa tablets|Inbrija|Levopar|Dopar|Isodopa',
  pramipexole: 'Sifrol|Oprymea|Glepark|Pipexus|Simipex|Pramirol|mirapexine|Pexola',
  ropinirole: 'Adartrel|Ralnea|Spiroco|Repreve|Ropark|Eppinix|Ipinnia|Ropinal',
  rotigotine: 'Leganto|parkinsons patch',
  cabergoline: 'Cabaser|Cabgolin|Kabergolin|Sogilen|Caberlin',
  bromocriptine: 'Cycloset|Pravidel|Kirim|Parilac|Kripton',
  entacapone: 'Comtess',
  amantadine: 'PK-Merz|Gocovri|Lysovir|Trilasym|Mantadix|Osmolex|Symadine|Amantrel',
  donepezil: 'Yasnal|Memac|Donecept|Donep|donezapil|Eranz|Aridon',
  rivastigmine: 'Prometax|Nimvastid|Alzest|Rivamer|Almuriva',
  galantamine: 'Reminyl|Reminyl XL|Galantya|Acumor|Gatalin|Luventa|Nivalin|reminil|Galsya|Lotprosin|Gazylan',
  memantine: 'Axura|Maruxa|Valios|Nemdatine|Admenta|Memando|Marixino|ebexa',
  methylphenidate: `
    MPH 10|MPH 18|MPH 20|MPH 27|MPH 36|MPH 54|MPH ER|MPH XL|Delmosart|Xaggitin|Matoride|Tranquilyn|Xenidate|Rubifen|
    Quasym|Biphentin|Metadate|Quillivant|Foquest|Affenid|Addwize|Medicebran|Contempla|Azstarys|Kinecteen`,
  lisdexamfetamine: 'Aduvanz|Tyvense',
  amphetamine: `
    Amfexa|Attentin|dexamfetamine|dexamphetamine|Evekeo|Mydayis|Dyanavel|aderal|Dexamin|Tentin|Procentra|addies|
    speed pills`,
  atomoxetine: 'Atomaid|Axepta|Attentrol|Agakalin',
  guanfacine: 'Tenex|Estulic',
  modafinil: 'Modiodal|Modalert|Alertec|Modasomil|Modvigil|Modapro',
  sumatriptan:
    'Imiject|Sumavel|Onzetra|Suminat|Migraitan|Boots Migraine Relief|Sumamigren|Iptam|Zembrace|Arcoiran|Tosymra',
  rizatriptan: 'Rizalt|maxalt mlt|Rizact|Rizatan|Rizaliv|Rizmelt',
  zolmitriptan: 'AscoTop|Zomigoro|Zomigon|Flezol',
  eletriptan: 'Relert|relpacs',
  erenumab: 'monthly migraine injection|migraine injection',
  propofol: 'Propoven',
  caffeine: `
    Pro Plus|ProPlus|NoDoz|No-Doz|Vivarin|Percoffedrinol|Redbull|Red Bull|Monster energy|Prime Energy|Ghost energy|Alani Nu|Bang energy|Reign energy|Rockstar energy|C4 energy|Rockstar drink|Yerba Madre energy|
    Guronsan|pre workout|
    preworkout|Stay Awake pills|Lucozade Energy`,
  'cannabis-thc': `
    hashish|ganja|Sativex|nabiximols|marihuana|delta 8|delta 9|spliff|spliffs|bong|canna butter|cannabutter|
    hash brownies`,
  disulfiram: 'Esperal|Tetradin',
  acamprosate: 'Aotal|Regtect|acamprosate calcium',
  varenicline: 'Tyrvaya|stop smoking tablets',
  'nicotine-patch': 'NicAssist|Nicabate|QuickMist|NRT|Commit lozenge|Zonnic|zyn|velo pouches|Nicopatch',
};
