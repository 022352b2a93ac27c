/**
 * Names of kitchen and medicine-chest herbs in East and West Africa, the Philippines, Indonesia, southern Asia, Iran, Korea, the Nordic
 * countries, Hungary, Romania and the Balkans. Left out is what is an everyday word or a name elsewhere ("ada", "hel", "kaha").
 */
export const herbNamesOfFurtherTongues: Readonly<Record<string, string>> = {
  garlic: `
    bawang|bawang puti|bawang putih|kitunguu swaumu|kitunguu thaumu|krathiam|aayu|tafarnuwa|nech shinkurt|poondu|
    vellulli|veluthulli|bellulli|roshun|lasan|sudulunu|ninniku|maneul|hvidløg|valkosipuli|bijeli luk|beli luk|češnjak|cesnak|skordo`,
  ginger: `
    tangawizi|salabat|luya|jahe|khing|citta|inji|aadu|inguru|shoga|saenggang|ghimbir|zázvor|ingefära|ingefær|inkivääri|đumbir|ata ile`,
  turmeric: `
    luyang dilaw|manjano|nghệ|khamin|ata ile pupa|manjal|pasupu|arishina|holud|haldar|halad|zardchoobeh|zard choobeh|gurkmeja`,
  licorice: `
    jethimadh|jethi madh|athimadhuram|irattimadhuram|jashtimadhu|jyeshthamadh|jyeshtamadh|shirin bayan|gamcho`,
  'st-johns-wort': `perikon|gospina trava|st j's wort|st j wort|st johns wart|st john's wart|saint johns wart`,
  'nettle-leaf': 'csalán tea|csalántea|kopřiva|brännässla|brændenælde|nokkonen|brandnetel|brandnetelthee',
  valerian: 'sonbol al tib|sonboltib|macskagyökér|rohtovirmajuuri|odoljen|läkevänderot|vänderot',
  sage: 'zsálya|šalvěj|faskomilo|kadulja|žalfija',
  'milk-thistle': 'armurariu|ostropestřec|khar maryam|máriatövis|mariatidsel|sikavica',
  'lemon-balm': 'meduňka|citromfű|roiniță|matičnjak',
  'black-seed': 'habasoda|haba soda|tikur azmud|karunjeeragam|jintan hitam|siah daneh|siyah daneh',
  fenugreek: 'uwatu|vendhayam|menthulu|uluva|menthya|menthe kalu',
  moringa: 'mlonge|mlonje|daun kelor|munagaku|munagaaku|moringueira|zogale',
  'aloe-vera-gel': 'lidah buaya|mshubiri|kathalai|kattarvazha',
  'bitter-melon': 'pavakka|pavakkai|kakarakaya|peria katak|hagalakayi',
  'cinnamon-cassia': 'mdalasini|kayu manis|tarçın|skořice|kaneli|kanel|kanela',
  clove: 'karafuu|clavo de olor|goździki',
  hibiscus: 'gumamela|flor de jamaica',
  lemongrass: 'mchaichai|tanglad|capim limão|capim santo|capim cidreira|sereh',
  'guava-leaf': 'bayabas|dahon ng bayabas|daun jambu biji|feuilles de goyavier',
  hawthorn: 'hagtorn',
  rosehip: 'csipkebogyó|măceșe|rozenbottel|šípek',
  dandelion: 'păpădie|oduvanchik|maslačak|mniszek',
  'asian-ginseng': 'nhân sâm|hongsam|hong sam|hong sam won|hongsamwon',
  spearmint: 'hierbabuena|yerba buena|yerbabuena',
  anise: 'anijszaad|anason çayı',
  echinacea: 'jeżówka|solhatt|rudbeckia',
  elderberry: 'fläderbär|bodza',
  linden: 'hársfatea|hársfavirág tea|lindebloesem|lindebloesemthee|lipový květ|kwiat lipy',
  hops: 'hopbellen|chmel otáčivý|szyszki chmielu',
  'ribwort-plantain': 'jitrocel|list jitrocele|liść babki lancetowatej|babka lancetowata|weegbree',
  mullein: 'divizna|květ divizny|koningskaars',
  'marshmallow-root': 'proskurník|kořen proskurníku|korzeń prawoślazu|heemst|heemstwortel',
  elderflower: 'vlierbloesem|květ bezu|kwiat bzu czarnego|bodzavirág',
  meadowsweet: 'moerasspirea|tužebník|wiązówka',
  fennel: 'sombu|razianeh|raziyaneh|raazianeh',
  cardamom: 'iliki|elakkai|kakule',
  neem: 'vepaku|veppilai',
  baobab: 'mbuyu|mabuyu',
  senna: 'sinameki|sinameki çayı|sinameki yaprağı|sana makki',
  lavender: 'ostokhoddoos|ostokhodus|ostokhoddus|ustukhuddus|karabaş otu',
  thyme: 'avishan|avishan shirazi',
  'chanca-piedra': 'meniran|daun meniran|dukung anak',
  'nut-grass': 'motha root|rumput teki',
  'orange-peel': 'gyulpi|jinpi',
  andrographis: 'serpentina tea|dahon ng serpentina',
};
