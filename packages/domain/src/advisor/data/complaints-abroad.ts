/**
 * What people complain of in German, French, Spanish, Italian, Portuguese, Polish, Dutch, Turkish and Hindi in Latin letters, each under
 * the English words that the guide reads. Accents are taken off before it is looked up; a word ends where it is written to end, `*` stands
 * for more letters, and a denial before it ("kein Husten") takes it away.
 */
export const complaintsAbroad: Readonly<Record<string, string>> = {
  'poor sleep': `
    kann * schlafen|schlafe schlecht|schlecht schlafen|nicht schlafen|nicht gut schlafen|nicht einschlafen|einschlafen|durchschlafen|schlaflos*|
    schlafstorung*|dors mal|dort mal|dormir mal|n'arrive pas a dormir|arrive pas a dormir|insomnie*|sommeil|no puedo dormir|duermo mal|duerme mal|
    no duermo|insomnio|dormo male|dorme male|non dormo|non riesco a dormire|insonnia|durmo mal|nao durmo|nao consigo dormir|insonia|
    nie moge spac|zle spie|nie moge zasnac|bezsennosc|slaap slecht|slecht slapen|kan niet slapen|slapeloos*|uyuyamiyorum|uyku*|
    neend nahi|neend nhi|nind nahi`,
  stress:
    'stress|gestresst*|estres|estresad*|stresse|stressee|stressat*|estressad*|stresuje|zestresowan*|stresliyim|tanaav',
  anxiety: `
    angst|angstlich*|panik|nervos*|anxiete|anxieux|anxieuse|angoiss*|nerveu*|ansiedad*|ansios*|nervios*|ansia|nervos*|niepok*|zenuwachtig*|
    angstig|kaygi*|endise*|ghabrahat|bechaini|chinta`,
  'low mood': `
    niedergeschlagen*|traurig*|deprim*|triste en hiver|je me sens triste|moral a zero|le cafard|me siento triste|sin animo*|decaid*|giu di morale|
    mi sento giu|mi sento triste|desanimad*|estou triste|przygnebion*|smutno|smutna|somber*|neerslachtig*|moralim bozuk|uzgunum|udaas|mann udas`,
  tiredness: `
    mude|mudigkeit|erschopf*|schlapp|fatigue|fatiguee|epuise*|cansad*|cansancio|agotad*|stanc*|stanchezza|cansaco|exausto|exausta|zmeczon*|zmeczenie|moe|
    vermoeid*|uitgeput|yorgun*|thakan|thaka hua|kamzori`,
  headache: `
    kopfschmerz*|kopfweh|kopf tut weh|mal de tete|mal a la tete|maux de tete|dolor de cabeza|me duele la cabeza|mal di testa|dor de cabeca|
    bol glowy|boli mnie glowa|glowa mnie boli|hoofdpijn|basim agriyor|bas agrisi|sir dard|sar dard|sar mein dard`,
  migraine: 'migrane|migraine|migraines|migrana*|emicrania*|enxaqueca*|migrena|migren',
  'a cough':
    'husten|reizhusten|hustet|toux|tousse*|tengo tos|tiene tos|mucha tos|con tos|la tos|tos seca|tos con flema|tosse|tossisco|kaszel|kaszle|hoest*|oksuruk*|oksuruyorum|khansi|khasi',
  'a cold': `
    erkaltung|erkaltet|schnupfen|rhume(?! des foins)|enrhume*|resfriad*|resfrio|catarro|constipado de la nariz|raffreddor*|raffreddat*|constipacao|katar(?! sienny)|
    przezieb*|verkoud*|nezle|soguk alginligi|zukam|jukam|sardi`,
  'a sore throat': `
    halsschmerz*|halsweh|hals tut weh|mal a la gorge|mal de gorge|dolor de garganta|me duele la garganta|mal di gola|dor de garganta|bol gardla|
    boli mnie gardlo|gardlo mnie boli|keelpijn|bogazim agriyor|bogaz agrisi|gale mein dard|gala kharab`,
  'hay fever': `
    heuschnupfen|rhume des foins|allergie au pollen|alergia al polen|fiebre del heno|febbre da fieno|allergia al polline|febre dos fenos|
    alergia ao polen|katar sienny|hooikoorts|saman nezlesi|bahar nezlesi`,
  digestion: `
    verdauung*|vollegefuhl|digestion difficile|digestions difficiles|mala digestion|digestion pesada|cattiva digestione|digeriesco male|
    digerisco male|ma digestao|niestrawnosc|spijsvertering|hazimsizlik|sindirim*|badhazmi|apach|pachan`,
  bloating:
    'blahung*|blahbauch|aufgeblaht|ballonne*|ballonnements|gaz intestinaux|hinchad*|hinchazon|gases|gonfi*|aria nella pancia|inchad* na barriga|wzdec*|opgeblazen|winderig*|siskinlik|gaz problemi|gas hoti|pet mein gas',
  heartburn: `
    sodbrennen|brulures d'estomac|remontees acides|acidez|ardor de estomago|reflujo|bruciore di stomaco|bruciori di stomaco|reflusso|azia|
    zgaga|zgage|brandend maagzuur|maagzuur|mide yanmasi|seene mein jalan|acidity`,
  'stomach cramps': `
    bauchkrampf*|bauchschmerz*|bauchweh|mal au ventre|crampes d'estomac|dolor de barriga|dolor de estomago|retortijones|mal di pancia|
    crampi allo stomaco|dor de barriga|colica*|bol brzucha|boli mnie brzuch|buikpijn|buikkramp*|karnim agriyor|karin agrisi|pet dard|pet mein dard`,
  nausea:
    'ubelkeit|mir ist ubel|mir ist schlecht|nausee*|envie de vomir|nauseas|ganas de vomitar|nausea|enjoo*|nudnosci|mdlosci|misselijk*|mide bulantisi|midem bulaniyor|ulti jaisa|ji machalna',
  constipation:
    'verstopfung|verstopft bin|constipe|constipee|constipation|estrenid*|estrenimiento|stitic*|stipsi|prisao de ventre|intestino preso|zaparci*|zatwardzeni*|verstopping|obstipatie|kabiz*|kabz*|qabz',
  diarrhea: 'durchfall|diarrhee|diarrea|diarreia|biegunk*|rozwolnieni*|ishal|dast lag*',
  'back pain': `
    ruckenschmerz*|kreuzschmerz*|rucken tut weh|mal au dos|mal de dos|dolor de espalda|me duele la espalda|mal di schiena|dor nas costas|
    bol plecow|bola mnie plecy|rugpijn|belim agriyor|bel agrisi|sirtim agriyor|kamar dard|kamar mein dard`,
  'sore joints': `
    gelenkschmerz*|knieschmerz*|knie tut weh|knie tun weh|arthrose|mal aux genoux|mal aux articulations|douleurs articulaires|arthrose|
    dolor de rodillas|me duelen las rodillas|dolor en las articulaciones|artrosis|male le ginocchia|dolori articolari|artrosi|dor nos joelhos|
    dores nas articulacoes|artrose|bol stawow|bola mnie kolana|bola mnie stawy|gewrichtspijn|pijn in mijn knie*|dizlerim agriyor|eklem agrisi|
    ghutno mein dard|ghutne mein dard|jodo mein dard|jodon ka dard`,
  'sore muscles':
    'muskelkater|muskelschmerz*|courbatures|agujetas|dolor muscular|dolori muscolari|dores musculares|zakwasy|bole miesni|spierpijn|kas agrisi',
  'leg cramps':
    'wadenkrampf*|crampes aux mollets|crampes dans les jambes|crampes nocturnes|calambres|crampi alle gambe|crampi ai polpacci|caimbras|caibras|skurcz* lydek|skurcz* nog|kuitkramp*|bacak krampi',
  'heavy legs':
    'schwere beine|krampfadern|jambes lourdes|varices|piernas cansadas|piernas pesadas|gambe pesanti|vene varicose|pernas pesadas|varizes|ciezkie nogi|zylaki|zware benen|spataderen|varis*',
  'menstrual cramps': `
    regelschmerz*|menstruationsschmerz*|periodenschmerz*|douleurs de regles|regles douloureuses|dolor de regla|dolor menstrual|colicos menstruales|
    dolori mestruali|ciclo doloroso|colica menstrual|colicas menstruais|bolesne miesiaczki|bol miesiaczkowy|menstruatiepijn|adet sancisi|adet agrisi|
    period pain hota|mahwari ka dard`,
  'menopause complaints':
    'hitzewallung*|wechseljahr*|bouffees de chaleur|menopause|sofocos|menopausia|vampate|menopausa|afrontamentos|calores da menopausa|uderzenia goraca|menopauza|opvliegers|overgang|sicak basmasi|menopoz',
  'dry skin':
    'trockene haut|juckende haut|haut juckt|peau seche|demangeaisons|piel seca|me pica la piel|picor|pelle secca|prurito|pele seca|comichao|coceira|sucha skora|swedz*|droge huid|jeuk*|kuru cilt|kasinti*|khujli',
  eczema: 'neurodermitis|ekzem*|eczema|dermatite atopica|dermatitis atopica|atopowe*|egzama',
  acne: 'akne|pickel|acne|boutons sur le visage|granos en la cara|brufoli|espinhas|tradzik*|puistjes|sivilce*|muhase',
  'hair loss':
    'haarausfall|chute de cheveux|perds mes cheveux|caida del cabello|se me cae el pelo|caduta dei capelli|perdo i capelli|queda de cabelo|wypada* wlos*|haaruitval|sac dokulmesi|saclarim dokuluyor|baal jhad*|bal jhad*',
  'a poor memory':
    'vergesslich*|vergesse alles|gedachtnis*|trous de memoire|perte de memoire|mala memoria|perdida de memoria|poca memoria|perdita di memoria|ma memoria|falta de memoria|slaba pamiec|problemy z pamiecia|vergeetachtig*|unutkan*|yaaddasht',
  'poor concentration':
    'konzentration*|nicht konzentrieren|concentration|me concentrer|concentracion|concentrarme|concentrazione|concentrarmi|concentracao|koncentracj*|concentratie|konsantrasyon|dikkat dagin*|dhyan nahi',
  'high blood pressure':
    'bluthochdruck|hoher blutdruck|hypertension|tension elevee|tension arterielle|presion alta|tension alta|hipertension|pressione alta|ipertensione|pressao alta|tensao alta|hipertensao|nadcisnieni*|wysokie cisnienie|hoge bloeddruk|yuksek tansiyon|tansiyonum yuksek|bp high hai',
  'high cholesterol':
    'cholesterin*|cholesterol eleve|colesterol alto|colesterolo alto|wysoki cholesterol|hoog cholesterol|kolesterol*',
  'a urinary tract infection':
    'blasenentzundung*|cystite*|infeccion de orina|cistitis|cistite|infecao urinaria|infeccao urinaria|zapalenie pecherza|blaasontsteking|idrar yolu enfeksiyonu|peshab mein jalan',
  'getting up at night to pee':
    'nachts auf die toilette|nachts zur toilette|uriner la nuit|orinar de noche|levanto a orinar|urinare di notte|urinar a noite|gece idrara',
  'milk supply':
    'zu wenig milch|milchbildung|manque de lait|produire plus de lait|poca leche|aumentar la leche|poco latte|aumentare il latte|pouco leite|aumentar o leite|za malo mleka|weinig melk|melkproductie|sutum az|doodh kam',
  fever: 'fieber|fievre|fiebre|febbre|febre|goraczk*|koorts|ates im var|atesim var|bukhar',
  'mouth ulcers': 'aphthe*|aften|aphtes|aftas|afte in bocca|afty|aft cikti|chhale',
};

