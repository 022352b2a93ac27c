/**
 * How German, Spanish, French, Italian, Portuguese and Hindi written in Latin letters name illnesses, stages of life and
 * relatives: a pattern without accents, and the English it stands for. Longer phrases come first.
 */
export interface Tongue {
  /** Words by which the language is known; only beside them its small words are put into English. */
  readonly marks: string;
  /** `pattern => English`, one a line: words no English text holds in another sense. */
  readonly words: string;
  /** The same for small words. */
  readonly small: string;
}

const kinDe = `meine? (?:mutter|mama|mutti|schwiegermutter) => my mother
meine? schwester => my sister
meine? (?:frau|freundin|partnerin) => my wife
meine? tochter => my daughter
meine? (?:oma|grossmutter|tante|cousine|nachbarin|kollegin) => my aunt
mein(?:en|em)? (?:vater|papa|schwiegervater) => my father
mein(?:en|em)? bruder => my brother
mein(?:en|em)? (?:mann|freund|partner) => my husband
mein(?:en|em)? sohn => my son
mein(?:en|em)? (?:opa|grossvater|onkel|nachbar|kollege) => my uncle`;

export const tongues: readonly Tongue[] = [
  {
    marks:
      'ich|fruher|frueher|jetzt|meine?[mnrs]?|nicht|keine?[nmrs]?|habe|hatte|wird|werde|naechste\\w*|nachste\\w*|gegen|leide|niemals|noch nie|ist zu|sind zu|schwester|mutter',
    words: `${kinDe}
(?:freundin|schwester|schwagerin|tochter|mutter|frau)(?= ist| hat| bekommt| erwartet) => my sister
leber\\b[^.;,\\n]{0,24}\\b(?:vergrossert|verfettet|kaputt|krank|entzue?ndet|schlecht|geschadigt|versagt) => liver disease
nieren?\\b[^.;,\\n]{0,30}(?:nur noch|funktionieren nicht|arbeiten nicht|schlecht|prozent|%|schwach|krank|versagen|kaputt)(?: zu \\d+ ?(?:prozent|%))? => kidney disease
blutdruck[^.;,\\n]{0,12}1[4-9]\\d (?:zu|auf) \\d{2,3} => high blood pressure
(?:tabletten|medikamente?|mittel|etwas) gegen (?:den |hohen |meinen )*(?:blutdruck|bluthochdruck) => blood pressure medication, high blood pressure
(?:zahn|zahne|weisheitszahn|weisheitszahne|mandeln|blinddarm|gallenblase|gebarmutter) (?:wird|werden) (.{0,24}?)(?:gezogen|entfernt|rausgenommen) => having surgery $1
(?:bekomme|kriege) (?:ein neues|eine neue|ein kunstliches) (?:hue?ft\\w*|knie\\w*|herzklappe) => having surgery
gallenblasen-?op|knie-?op|hue?ft-?op|augen-?op|herz-?op => operation
nachsten(?= montag| dienstag| mittwoch| donnerstag| freitag) => on next
gelenkrheuma => rheumatoid arthritis
speiserohre (?:\\w+ )?(?:verengt|eng) => narrow oesophagus
schluckbeschwerden|schluckstorung => difficulty swallowing
chronisch entzue?ndliche darmerkrankung|entzue?ndliche darmerkrankung => inflammatory bowel disease
steine? in der galle(?:nblase)? => gallstones
schilddrue?se (?:arbeitet|ist) (?:zu viel|zu schnell|ue?beraktiv) => overactive thyroid
schilddrue?se (?:arbeitet|ist) (?:zu wenig|zu langsam|trage) => underactive thyroid
zucker(?= seit) => diabetes
hummer|krabben|krebse => shellfish
muttermilch => breastfeeding
(?:\\d+)\\.? schwangerschaftswoche => pregnant
eisenspeicherkrankheit => iron overload
schuppenflechte => psoriasis
in der (\\d+)\\.? ?ssw|(\\d+)\\.? ?ssw => pregnant
(?:erwarte|erwarten|bekomme|kriege) (?:ein kind|ein baby|nachwuchs|zwillinge) => pregnant
guter hoffnung|hochschwanger|schwanger => pregnant
schwangerschaft => pregnancy
kinderwunsch|(?:wunschen|wuenschen) uns ein (?:kind|baby) => trying to conceive
stillzeit|stillend|stille (?:noch|voll|mein\\w*|gerade)|ich stille|stille ich|stillende mutter => breastfeeding
leberzirrhose|leberzirose => liver cirrhosis
leberentzuendung|leberentzundung => hepatitis
leber(?:erkrankung|krankheit|schaden|probleme?|schwache|schwaeche|leiden|insuffizienz|versagen)|leberkrank\\w*|leber (?:ist )?(?:kaputt|krank|entzundet|entzuendet|geschadigt|schlecht) => liver disease
erhoe?hte leberwerte|leberwerte (?:\\w+ ){0,2}(?:schlecht|erhoe?ht|hoch|schlimm)|schlechte leberwerte => high liver enzymes
fettleber => fatty liver
(?:chronische )?nieren?(?:schwaeche|schwache|insuffizienz|erkrankung|krankheit|leiden|probleme?|versagen)|nierenkrank\\w*|nieren (?:\\w+ ){0,2}(?:schlecht|kaputt|schwach|krank) => kidney disease
nierensteine? => kidney stones
dialyse|dialysepflichtig => dialysis
bluthochdruck|hoher blutdruck|hypertonie|blutdruck (?:\\w+ ){0,2}(?:zu )?(?:hoch|erhoe?ht) => high blood pressure
niedriger blutdruck|blutdruck (?:\\w+ ){0,2}(?:zu )?niedrig => low blood pressure
herz(?:insuffizienz|schwaeche|schwache) => heart failure
herzinfarkt => heart attack
herzrhythmusstoe?rung(?:en)? => arrhythmia
vorhofflimmern => atrial fibrillation
herzkrank\\w*|herzerkrankung => heart disease
schlaganfall => stroke
krampfanf(?:a|ae)lle?|epileptische anf(?:a|ae)lle|fallsucht|epilepsie => epilepsy
epileptiker(?:in)? => epileptic
multiple sklerose => multiple sclerosis
rheuma|rheumatoide arthritis => rheumatoid arthritis
autoimmunerkrankung|autoimmunkrankheit => autoimmune disease
gallensteine?|gallenkoliken?|gallenkolik => gallstones
magengeschwue?re?|ulkus|zwolffingerdarmgeschwur => stomach ulcer
magenblutung => bleeding in the stomach
zuckerkrankheit|zuckerkrank|zuckerkranker? => diabetes
diabetiker(?:in)? => diabetic
brustkrebs => breast cancer
prostatakrebs => prostate cancer
darmkrebs|lungenkrebs|hautkrebs|krebserkrankung => cancer
schilddrue?senue?berfunktion|morbus basedow => overactive thyroid
schilddrue?senunterfunktion => underactive thyroid
schilddrue?sen(?:erkrankung|probleme?) => thyroid disease
arthrose => osteoarthritis
depressionen => depression
angstst(?:o|oe)rung|angstzust(?:a|ae)nde => anxiety disorder
schlafst(?:o|oe)rung(?:en)?|schlaflosigkeit => insomnia
verstopfung => constipation
durchfall => diarrhea
sodbrennen => heartburn
blutungsneigung|gerinnungsst(?:o|oe)rung|blutgerinnungsst(?:o|oe)rung => bleeding disorder
gicht => gout
nierentransplant\\w*|spenderniere => kidney transplant
lebertransplant\\w* => liver transplant
schluckbeschwerden => difficulty swallowing
darmverschluss => bowel obstruction
korbblue?tler => daisy family
g(?:a|ae)nsebl(?:u|ue)mchen => daisies
beifuss(?: ?allergie)? => mugwort allergy
garnelen => shrimp
schalentieren?|krebstieren?|meeresfrue?chten? => shellfish
(pollen|nuss|erdnuss|latex|birken|gr(?:a|ae)ser|aspirin|penicillin|sellerie|soja|milch|fisch)allergie => $1 allergy
allergie gegen|allergisch (?:gegen|auf) => allergy to
blutverdue?nner => blood thinner
antibabypille|die pille => birth control pill
(?:am )?montag => on monday
(?:am )?dienstag => on tuesday
am mittwoch => on wednesday
am donnerstag => on thursday
am freitag => on friday
n(?:a|ae)chste[nmrs]? woche => next week
operation|operiert werden => operation
\\bop\\b(?= (?:naechste|nachste|am|im|morgen|geplant|in)) => operation
werde (.{0,30}?)operiert => having surgery $1`,
    small: `n(?:a|ae)chste[nmrs]? woche => next week
n(?:a|ae)chste[nmrs]? monat => next month
morgen => tomorrow
geplant => planned
frue?her => formerly
jetzt => now
(?:keine?[nmrs]?) anf(?:a|ae)lle => no epilepsy
keine?[nmrs]?|niemals|noch nie|nie => no
nicht => not
ohne => without
leide (?:an|unter) => have
ich bin|bin ich => I am
ich habe|habe ich|habe => I have
hatte => had
hat => has
ist|sind => is
vor (\\d+) jahren => $1 years ago
und => and`,
  },
  {
    marks:
      'tengo|estoy|tiene|tuvo|desde|muy|padezco|sufro|alergi(?:a|co|ca) a|mi (?:hermana|madre|hermano|padre|hijo|hija|mujer|esposa|marido|abuela|abuelo)|la semana|embarazada|enfermedad|problemas de|me operan|hace \\d|sin (?:embarazo|epilepsia|hipertension|diabetes)',
    words: `mi (?:hermana) => my sister
mi (?:madre|mama|suegra) => my mother
mi (?:mujer|esposa|novia|pareja) => my wife
mi hija => my daughter
mi (?:abuela|tia|prima|amiga|vecina) => my aunt
mi hermano => my brother
mi (?:padre|papa|suegro) => my father
mi (?:marido|esposo|novio) => my husband
mi hijo => my son
mi (?:abuelo|tio|primo|amigo|vecino) => my uncle
rinon(?:es)?\\b[^.;,\\n]{0,24}(?:no (?:me )?funcionan?(?: bien)?|fallan?|mal|\\d+ ?(?:%|por ciento)) => kidney disease
higado\\b[^.;,\\n]{0,20}\\b(?:inflamado|mal|grande|danado|enfermo) => liver disease
(?:sufro|padezco|enfermo) de la (?:presion|tension) => high blood pressure
me (?:van a )?(?:sacar|sacan|quitar|quitan) (?:una? |la |el |las |los )?(?:muelas?|dientes?|vesicula|apendice|amigdalas|utero|matriz) => having surgery
pendiente de (?:operarme|operacion|cirugia)|en espera de (?:operacion|cirugia) => surgery planned
trasplantad[oa] (?:de \\w+)? => organ transplant
no puedo orinar => trouble passing urine
se me atora(?:n)? (?:la comida|las pastillas)|me cuesta tragar|no puedo tragar => difficulty swallowing
tiroides (?:acelerada|hiperactiva) => overactive thyroid
tengo azucar|azucar alta => diabetes
voy a ser (?:mama|madre)|sere mama|estoy de (?:\\w+) (?:semanas|meses) => pregnant
(?:toma|tomando) (?:el )?pecho|me saco (?:la )?leche => breastfeeding
bebo (?:demasiado|mucho) => heavy drinker
reflujo => acid reflux
enfermedades? autoinmunes? => autoimmune disease
(?:el mes que viene|el proximo mes) => next month
previst[oa] => planned
(?:buscando|intentando) (?:el |un )?embarazo|buscamos (?:un )?(?:bebe|embarazo)|queremos tener un (?:bebe|hijo) => trying to conceive
(?:test|prueba)(?: de embarazo)? (?:me )?(?:dio|ha dado|salio) positiv[oa]|prueba de embarazo positiva => positive pregnancy test
(?:esper(?:o|ando|amos)) (?:un |a mi |mi |una )?(?:bebe|hijo|nino|hija|nina) => pregnant
(?:\\w+ )?meses de embarazo|embarazo de (?:\\w+ )?(?:semanas|meses) => pregnant
embarazada|encinta => pregnant
embarazo => pregnancy
lactancia(?: materna)?|amamant(?:o|ando)|(?:doy|dando|dar) (?:el )?pecho|estoy lactando|lactando => breastfeeding
higado graso => fatty liver
higado (?:esta )?(?:inflamado|malo|mal|enfermo|danado)|(?:problemas?|enfermedad\\w*|danos?|mal) (?:de|del|en el|al) higado|enfermedad(?:es)? hepatica|insuficiencia hepatica => liver disease
transaminasas (?:altas|elevadas) => high liver enzymes
cirrosis => cirrhosis
(?:piedras|calculos|litiasis) (?:en|de) (?:el |los |la )?rinon(?:es)?|calculos renales => kidney stones
rinon(?:es)? (?:\\w+ )?(?:mal|malos|enfermos|fallan)|(?:problemas?|enfermedad) (?:de|del|en los?|en el) rinon(?:es)?|insuficiencia renal|enfermedad renal => kidney disease
me dializan|dialisis => dialysis
(?:presion|tension)(?: arterial)? (?:muy |demasiado )?(?:alta|elevada)|hipertens[oa]s?|hipertension => high blood pressure
(?:presion|tension)(?: arterial)? (?:muy )?baja => low blood pressure
(?:piedras|calculos) (?:en|de) la vesicula|calculos biliares => gallstones
ulcera (?:de estomago|en el estomago|gastrica|duodenal)|ulcera => stomach ulcer
esclerosis multiple => multiple sclerosis
artritis reumatoide => rheumatoid arthritis
enfermedad autoinmune => autoimmune disease
epilepsia|ataques epilepticos|convulsiones => epilepsy
epileptic[oa] => epileptic
diabetic[oa] => diabetic
azucar (?:alta |alto )?en (?:la )?sangre => high blood sugar
cancer de (?:mama|pecho|seno) => breast cancer
cancer de prostata => prostate cancer
insuficiencia cardiaca => heart failure
infarto(?: de miocardio)? => heart attack
derrame cerebral|ictus => stroke
enfermedad de graves => Graves disease
enfermedad celiaca => celiac disease
acidez(?: de estomago)?|ardor de estomago => heartburn
dolor de espalda => back pain
dolor de rodilla => knee pain
estrenimiento => constipation
insomnio|dormir mal|duermo mal => insomnia
gota => gout
dificultad para tragar => difficulty swallowing
me (?:van a )?oper(?:an|ar) => having surgery
cirugia|operacion|intervencion quirurgica => operation
alergi(?:a|co|ca) (?:al|a los|a las|a la|a) => allergy to
mariscos?|camarones|gambas => shellfish
margaritas => daisies
ambrosia => ragweed
(?:tomo |uso )?la pildora|anticonceptivos orales => birth control pill
soy(?= hipertens| high blood| diabetic| alergic| allergy| epileptic| asmatic| cardiac| celiac) => I am`,
    small: `(?:la|el) semana que viene|la proxima semana => next week
el mes que viene|el proximo mes => next month
el lunes => on monday
el martes => on tuesday
el miercoles => on wednesday
el jueves => on thursday
el viernes => on friday
programada => scheduled
no (?:tengo|padezco|sufro de) => no
no (?:soy|estoy) => not
nunca (?:he tenido|tuve) => never had
nunca => never
ningun[ao]? => no
antes(?: tomaba)? => formerly
ahora => now
sin => without
tengo|padezco(?: de)?|sufro de => I have
estoy => I am
tiene => has
tuvo|tenia => had
esta|es => is
desde hace anos => for years
y => and`,
  },
  {
    marks:
      "je|j[’']\\w+|suis|ma (?:soeur|mere|femme|fille|tension|grossesse)|mon (?:frere|pere|mari|fils|foie)|avec|pas|des|du|dans|allergi(?:que|e) (?:a|au|aux)|depuis|est enceinte|maladie|problemes?|la semaine|prevue",
    words: `ma (?:soeur|sœur) => my sister
ma (?:mere|maman|belle-mere) => my mother
ma (?:femme|compagne|copine) => my wife
ma fille => my daughter
ma (?:grand-mere|tante|cousine|voisine|amie) => my aunt
mon frere => my brother
mon (?:pere|papa|beau-pere) => my father
mon (?:mari|compagnon|copain) => my husband
mon fils => my son
mon (?:grand-pere|oncle|cousin|voisin|ami) => my uncle
reins?\\b[^.;,\\n]{0,20}(?:fonctionnent mal|ne (?:fonctionnent|marchent) (?:pas|plus)|malades?|\\d+ ?(?:%|pour cent)) => kidney disease
foie\\b[^.;,\\n]{0,16}\\b(?:malade|abime|enflamme|gros) => liver disease
bebe prevu => pregnant, due
(?:nourris|nourrit|allaite) .{0,16}au sein|tire mon lait => breastfeeding
bois (?:trop|beaucoup) => heavy drinker
(?:j[’']ai|fais) de la tension => high blood pressure
troubles? du rythme(?: cardiaque)? => arrhythmia
on m[’'](?:enleve|arrache|retire) (?:une dent|les dents de sagesse|la vesicule|l appendice) => having surgery
intervention(?= prevue) => operation
aliments se bloquent(?: dans la gorge)?|du mal a avaler => difficulty swallowing
rectocolite hemorragique => ulcerative colitis
thyroide (?:trop active|suractive) => overactive thyroid
trouble bipolaire|bipolaire => bipolar
le mois prochain => next month
(?:essayons|essaye|essaie|voulons|envie) (?:(?:d[’'])?avoir|de faire|un) (?:un )?(?:bebe|enfant) => trying to conceive
(?:j[’'])?attends un (?:bebe|enfant)|enceinte => pregnant
(?:\\w+ )?mois de grossesse => pregnant
grossesse => pregnancy
(?:j[’'])?allait(?:e|ement|ante|ant)|donne le sein => breastfeeding
steatose hepatique|foie gras malade => fatty liver
cirrhose => cirrhosis
hepatite => hepatitis
(?:maladie|problemes?) (?:du|de|au) foie|maladie hepatique|insuffisance hepatique|foie (?:est )?(?:malade|abime) => liver disease
calculs renaux|calcul renal|calculs aux reins => kidney stones
(?:insuffisance|maladie) renale|problemes? (?:de|aux|des) reins?|reins (?:\\w+ ){0,2}(?:malades|fatigues) => kidney disease
dialyse => dialysis
tension (?:\\w+ ){0,2}(?:elevee|haute)|pression arterielle (?:\\w+ )?elevee|\\bHTA\\b|hypertension arterielle|hypertendue? => high blood pressure
calculs (?:biliaires|dans la vesicule|a la vesicule)|lithiase biliaire => gallstones
ulcere (?:a (?:l[’'])?estomac|de (?:l[’'])?estomac|gastrique|duodenal)|ulcere => stomach ulcer
sclerose en plaques => multiple sclerosis
polyarthrite(?: rhumatoide)? => rheumatoid arthritis
maladie auto-?immune => autoimmune disease
epileptique => epileptic
crises? (?:d[’'])?epilepsie|epilepsie => epilepsy
diabetique => diabetic
diabete => diabetes
cancer du sein => breast cancer
insuffisance cardiaque => heart failure
infarctus => heart attack
\\bAVC\\b => stroke
maladie de basedow => overactive thyroid
arthrose => osteoarthritis
brulures? (?:d[’'])?estomac => heartburn
insomnie => insomnia
goutte => gout
difficultes? a avaler => difficulty swallowing
(?:me fais|vais me faire|vais etre) oper(?:er|ee?)|on m[’']opere => having surgery
lundi => on monday
mardi => on tuesday
mercredi => on wednesday
jeudi => on thursday
vendredi => on friday
la semaine prochaine => next week
intervention chirurgicale|chirurgie|operation => operation
allerg(?:ique|ie) (?:aux|au|a la|a) => allergy to
armoise => mugwort
ambroisie => ragweed
composees => daisy family
crustaces|crevettes|fruits de mer => shellfish
(?:prends )?la pilule => birth control pill`,
    small: `la semaine prochaine => next week
le mois prochain => next month
demain => tomorrow
prevue? => planned
je n[’']ai (?:pas|jamais eu)(?: de)? => no
je ne suis pas => I am not
pas(?: de)? => no
aucune? => no
sans => without
jamais => never
avant(?: je prenais)? => formerly
maintenant => now
je suis => I am
j[’']ai => I have
est => is
avait|a eu => had
a (?:une|un|de|du|la) => has
et => and`,
  },
  {
    marks:
      'sono|mia (?:sorella|madre|moglie|figlia|nonna)|mio (?:fratello|padre|marito|figlio|nonno)|alla|allo|della|nessun\\w*|niente|non ho|non|malattia|problem[ai] (?:al|ai|di)|gravidanza|lunedi|martedi|prossima|allergi[ac]o? a',
    words: `mia sorella => my sister
mia (?:madre|mamma|suocera) => my mother
mia (?:moglie|compagna|ragazza) => my wife
mia figlia => my daughter
mia (?:nonna|zia|cugina|amica|vicina) => my aunt
mio fratello => my brother
mio (?:padre|papa|suocero) => my father
mio (?:marito|compagno|ragazzo) => my husband
mio figlio => my son
mio (?:nonno|zio|cugino|amico|vicino) => my uncle
mia cognata => my sister
al (?:terzo|quarto|quinto|sesto|settimo|ottavo|nono) mese => pregnant
aspett(?:o|iamo) una (?:bambina|figlia|bimba) => pregnant
disturbo bipolare => bipolar
reflusso => acid reflux
cerc(?:o|hiamo) (?:un |una )?(?:figlio|bambino|gravidanza) => trying to conceive
aspett(?:o|iamo) un (?:bambino|figlio|bimbo)|incinta|in gravidanza => pregnant
gravidanza => pregnancy
allatt(?:o|amento|ando|are) => breastfeeding
fegato grasso|steatosi epatica => fatty liver
cirrosi => cirrhosis
epatite => hepatitis
(?:malattia|problem[ai]) (?:del|al|di) fegato|malattia epatica|fegato (?:e )?(?:malato|infiammato|rovinato) => liver disease
calcoli (?:renali|ai reni) => kidney stones
(?:insufficienza|malattia) renale|problem[ai] (?:ai|di) reni|problem[ai] renali|reni non funzionan[oa] => kidney disease
dialisi => dialysis
pressione (?:\\w+ )?alta|alta pressione|ipertensione|ipertes[oa] => high blood pressure
calcoli (?:biliari|alla cistifellea|alla colecisti) => gallstones
ulcera (?:gastrica|allo stomaco|duodenale)|ulcera => stomach ulcer
sclerosi multipla => multiple sclerosis
artrite reumatoide => rheumatoid arthritis
malattia autoimmune => autoimmune disease
epilessia|crisi epilettiche|convulsioni => epilepsy
epilettic[oa] => epileptic
diabetic[oa] => diabetic
diabete => diabetes
(?:cancro|tumore) al seno => breast cancer
scompenso cardiaco|insufficienza cardiaca => heart failure
infarto => heart attack
morbo di basedow => overactive thyroid
stitichezza => constipation
insonnia => insomnia
gotta => gout
difficolta a deglutire => difficulty swallowing
mi (?:operano|opereranno) => having surgery
lunedi => on monday
martedi => on tuesday
mercoledi => on wednesday
giovedi => on thursday
venerdi => on friday
la prossima settimana => next week
intervento(?: chirurgico)?|operazione => operation
allergi(?:a|co|ca) (?:alla|allo|agli|alle|ai|al) => allergy to
gamberi|gamberetti|crostacei|frutti di mare => shellfish
artemisia => mugwort
composite => daisy family
(?:prendo )?la pillola(?: anticoncezionale)? => birth control pill`,
    small: `la prossima settimana => next week
il mese prossimo => next month
domani => tomorrow
non (?:ho|soffro di)(?: la)? => no
non sono => I am not
nessun[ao]?|niente => no
senza => without
non => not
sono => I am
ho(?: il| la)? => I have
ha(?: la| il)? => has
aveva => had
(sister|mother|wife|daughter|aunt|brother|father|husband|son|uncle) e => $1 is`,
  },
  {
    marks: 'minha|meu|tenho|estou|nao|sou|gravida|pressao',
    words: `minha (?:irma|mae|mulher|esposa|filha|avo|tia) => my sister
meu (?:irmao|pai|marido|filho|avo|tio) => my brother
hemodialise => dialysis
enfarte|infarto => heart attack
(?:vou ser|serei|vai ser) operad[oa] => having surgery
na (?:segunda|terca|quarta|quinta|sexta)(?:-feira)? => on monday
gravida|gestante|gravid => pregnant
gravidez => pregnancy
amament(?:o|ando|acao) => breastfeeding
pressao (?:muito )?alta => high blood pressure
figado gorduroso|gordura no figado => fatty liver
doenca (?:do|no) figado|problemas? no figado|doenca hepatica => liver disease
doenca renal|problemas? (?:nos|de) rins => kidney disease
pedras? na vesicula => gallstones
pedras? nos rins => kidney stones
cirurgia => operation
cancer de mama => breast cancer
pilula(?: anticoncepcional)? => birth control pill`,
    small: `na semana que vem|semana que vem => next week
nao (?:tenho|sou|estou) => no
nao => no
sem => without
tenho => I have
estou|sou => I am
esta => is
tem => has`,
  },
  {
    marks: 'hai|hoon|hun|hain|nahin?|nhi|meri|mera|mere|mujhe|bimari|dawai?|kharab|tha|thi|wali|garbhw?vati|doodh',
    words: `meri (?:behen|bahan|didi) => my sister
meri (?:maa|mummy|mata|saas) => my mother
meri (?:biwi|patni|wife) => my wife
meri beti => my daughter
mer[ae] bhai => my brother
mer[ae] (?:pita|papa|baap) => my father
mer[ae] pati => my husband
mer[ae] beta => my son
(?:papa|pitaji) ko => my father has
(?:mummy|maa|mataji) ko => my mother has
(?:bhai) ko => my brother has
(?:behen) ko => my sister has
mujhe => I have
(?:meri )?(?:bhabhi|saali|nanad|cousin) => my sister
koi bimari nahin?|koi (?:problem|takleef) nahin? => none
mahina chal raha|garbh|delivery (?:\\w+ ){0,2}(?:mein|me) => pregnant
(?:apna )?doodh (?:deti|pilati|pila) => breastfeeding
(?:daru|sharab)(?: \\w+){0,2} (?:peeta|peeti|pita|piti|leta|pite|peete) => drinks alcohol every day
(?:roz|rozana) (?:daru|sharab) => alcohol every day
(?:dono )?(?:kidney|gurd[ae]) kaam nahin? kar\\w* => kidney disease
liver kaam nahin? kar\\w* => liver disease
liver (?:mein|me) (?:sujan|soojan) => liver disease
bp ki (?:shikayat|taklif|takleef) => high blood pressure
dil ka daura => heart attack
dil ki dhadkan => palpitations
daant (?:nikalwana|nikalna|nikalwane) => tooth extraction planned
(?:khana )?(?:gale (?:mein|me) atak\\w*|nigal\\w* (?:mein|me) (?:dikkat|takleef|dard|problem)) => difficulty swallowing
bac(?:h)?cha chah\\w* => trying to conceive
(?:operation|surgery)(?= agle) => surgery planned
garbhw?vati|garbhavati|pet se(?= hoon| hun| hai| hu)|(?:main )?maa banne wali => pregnant
bac(?:h)?cha plan kar\\w*|bachche? ke liye try => trying to conceive
doodh pilati|stanpan => breastfeeding
mirgi(?: ke daure)?|daure padte => epilepsy
(?:piliya|peeliya|pilia) => jaundice
(?:liver|jigar) (?:\\w+ )?(?:kharab|kamzor|fail|soojan)|(?:liver|jigar) ki (?:koi )?(?:bimari|problem|takleef) => liver disease
(?:kidney|gurd[ae]) (?:\\w+ )?(?:kharab|fail|kamzor)|(?:kidney|gurd[ae]) ki (?:koi )?(?:bimari|problem|takleef) => kidney disease
(?:kidney|gurd[ae]) (?:ki|mein|me) pathri => kidney stones
(?:pitte|pit|pittashay|gallbladder) (?:ki|mein|me) pathri|pathri => gallstones
uchch raktchap|(?:high )?bp (?:high|badha hua|zyada|badha)(?: rehta)?|(?:high )?bp ki (?:koi )?(?:bimari|problem) => high blood pressure
sugar ki (?:bimari|problem)|madhumeh|sugar(?= hai) => diabetes
gathiya => rheumatoid arthritis
thyroid badha(?: hua)? => overactive thyroid
nigalne (?:mein|me) (?:takleef|dikkat) => difficulty swallowing
kabz => constipation
neend nahin? aati => insomnia
(?:operation|surgery) (?:hai|hone wal[ai]|hona) => surgery planned
agle (?:hafte|mahine) (?:mera |meri )?(?:operation|surgery) => surgery planned next week
khoon patla karne (?:ki|wali) (?:dawai?|goli) => blood thinner
(bp|sugar|thyroid) ki (?:dawai?|goli)(?:yan)? => $1 medication
neend ki (?:dawai?|goli)(?:yan)? => sleeping pills
stan (?:ka )?cancer => breast cancer
jhinga => shrimp`,
    small: `(?:main |mein )?([a-z]+(?: [a-z]+){0,2}?) (?:nahin?|nhi)(?: (?:hai|hoon|hun|hain|hu|h|tha|thi))? => no $1
agle hafte => next week
agle mahine => next month
theek => fine
hai|hoon|hun|hain => `,
  },
  {
    marks: 'ik ben|mijn|jestem|mam|gan',
    words: `hoge bloeddruk|nadcisnienie|tansiyon(?:um)? yuksek|gao ?xue ?ya => high blood pressure
galstenen => gallstones
maagzweer|wei kui yang => stomach ulcer
w ciazy|ciaza|hamile(?:yim)?|huai ?yun|zwanger => pregnant
tang niao bing|seker hastaligi => diabetes
dian xian|sara hastaligi|padaczka => epilepsy
leverziekte|gan ying hua|marskosc watroby => liver disease
nierziekte|shen bing => kidney disease`,
    small: `ik ben => I am`,
  },
];
