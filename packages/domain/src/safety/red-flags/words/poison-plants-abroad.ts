/** Poisonous plants and mushrooms as they are called elsewhere, in Latin letters and without accents; `_` is a space or a hyphen. */
const thornApples = `
  dh?at+h?[uo]+ra dhutura dhutra dhustura? stramoine estramonio stramonio stechapfel doornappel bielun kecubung kechubong
  toloache malpitte um+at+h?ai ummetta? toruapale
`;
const oleanders = `
  kaner kaneer karaveera? karabi arali_(?:seeds?|flowers?|leaf|leaves|poo) zakkum adelfa baladre espirradeira laurier_rose
  oleandro laurel_rosa rosa_laurel oleanderbl(?:a|ae)tter
`;
const monkshoods = `
  eisenhut monnikskap acon(?:it|ito|itum) tojad bachnag vatsanabha? meetha_(?:zahar|zeher|vish) bikh(?:ma)? napel aconit_napel
  caowu fuzi chuanwu
`;
const foxgloves = `fingerhut(?:tee|bl(?:a|ae)tter)? dedalera dedaleira vingerhoedskruid naparstnica yuksukotu`;
const nightshades = `
  tollkirschen? belladon(?:e|a|na) guzelavrat(?:_?otu)? pokrzyk wolfskers bilsenkraut jusquiame beleno beladona
`;
const hemlocks = `
  schierling cicuta cigue szalej dolle_kervel riesenb(?:a|ae)renklau berce_du_caucase barszcz_sosnowskiego
`;
const lilies = `
  maiglockchen maigloeckchen muguet mughetto konwalia konwalie lelietje[s]?_van_dalen herbstzeitlose colchique colchico
  colquico zimowit herfsttijloos
`;
const trees = `
  eiben?(?:nadeln|beeren|zweige)? goldregen maggiociondolo goudenregen cytise lluvia_de_oro jamalgota kuchla arandi_(?:beej|seeds?)
  castor_beej gunja_seeds? rat+i_seeds? kundumani olinda_seeds? ricino ricin mamona_seeds? erukku
`;
const trumpets = `
  engelstrompeten? floripondio trompeta_de_angel trombeteira saia_branca campanitas trompette_des_anges
  comigo_ninguem_pode aroeira_brava
`;
const mushrooms = `
  knollenblatterpilz\\w* knollenbl(?:a|ae)tterpilz\\w* amanite_phalloide oronge_verte oronja_verde tignosa_verdognola
  muchomor\\w* groene_knolamaniet koygocuren koy_gocuren fliegenpilz\\w* blednaya_poganka poganka
`;

export const poisonPlantsAbroad: string = [
  thornApples,
  oleanders,
  monkshoods,
  foxgloves,
  nightshades,
  hemlocks,
  lilies,
  trees,
  trumpets,
  mushrooms,
].join(' ');