/** Whom a message is about, in the same languages. */
export const relativesAbroad: Readonly<Record<string, string>> = {
  'my mother':
    'meine mutter|meine mama|ma mere|ma maman|mi madre|mi mama|mia madre|mia mamma|minha mae|moja mama|moja matka|mojej mamy|mijn moeder|mijn mama|annem|anneme|meri maa|meri mummy|maa ko',
  'my father':
    'mein vater|meinem vater|mein papa|mon pere|mon papa|mi padre|mi papa|mio padre|mio papa|meu pai|moj tata|moj ojciec|mijn vader|babam|babama|mere papa|mere pitaji',
  'my sister':
    'meine schwester|ma soeur|mi hermana|mia sorella|minha irma|moja siostra|mijn zus|kiz kardesim|ablam|meri behen',
  'my brother':
    'mein bruder|mon frere|mi hermano|mio fratello|meu irmao|moj brat|mijn broer|erkek kardesim|abim|mera bhai',
  'my husband':
    'mein mann|meinem mann|mon mari|mi marido|mi esposo|mio marito|meu marido|moj maz|mijn man|kocam|esim|mere pati',
  'my wife':
    'meine frau|meiner frau|ma femme|mi mujer|mi esposa|mia moglie|minha mulher|minha esposa|moja zona|mijn vrouw|karim|meri patni',
  'my daughter':
    'meine tochter|meiner tochter|ma fille|mi hija|mia figlia|minha filha|moja corka|mojej corki|mijn dochter|kizim|kizimin|meri beti',
  'my son':
    'mein sohn|meinem sohn|mon fils|mi hijo|mio figlio|meu filho|moj syn|mojego syna|mijn zoon|oglum|oglumun|mere bete|mera beta',
  'my baby':
    'mein baby|mon bebe|mi bebe|mio bimbo|mio bambino|meu bebe|moje dziecko|mijn baby|bebegim|mera bachcha|mere bachche',
  'my grandmother':
    'meine oma|meine grossmutter|ma grand-mere|mi abuela|mia nonna|minha avo|moja babcia|mijn oma|babaannem|anneannem|meri dadi|meri nani',
  'my grandfather':
    'mein opa|mein grossvater|mon grand-pere|mi abuelo|mio nonno|meu avo|moj dziadek|mijn opa|dedem|mere dada|mere nana',
};
