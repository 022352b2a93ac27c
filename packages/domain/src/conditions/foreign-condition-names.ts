import type { ConditionKey } from './conditions.ts';

/** What illnesses are called in German, Spanish, French, Italian, Portuguese, Dutch, Polish and Hindi in Latin letters. */
export const conditionNamesAbroad: Readonly<Partial<Record<ConditionKey, string>>> = {
  'liver-disease': `
    fegato funziona male|foie fonctionne mal|hígado funciona mal|fígado funciona mal|Leber arbeitet schlecht|
    trasplante de hígado|greffe de foie|greffé du foie|trapianto di fegato|transplante de fígado|Lebertransplantation|
    Lebertransplantiert|transplante hepático|trasplante hepático|greffe hépatique|trapianto epatico|fibrose du foie|
    fibrose hépatique|fibrosis hepática|fibrosi epatica|epatopatia|hepatopatia|hepatopatía|hépatopathie|
    Lebererkrankung|Leberschaden|Leberzirrhose|Leberfibrose|Leberversagen|Leberschwäche|Fettleberhepatitis|leberkrank|
    erhöhte Leberwerte|erhöhte Transaminasen|Leberwerte erhöht|Lebertumor|Leberkrebs|Pfortaderhochdruck|
    cirrosis hepática|hígado graso|esteatosis hepática|enfermedad del hígado|fallo hepático|transaminasas altas|
    transaminasas elevadas|daño hepático|problemas hepáticos|cáncer de hígado|cirrhose du foie|stéatose|
    foie gras non alcoolique|insuffisance hépatique|maladie du foie|transaminases élevées|transaminases hautes|
    bilan hépatique perturbé|cirrosi epatica|steatosi|fegato grasso|malattia epatica|insufficienza epatica|
    transaminasi alte|transaminasi elevate|problemi al fegato|cirrose|cirrose hepática|esteatose hepática|
    gordura no fígado|fígado gordo|doença hepática|doença do fígado|transaminases altas|problemas no fígado|
    leverziekte|levercirrose|leververvetting|leverfalen|slechte leverwaarden|verhoogde leverwaarden|choroba wątroby|
    marskość wątroby|stłuszczenie wątroby|niewydolność wątroby|liver ki bimari|liver kharab|jigar ki bimari|
    liver fail|fatty liver hai|peelia`,
  'kidney-disease': `
    reni funzionano male|reni che funzionano male|riñones funcionan mal|reins fonctionnent mal|rins funcionam mal|
    Nieren arbeiten schlecht|Nieren arbeiten nicht|riñón trasplantado|rein greffé|rene trapiantato|rim transplantado|
    eingeschränkte Nierenfunktion|Nierenfunktion eingeschränkt|riñones débiles|enfermedad de los riñones|
    riñones enfermos|reins fragiles|reins malades|doença nos rins|rins fracos|nefropatia|nefropatía|reni deboli|
    Niereninsuffizienz|Nierenerkrankung|Nierenschwäche|Nierenversagen|chronische Nierenkrankheit|nierenkrank|
    eine Niere|nur eine Niere|Einzelniere|Eiweiß im Urin|Zystennieren|Nierenentzündung|Schrumpfniere|
    insuficiencia renal|enfermedad renal|fallo renal|problemas renales|un solo riñón|riñón único|proteína en la orina|
    proteinuria|riñones poliquísticos|insuffisance rénale|maladie rénale|rein unique|un seul rein|protéinurie|
    polykystose rénale|insufficienza renale|malattia renale|problemi renali|un solo rene|rene unico|reni policistici|
    insuficiência renal|doença renal|um só rim|rim único|problemas renais|rins policísticos|nierziekte|
    nierinsufficiëntie|nierfalen|chronische nierschade|slechte nieren|één nier|choroba nerek|niewydolność nerek|
    jedna nerka|kidney ki bimari|kidney kharab|gurde kharab|gurde ki bimari|kidney fail`,
  dialysis: `
    Dialysepatient|Dialysepatientin|Hämodialyse|Bauchfelldialyse|an der Dialyse|hemodiálisis|diálisis|en diálisis|
    dialyse péritonéale|hémodialyse|sous dialyse|dialysé|dialysée|dialisi|dializzato|dializzata|emodialisi|diálise|
    hemodiálise|faço diálise|nierdialyse|dializa|dializy|dializowany|dializowana|dialysis par|dialysis chal raha`,
  'bleeding-disorder': `
    Blutungsstörung|Blutungsneigung|tendance aux saignements|tendencia a sangrar|tendência a sangrar|
    tendenza al sanguinamento|problèmes de coagulation|problème de coagulation|trouble de coagulation|
    problemi di coagulazione|problemas de coagulación|problemas de coagulação|Gerinnungsprobleme|
    Probleme mit der Gerinnung|stollingsproblemen|zaburzenia krzepnięcia|plaquetas baixas|niedrige Blutplättchen|
    Thrombozyten niedrig|recuento bajo de plaquetas|thrombocytes bas|Bluterkrankheit|Bluter|Hämophilie|
    Blutgerinnungsstörung|Gerinnungsstörung|Thrombozytopenie|zu wenig Blutplättchen|niedrige Thrombozyten|
    Blutungsneigung|von Willebrand Syndrom|hemofilia|hemofílico|trastorno de la coagulación|trastorno de coagulación|
    problemas de coagulación|plaquetas bajas|trombocitopenia|hémophilie|hémophile|trouble de la coagulation|
    troubles de la coagulation|plaquettes basses|thrombopénie|maladie de Willebrand|emofilia|emofilico|
    disturbo della coagulazione|disturbi della coagulazione|piastrine basse|piastrinopenia|hemofílica|
    distúrbio de coagulação|distúrbio da coagulação|problemas de coagulação|hemofilie|bloedziekte|stollingsstoornis|
    bloedstollingsstoornis|lage bloedplaatjes|hemofilik|zaburzenia krzepnięcia|małopłytkowość|khoon nahi jamta|
    khoon ka patla hona`,
  'blood-clots': `
    Thrombose|Beinvenenthrombose|tiefe Venenthrombose|Lungenembolie|Blutgerinnsel|Thrombophilie|trombosis|
    trombosis venosa|embolia pulmonar|coágulo de sangre|coágulos|coágulo en la pierna|embolie pulmonaire|
    thrombose veineuse|phlébite|caillot de sang|caillots|embolia polmonare|trombosi|trombosi venosa|coagulo di sangue|
    trombose|trombose venosa|embolia pulmonar hoje|coágulo na perna|bloedstolsel|longembolie|trombosebeen|zakrzepica|
    zatorowość płucna|zakrzep|khoon ka thakka|khoon ke thakke`,
  'high-blood-pressure': `
    pressão arterial elevada|pressione arteriosa alta|presión arterial alta|presión arterial elevada|
    pression artérielle élevée|Bluthochdruck|Hypertonie|hoher Blutdruck|zu hoher Blutdruck|hipertensión|
    hipertensión arterial|hipertenso|hipertensa|presión alta|tensión alta|hypertension artérielle|hypertendu|
    hypertendue|tension élevée|tension trop haute|tension haute|ipertensione|ipertensione arteriosa|iperteso|ipertesa|
    pressione alta|hipertensão|hipertensão arterial|pressão alta|tensão alta|tensão arterial alta|hoge bloeddruk|
    verhoogde bloeddruk|hypertensie|nadciśnienie|nadciśnienie tętnicze|wysokie ciśnienie|high bp ki bimari|
    bp high rehta|bp badha hua|uchch raktchap|bp ka mareez|bp ki bimari`,
  'low-blood-pressure': `
    niedriger Blutdruck|zu niedriger Blutdruck|hipotensión|presión baja|tensión baja|tension basse|
    hypotension orthostatique|ipotensione|pressione bassa|hipotensão|pressão baixa|tensão baixa|lage bloeddruk|
    niskie ciśnienie|bp low rehta|bp low ho jata`,
  diabetes: `
    Diabetiker|Diabetikerin|Zuckerkrankheit|zuckerkrank|Altersdiabetes|Schwangerschaftsdiabetes|
    azúcar alta en la sangre|diabético|diabética|diabetes gestacional|diabétique|diabète|diabète de type 2|
    diabète gestationnel|glycémie élevée|diabete|diabete di tipo 2|diabetico|diabetica|glicemia alta|
    diabete gestazionale|açúcar alto|diabético tipo 2|diabetes tipo 2|suikerziekte|diabeet|zwangerschapsdiabetes|
    cukrzyca|cukrzycę|cukrzyk|sugar ki bimari|sugar ka mareez|madhumeh|sugar badha hua|sugar hai mujhe`,
  'low-blood-sugar': `
    Unterzuckerung|Unterzucker|hipoglucemia|azúcar baja|bajones de azúcar|hypoglycémie|ipoglicemia|hipoglicemia|
    lage bloedsuiker|hipoglikemia|niski cukier|sugar kam ho jati`,
  'heart-failure': `
    Herzschwäche|Herzinsuffizienz|Herzmuskelschwäche|schwaches Herz|insuficiencia cardíaca|corazón débil|
    fallo cardíaco|insuffisance cardiaque|coeur faible|scompenso cardiaco|insufficienza cardiaca|cuore debole|
    insuficiência cardíaca|coração fraco|hartfalen|zwak hart|niewydolność serca|dil kamzor|heart fail`,
  'heart-disease': `
    doença coronária|maladie coronarienne|malattia coronarica|doença coronariana|enfermedad coronaria|coronaropathie|
    coronaropatia|cardiopatia isquémica|cardiopatía isquémica|Herzkrankheit|herzkrank|koronare Herzkrankheit|KHK|
    Angina pectoris|Herzklappenfehler|künstliche Herzklappe|Stent im Herzen|Bypassoperation|Herzinfarkt|
    infarto de miocardio|enfermedad del corazón|enfermedad cardíaca|cardiopatía|angina de pecho|válvula artificial|
    stent coronario|problemas de corazón|problemas del corazón|crise cardiaque|infarctus du myocarde|
    maladie cardiaque|cardiopathie|angine de poitrine|valve mécanique|maladie coronarienne|problèmes cardiaques|
    infarto miocardico|cardiopatia|malattia cardiaca|malattia di cuore|valvola meccanica|problemi di cuore|
    problemi cardiaci|enfarte do miocárdio|infarto do miocárdio|doença cardíaca|doença do coração|problemas cardíacos|
    problemas no coração|hartziekte|hartaanval|hartinfarct|kunstklep|choroba serca|zawał|zawał serca|choroba wieńcowa|
    sztuczna zastawka|dil ki bimari|dil ka daura|heart ki bimari|heart attack aaya`,
  arrhythmia: `
    fibrilación atrial|arythmie cardiaque|Herz stolpert|Herzrhythmusstörung|Herzrhythmusstörungen|Vorhofflimmern|
    Herzrasen|Herzstolpern|Herzschrittmacher|Schrittmacher|Defibrillator implantiert|arritmia|fibrilación auricular|
    taquicardia|marcapasos|palpitaciones|arythmie|trouble du rythme|fibrillation auriculaire|tachycardie|
    stimulateur cardiaque|pacemaker posé|palpitations cardiaques|aritmia|fibrillazione atriale|tachicardia|
    palpitazioni|extrasistoli|fibrilação atrial|fibrilhação auricular|marca passo|marcapasso|palpitações|
    boezemfibrilleren|hartritmestoornis|hartritmestoornissen|hartkloppingen|migotanie przedsionków|arytmia|
    rozrusznik serca|kołatanie serca|dhadkan tez|dil ki dhadkan badhi`,
  'long-qt': `
    langes QT Syndrom|QT Verlängerung|síndrome de QT largo|QT largo|syndrome du QT long|QT long|sindrome del QT lungo|
    QT lungo|síndrome do QT longo|QT longo|lange QT syndroom|zespół długiego QT`,
  stroke: `
    Schlaganfall|Hirnschlag|Hirninfarkt|Hirnaneurysma|ictus|derrame cerebral|accidente cerebrovascular|ACV|
    infarto cerebral|aneurisma cerebral|accident vasculaire cérébral|anévrisme cérébral|ictus cerebrale|
    attacco ischemico|aneurisma cerebrale|AVC|acidente vascular cerebral|derrame|beroerte|herseninfarct|udar|
    udar mózgu|wylew|lakwa|brain stroke|lakwa maar gaya|dimag ki nas`,
  'brain-bleed': `
    Hirnblutung|Gehirnblutung|hemorragia cerebral|derrame cerebral hemorrágico|hémorragie cérébrale|emorragia cerebrale|
    hersenbloeding|krwotok mózgowy|hjerneblødning|hjärnblödning`,
  epilepsy: `
    Anfallsleiden|comicialité|crisi convulsive|Epilepsie|Epileptiker|Epileptikerin|Krampfanfälle|Krampfanfall|
    epileptische Anfälle|Krampfleiden|epilepsia|epiléptico|epiléptica|convulsiones|crisis epilépticas|
    ataques epilépticos|épilepsie|épileptique|crises épileptiques|crise d épilepsie|convulsions fébriles|epilessia|
    epilettico|epilettica|crisi epilettiche|convulsioni|convulsões|crises epilépticas|crises convulsivas|epilético|
    epilética|toevallen|epileptische aanvallen|padaczka|padaczkę|napady padaczkowe|drgawki|mirgi|mirgi ke daure|
    daure padte|jhatke aate`,
  asthma: `
    Asthma bronchiale|Asthmatiker|asma|asmático|asmática|asthmatique|asthme|asmatico|asmatica|astma|astmatyk|
    dama ki bimari|saans ki bimari|asthama`,
  copd: 'Lungenemphysem|EPOC|BPCO|DPOC|bronchite chronique|bronquitis crónica|bronchite cronica|POChP|rozedma',
  depression: `
    Depressionen|depressiv|depresión|depresivo|dépression|dépressif|dépressive|depressione|depresso|depressa|
    depressão|deprimida|depressie|depresja|depresję|avsaad`,
  'anxiety-disorder': `
    Angststörung|Panikattacken|Zwangsstörung|ansiedad|ataques de pánico|trastorno de ansiedad|anxiété|
    crises de panique|crises d angoisse|ansia|attacchi di panico|disturbo d ansia|ansiedade|síndrome do pânico|
    ataques de pânico|angststoornis|paniekaanvallen|zaburzenia lękowe|ataki paniki|ghabrahat`,
  'bipolar-disorder': `
    bipolare Störung|manisch depressiv|Manie|trastorno bipolar|maníaco depresivo|trouble bipolaire|maniaco dépressif|
    disturbo bipolare|bipolarismo|transtorno bipolar|bipolaridade|bipolaire stoornis|manisch depressief|
    choroba dwubiegunowa|zaburzenia dwubiegunowe`,
  psychosis: `
    Psychose|Wahnvorstellungen|psicosis|brote psicótico|psychotique|bouffée délirante|psicosi|psicotico|psicose|
    surto psicótico|psychoza|pagalpan ke daure`,
  schizophrenia: `
    Schizophrenie|schizophren|esquizofrenia|esquizofrénico|schizophrénie|schizophrène|schizofrenia|schizofrenico|
    schizofrenie|schizofrenia paranoidalna`,
  'eating-disorder': `
    Essstörung|Magersucht|Bulimie|trastorno alimentario|trouble alimentaire|boulimie|anorexie|disturbo alimentare|
    transtorno alimentar|eetstoornis|zaburzenia odżywiania`,
  'alcohol-use-disorder': `
    Alkoholiker|Alkoholikerin|alkoholabhängig|Alkoholsucht|trockener Alkoholiker|alcohólico|alcohólica|alcoholismo|
    alcoolique|alcoolisme|alcolista|alcolismo|etilista|alcoólatra|alcoolista|alcoolismo|verslaafd aan alcohol|
    alkoholik|alkoholizm|sharabi|sharab ki lat`,
  'autoimmune-disease': `
    Autoimmunerkrankung|Autoimmunkrankheit|Morbus Bechterew|Sklerodermie|Vaskulitis|Hashimoto Thyreoiditis|
    enfermedad autoinmune|espondilitis anquilosante|esclerodermia|maladie auto immune|maladie autoimmune|
    spondylarthrite|sclérodermie|malattia autoimmune|spondilite anchilosante|sclerodermia|doença autoimune|
    doença auto imune|espondilite anquilosante|auto immuunziekte|autoimmuunziekte|choroba autoimmunologiczna|
    autoimmune bimari`,
  'multiple-sclerosis': `
    Multiple Sklerose|esclerosis múltiple|sclérose en plaques|sclerosi multipla|esclerose múltipla|multiple sclerose|
    stwardnienie rozsiane`,
  lupus: 'Lupus erythematodes|lupus eritematoso|lupus érythémateux|lupus eritematoso sistemico|toczeń',
  'rheumatoid-arthritis': `
    rheumatoide Arthritis|Gelenkrheuma|Rheuma|artritis reumatoide|polyarthrite rhumatoïde|artrite reumatoide|
    reumatoïde artritis|reuma|reumatoidalne zapalenie stawów|RZS|gathiya|gathiya bai`,
  psoriasis: 'Schuppenflechte|soriasis|psoríase|psoriasi|łuszczyca',
  'celiac-disease':
    'Zöliakie|celiaquía|celíaco|celíaca|maladie coeliaque|celiachia|celiaco|doença celíaca|coeliakie|celiakia',
  'inflammatory-bowel-disease': `
    Morbus Crohn|Colitis ulcerosa|chronisch entzündliche Darmerkrankung|CED|enfermedad de Crohn|colitis ulcerosa|
    enfermedad inflamatoria intestinal|maladie de Crohn|rectocolite hémorragique|RCH|MICI|morbo di Crohn|
    colite ulcerosa|rettocolite ulcerosa|doença de Crohn|retocolite ulcerativa|colite ulcerativa|ziekte van Crohn|
    choroba Leśniowskiego Crohna|wrzodziejące zapalenie jelita grubego`,
  'peptic-ulcer': `
    Magengeschwür|Zwölffingerdarmgeschwür|Magenblutung|Ulkus|blutendes Magengeschwür|úlcera|úlcera de estómago|
    úlcera gástrica|úlcera péptica|úlcera sangrante|hemorragia digestiva|ulcère à l estomac|ulcère de l estomac|
    ulcère gastrique|ulcère qui saigne|hémorragie digestive|ulcera gastrica|ulcera allo stomaco|ulcera duodenale|
    emorragia gastrica|sangramento no estômago|hemorragia digestiva alta|úlcera no estômago|maagzweer|maagbloeding|
    wrzód żołądka|wrzody żołądka|wrzody|pet mein alsar|pet me ulcer|pet ka ulcer|pet mein ulcer`,
  reflux: `
    Sodbrennen|Refluxkrankheit|reflujo|reflujo ácido|acidez estomacal|reflux gastrique|remontées acides|
    brûlures d estomac|reflusso gastrico|reflusso|bruciore di stomaco|refluxo|azia|brandend maagzuur|zuurbranden|
    refluks|zgaga|khatti dakar`,
  gastritis: 'Magenschleimhautentzündung|Gastritis chronisch|gastrite|ontstoken maag|zapalenie żołądka',
  gallstones: `
    Gallensteine|Gallenstein|Gallenkolik|Gallenblasenentzündung|Steine in der Gallenblase|cálculos biliares|
    piedras en la vesícula|cálculos en la vesícula|cólico biliar|calculs biliaires|calculs dans la vésicule|
    colique hépatique|calcoli biliari|calcoli alla cistifellea|calcoli alla colecisti|colica biliare|
    pedra na vesícula|pedras na vesícula|cálculo biliar|cálculos na vesícula|galstenen|kamienie żółciowe|
    kamica żółciowa|pitte ki pathri|pittashay ki pathri|gallbladder mein pathri|pit ki thaili mein pathri`,
  'bile-duct-obstruction': `
    Gallengangsverschluss|verschlossener Gallengang|Gallenstau|Cholestase|conducto biliar obstruido|
    obstrucción de las vías biliares|obstrucción biliar|colestasis|voies biliaires obstruées|
    obstruction des voies biliaires|cholestase|ostruzione delle vie biliari|vie biliari ostruite|colestasi|
    obstrução biliar|obstrução das vias biliares|colestase|verstopte galgang|galwegobstructie|
    niedrożność dróg żółciowych`,
  'bowel-obstruction': `
    obstrução do intestino|intestino obstruído|obstruction de l intestin|oclusión intestinal|ostruzione intestinale|
    Darmverschluss|Darmverengung|Ileus|obstrucción intestinal|intestino obstruido|occlusion intestinale|
    blocage intestinal|occlusione intestinale|blocco intestinale|obstrução intestinal|oclusão intestinal|
    darmafsluiting|niedrożność jelit|aanton mein rukawat`,
  'acute-abdomen': `
    Blinddarmentzündung|apendicitis|appendicite|appendicite acuta|appendicitis acuta|blindedarmontsteking|
    zapalenie wyrostka|dolor abdominal agudo|unklare Bauchschmerzen|douleurs abdominales inexpliquées|
    dolori addominali inspiegabili`,
  pancreatitis:
    'Pankreatitis|Bauchspeicheldrüsenentzündung|pancréatite|pancreatite|alvleesklierontsteking|zapalenie trzustki',
  'kidney-stones': `
    Nierensteine|Nierenstein|Nierenkolik|cálculos renales|piedras en el riñón|piedras en los riñones|cólico renal|
    cólico nefrítico|calculs rénaux|calculs aux reins|colique néphrétique|calcoli renali|colica renale|pedra nos rins|
    pedras nos rins|pedra no rim|cálculo renal|cálculos renais|cólica renal|nierstenen|kamienie nerkowe|
    kamica nerkowa|gurde ki pathri|kidney mein pathri|kidney ki pathri|kidney stone hai`,
  'urinary-retention': `
    Harnverhalt|kann nicht Wasser lassen|retención de orina|retención urinaria|rétention urinaire|rétention d urine|
    ritenzione urinaria|retenção urinária|urineretentie|zatrzymanie moczu|peshab rukna|peshab nahi aata`,
  'enlarged-prostate': `
    Prostata vergrößert|próstata grande|hiperplasia benigna de próstata|prostate agrandie|hyperplasie de la prostate|
    prostata grossa|iperplasia prostatica|hiperplasia prostática benigna|vergrößerte Prostata|Prostatavergrößerung|
    Prostatahyperplasie|próstata agrandada|próstata inflamada|hiperplasia de próstata|hiperplasia prostática|
    prostate hypertrophiée|adénome de la prostate|hypertrophie de la prostate|prostata ingrossata|
    ipertrofia prostatica|próstata aumentada|vergrote prostaat|przerost prostaty|powiększona prostata|
    prostate badha hua`,
  gout: `
    Gicht|Gichtanfall|ácido úrico alto|ataque de gota|crise de goutte|acide urique élevé|attacco di gotta|
    acido urico alto|jicht|dna moczanowa|uric acid badha`,
  osteoporosis: 'Osteoporose|Knochenschwund|ostéoporose|osteoporosi|osteoporose|botontkalking|osteoporoza',
  hyperthyroidism: `
    Schilddrüse überaktiv|Schilddrüse zu aktiv|überaktive Schilddrüse|tiroides acelerada|thyroïde trop active|
    Schilddrüsenüberfunktion|Überfunktion der Schilddrüse|Hyperthyreose|Morbus Basedow|hipertiroidismo|
    tiroides hiperactiva|enfermedad de Graves|hyperthyroïdie|thyroïde hyperactive|maladie de Basedow|ipertiroidismo|
    tiroide iperattiva|morbo di Basedow|hipertireoidismo|hipertiroidismo tratado|doença de Graves|snelle schildklier|
    overactieve schildklier|te snelle schildklier|nadczynność tarczycy|choroba Gravesa`,
  hypothyroidism: `
    Schilddrüsenunterfunktion|Unterfunktion der Schilddrüse|Hypothyreose|hipotiroidismo|tiroides lenta|hypothyroïdie|
    thyroïde lente|ipotiroidismo|tiroide lenta|hipotireoidismo|hipotiroidismo congénito|trage schildklier|
    te trage schildklier|niedoczynność tarczycy|thyroid kam|thyroid ki bimari`,
  'thyroid-disease': `
    Schilddrüsenerkrankung|Schilddrüsenknoten|Kropf|Schilddrüsenkrebs|problemas de tiroides|nódulos tiroideos|
    problèmes de thyroïde|nodules thyroïdiens|problemi alla tiroide|noduli tiroidei|problemas de tireoide|
    problemas na tireoide|nódulos na tireoide|schildklierproblemen|choroba tarczycy|guzki tarczycy`,
  'hormone-sensitive-condition': `
    Brustkrebs|hormonabhängiger Brustkrebs|hormonabhängiger Krebs|Gebärmutterkrebs|Gebärmutterkörperkrebs|
    Eierstockkrebs|Endometriose|Myome|Gebärmuttermyom|cáncer de mama|cáncer hormonodependiente|cáncer de útero|
    cáncer de ovario|endometriosis|miomas|cancer du sein|cancer hormonodépendant|cancer de l utérus|
    cancer de l ovaire|endométriose|fibromes|fibrome utérin|cancro al seno|tumore al seno|tumore ormonosensibile|
    tumore dell utero|tumore all ovaio|endometriosi|fibromi|câncer de mama|cancro da mama|câncer de útero|
    câncer de ovário|endometriose|borstkanker|baarmoederkanker|eierstokkanker|vleesbomen|rak piersi|rak macicy|
    rak jajnika|endometrioza|mięśniaki|stan cancer|breast cancer hai`,
  'breast-cancer': `
    Brustkrebs|Mammakarzinom|hormonabhängiger Brustkrebs|cáncer de mama|cancer du sein|tumeur au sein|cancro al seno|
    tumore al seno|carcinoma mammario|câncer de mama|cancro da mama|borstkanker|rak piersi|stan cancer`,
  'prostate-cancer': `
    Prostatakrebs|Prostatakarzinom|cáncer de próstata|cancer de la prostate|tumore alla prostata|cancro alla prostata|
    câncer de próstata|cancro da próstata|prostaatkanker|rak prostaty`,
  cancer: `
    Krebserkrankung|Darmkrebs|Lungenkrebs|Hautkrebs|Leukämie|Metastasen|Tumorerkrankung|
    Bestrahlung|cáncer de colon|cáncer de pulmón|metástasis|leucemia|linfoma|cancer du côlon|cancer du poumon|
    leucémie|lymphome|métastases|tumore al colon|tumore al polmone|metastasi|câncer|câncer de intestino|
    câncer de pulmão|darmkanker|longkanker|uitzaaiingen|białaczka|chłoniak|przerzuty|nowotwór|cancer ka ilaj|
    cancer ki bimari`,
  endometriosis: 'Endometriose|endométriose|endometriosi|endometrioza',
  'uterine-fibroids': `
    Myome|Gebärmuttermyom|miomas|fibrome utérin|fibromes|fibromi uterini|miomas uterinos|mioma|vleesbomen|mięśniaki|
    rasoli|bachchedani mein ganth`,
  pcos: `
    polyzystische Ovarien|PCO Syndrom|ovarios poliquísticos|ovaires polykystiques|SOPK|ovaio policistico|PCOS wali|
    ovários policísticos|pco syndroom|policystyczne jajniki`,
  'adrenal-insufficiency': `
    Nebenniereninsuffizienz|Nebennierenschwäche|Morbus Addison|insuficiencia suprarrenal|enfermedad de Addison|
    insuffisance surrénale|maladie d Addison|insufficienza surrenalica|morbo di Addison|insuficiência adrenal|
    doença de Addison|bijnierinsufficiëntie|niewydolność nadnerczy|choroba Addisona`,
  'low-potassium': `
    Kaliummangel|zu wenig Kalium|niedriges Kalium|Hypokaliämie|potasio bajo|hipopotasemia|potassium bas|hypokaliémie|
    potassio basso|ipopotassiemia|ipokaliemia|potássio baixo|hipocalemia|laag kalium|niski potas|potassium kam`,
  'high-potassium': `
    zu viel Kalium|hohes Kalium|Kalium zu hoch|Hyperkaliämie|potasio alto|hiperpotasemia|potassium élevé|
    potassium trop haut|hyperkaliémie|potassio alto|iperpotassiemia|iperkaliemia|potássio alto|hipercalemia|
    hoog kalium|wysoki potas|potassium zyada|potassium badha hua`,
  'high-calcium': `
    zu viel Kalzium|Hyperkalzämie|Kalzium zu hoch|Überfunktion der Nebenschilddrüse|calcio alto|hipercalcemia|
    hiperparatiroidismo|calcium élevé|hypercalcémie|hyperparathyroïdie|ipercalcemia|iperparatiroidismo|cálcio alto|
    hipercalcémia|te veel calcium|hiperkalcemia`,
  hemochromatosis: `
    Eisenspeicherkrankheit|Eisenüberladung|Hämochromatose|Ferritin erhöht|hemocromatosis|exceso de hierro|
    sobrecarga de hierro|hierro alto|ferritina alta|hémochromatose|surcharge en fer|trop de fer|ferritine élevée|
    emocromatosi|sovraccarico di ferro|troppo ferro|ferritina elevata|hemocromatose|excesso de ferro|ijzerstapeling|
    ijzerstapelingsziekte|hemochromatoza|iron zyada`,
  anemia: `
    Blutarmut|Anämie|Eisenmangel|Eisenmangelanämie|anemia ferropénica|falta de hierro|anémie|manque de fer|
    carenza di ferro|anemia mediterranea|falta de ferro|bloedarmoede|ijzertekort|niedokrwistość|khoon ki kami`,
  'g6pd-deficiency': `
    Favismus|G6PD Mangel|Glukose 6 Phosphat Dehydrogenase Mangel|favismo|deficiencia de G6PD|déficit de G6PD|
    déficit en G6PD|favisme|carenza di G6PD|deficit di G6PD|deficiência de G6PD|G6PD tekort|niedobór G6PD|fawizm|
    G6PD ki kami`,
  porphyria: `
    Porphyrie|akute intermittierende Porphyrie|porfiria|porfiria aguda intermitente|porphyrie|porphyrie aiguë|
    porfirie|porfiria acuta|porfiria ostra`,
  'sleep-apnea': `
    Schlafapnoe|apnea del sueño|apnée du sommeil|apnées du sommeil|apnea notturna|apnee notturne|apneia do sono|
    slaapapneu|bezdech senny`,
  'sickle-cell': `
    Sichelzellkrankheit|Sichelzellenanämie|anemia falciforme|anemia drepanocítica|drepanocitosis|drépanocytose|
    drepanocitosi|anemia falciforme traço|sikkelcelziekte|sikkelcelanemie|anemia sierpowata|sickle cell ki bimari`,
  glaucoma: `
    Glaukom|grüner Star|Engwinkelglaukom|erhöhter Augeninnendruck|Augendruck erhöht|Augendruck zu hoch|
    glaucoma de ángulo cerrado|presión en el ojo|presión ocular alta|tensión ocular|glaucome|glaucome à angle fermé|
    pression dans l oeil|tension oculaire|glaucoma ad angolo chiuso|pressione oculare alta|pressione dell occhio|
    pressão no olho|pressão ocular alta|glaucoma de ângulo fechado|glaucoom|oogdruk|hoge oogdruk|jaskra|kala motia|
    kaala motiya|aankh ka pressure|aankhon ka pressure`,
  'parkinsons-disease': `
    Parkinson Krankheit|Morbus Parkinson|Schüttellähmung|enfermedad de Parkinson|maladie de Parkinson|
    morbo di Parkinson|doença de Parkinson|ziekte van Parkinson|choroba Parkinsona|parkinson ki bimari`,
  dementia: `
    Demenz|Alzheimer Krankheit|demencia|enfermedad de Alzheimer|démence|maladie d Alzheimer|demenza|
    morbo di Alzheimer|demência|doença de Alzheimer|dementie|demencja|choroba Alzheimera|bhulne ki bimari`,
  'myasthenia-gravis':
    'Myasthenie|miastenia gravis|miastenia|myasthénie|myasthénie grave|miastenia grave|myastenie|miastenia rzekomoporaźna',
  migraine: 'Migräne|migraña|migrañas|jaqueca|migraine avec aura|emicrania|enxaqueca|migrena|aadha sisi|aadhasisi',
  'organ-transplant': `
    Nierentransplantation|Lebertransplantation|Herztransplantation|Organtransplantation|transplantiert|
    nierentransplantiert|lebertransplantiert|Spenderniere|Spenderleber|Stammzelltransplantation|
    Knochenmarktransplantation|trasplante de riñón|trasplante de hígado|trasplante de corazón|trasplante de médula|
    trasplantado|trasplantada|greffe de rein|greffe de foie|greffe de moelle|greffe du coeur|greffé|greffée|
    transplanté|transplantée|transplantation rénale|trapianto di rene|trapianto di fegato|trapianto di cuore|
    trapianto di midollo|trapiantato|trapiantata|trapianto|transplante de rim|transplante de fígado|transplante renal|
    transplante de medula|transplantado|transplantada|niertransplantatie|levertransplantatie|donornier|
    przeszczep nerki|przeszczep wątroby|po przeszczepie|kidney transplant hua|gurda badla|kidney badli`,
  'weakened-immunity': `
    Immunschwäche|immungeschwächt|ohne Milz|Milz entfernt|Immunsuppression|geschwächtes Immunsystem|
    schwaches Immunsystem|inmunodeprimido|inmunodeprimida|inmunosuprimido|defensas bajas|sistema inmune débil|
    sin bazo|immunodéprimé|immunodéprimée|sans rate|défenses immunitaires faibles|immunodepresso|immunodepressa|
    difese immunitarie basse|senza milza|imunodeprimido|imunossuprimido|imunidade baixa|sem baço|
    verzwakt immuunsysteem|zwak immuunsysteem|zonder milt|obniżona odporność|brak śledziony|en quimioterapia|
    quimioterapia|chimiothérapie|chemioterapia|in chemioterapia|quimio|chemokuur|chemioterapię`,
  hiv: `
    HIV positiv|VIH|VIH positivo|seropositivo|seropositiva|séropositif|séropositive|sieropositivo|sieropositiva|
    soropositivo|soropositiva|hiv positief|hiv dodatni|nosiciel hiv|hiv hai`,
  hepatitis: `
    Leberentzündung|Hepatitis chronisch|hépatite|hépatite B|hépatite C|epatite|epatite B|epatite C|hepatite|
    hepatite B|hepatite C|leverontsteking|zapalenie wątroby|wirusowe zapalenie wątroby|WZW|kala peelia|
    hepatitis ki bimari`,
  tuberculosis: 'Tuberkulose|tuberculose|tubercolosi|gruźlica|tuberculosis latente|kshay rog|tb ki bimari|tapedik',
  phenylketonuria:
    'Phenylketonurie|fenilcetonuria|phénylcétonurie|fenilchetonuria|fenilcetonúria|fenylketonurie|fenyloketonuria',
  'wilson-disease': `
    Morbus Wilson|Kupferspeicherkrankheit|enfermedad de Wilson|maladie de Wilson|morbo di Wilson|doença de Wilson|
    ziekte van Wilson|choroba Wilsona`,
  sarcoidosis: 'Sarkoidose|sarcoidosi|sarcoïdose|sarcoidose|sarkoidoza',
  'high-cholesterol': `
    hohes Cholesterin|zu hohes Cholesterin|Cholesterin erhöht|colesterol alto|cholestérol élevé|trop de cholestérol|
    colesterolo alto|hoge cholesterol|hoog cholesterol|wysoki cholesterol|cholesterol badha hua`,
  'swallowing-difficulty': `
    Schluckbeschwerden|Schluckstörung|Speiseröhrenverengung|Engstelle der Speiseröhre|disfagia|dificultad para tragar|
    dificultad para tragar pastillas|dysphagie|difficultés à avaler|oesophage rétréci|rétrécissement de l oesophage|
    difficoltà a deglutire|difficoltà di deglutizione|restringimento dell esofago|dificuldade para engolir|
    dificuldade de engolir|disfagia orofaríngea|slikproblemen|moeite met slikken|trudności z połykaniem|
    problemy z połykaniem|dysfagia|nigalne mein dikkat|nigalne mein takleef`,
  'open-wound': `
    offene Wunde|offenes Bein|herida abierta|plaie ouverte|ferita aperta|ferida aberta|open wond|otwarta rana|
    khula ghav|khula zakhm`,
  smoking: `
    Raucher|Raucherin|rauche|fumador|fumadora|fumo todos los días|fumeur|fumeuse|fumatore|fumatrice|fumante|
    fumador diário|roker|palacz|palę papierosy|cigarette peeta|bidi peeta`,
  edema: `
    Wassereinlagerungen|geschwollene Beine|Ödeme|hinchazón de piernas|edemas|jambes gonflées|oedèmes|gambe gonfie|
    edemi|inchaço nas pernas|vocht in de benen|obrzęki|pairon mein sujan|paon mein sujan`,
  insomnia: `
    Schlaflosigkeit|Schlafstörungen|insomnio|insomnie|insonnia|insônia|insónia|slapeloosheid|bezsenność|
    neend nahi aati|anidra`,
};
