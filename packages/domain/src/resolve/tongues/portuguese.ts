import type { Tongue } from './tongue.ts';

export const portuguese: Tongue = {
  marks: String.raw`minha|meu|tenho|estou|nao|sou|gravida|pressao`,
  words: String.raw`minha (?:irma|mae|mulher|esposa|filha|avo|tia) => my sister
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
