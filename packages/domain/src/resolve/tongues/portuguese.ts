import type { Tongue } from './tongue.ts';

export const portuguese: Tongue = {
  marks: String.raw`minha|meu|tenho|estou|nao|sou|gravida|pressao|cirurgia|remedio|semana que vem|proxim[oa]|marcad[oa]|faco|tomo|hoje|gravidez|bebe`,
  words: String.raw`margaridas => daisies
figado (?:\w+ )?(?:inflamado|doente|inchado|ruim|mau) => liver disease
rins (?:\w+ )?(?:nao funcionam|doentes|ruins|fracos|parados|falharam)(?: bem)? => kidney disease
(?:cirurgia|operacao) (?:de|do|da|ao|no|na) \w+ (?=no dia|em|dia|na|semana|marcad) => operation 
no dia (\d{1,2})(?: de \w+)? => on $1
sangro (?:facilmente|com facilidade|muito) => bleed easily
quero engravidar|engravidar => trying to conceive
potassio (?:\w+ )?alto => high potassium
potassio (?:\w+ )?baixo => low potassium
(?:no|em) (\d{1,2}) de (?:janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro) => on $1
(?:cirurgia|operacao)(?: ao| do| da| de)? ?(?:joelho|quadril|ombro|coracao|olho|catarata|coluna|prostata|vesicula|hernia)? ?(?=na|no|em|dia|semana|marcad|proxim|amanha|segunda|terca|quarta|quinta|sexta|sabado) => operation 
(?:vou|irei) (?:me )?operar|vou (?:fazer|ser submetid[oa] a) (?:uma )?(?:cirurgia|operacao) => having surgery
(?:cirurgia|operacao) marcada => surgery planned
na proxima (?:semana|segunda|terca|quarta|quinta|sexta) => next week
(?:tirar|extrair|arrancar) (?:o |os )?(?:dente|dentes|siso|vesicula|apendice|utero) => having surgery
de (\w+) (?:semanas|meses) de (?:gravidez|gestacao) => pregnant
(?:estou|esta) (?:a )?espera(?:r|ndo)? (?:de )?(?:um )?(?:bebe|filho|gemeos) => pregnant
teste de gravidez (?:deu )?positivo => positive pregnancy test
tentando engravidar|tentar engravidar|a tentar engravidar|queremos (?:ter )?(?:um )?(?:bebe|filho) => trying to conceive
(?:dou|dar|dando) (?:de mamar|mama|o peito)|a amamentar => breastfeeding
ervas? de sao joao => St John's wort
(?:remedio|comprimido|medicamento)s? (?:de|para|pra) (?:a )?(?:pressao|tensao)(?: alta)? => blood pressure medication
(?:remedio|comprimido|medicamento)s? (?:de|para|pro|pra|para o) (?:a )?(?:diabetes|acucar) => diabetes medication
(?:remedio|comprimido|medicamento)s? (?:de|para|pro|para o) colesterol => cholesterol medication
(?:remedio|comprimido|medicamento)s? (?:de|para|pra) (?:a )?(?:tireoide|tiroide) => thyroid medication
(?:remedio|comprimido|medicamento)s? (?:de|para|pra) (?:dormir|o sono) => sleeping pills
anticoagulantes?|afinador(?:es)? do sangue|remedio para afinar o sangue => blood thinner
nao bebo(?: alcool)? => no alcohol
bebo (?:todos os dias|todo dia|muito|vinho|cerveja|cachaca) => drinks alcohol every day
minha (?:irma|mae|mulher|esposa|filha|avo|tia) => my sister
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
  small: String.raw`na semana que vem|semana que vem => next week
nao (?:tenho|sou|estou) => no
nao => no
sem => without
tenho => I have
estou|sou => I am
esta => is
tem => has`,
};
