import type { Tongue } from './tongue.ts';

export const otherTongues: Tongue = {
  marks: String.raw`ik ben|mijn|jestem|mam|gan`,
  words: String.raw`hoge bloeddruk|nadcisnienie|tansiyon(?:um)? yuksek|gao ?xue ?ya => high blood pressure
galstenen => gallstones
maagzweer|wei kui yang => stomach ulcer
w ciazy|ciaza|hamile(?:yim)?|huai ?yun|zwanger => pregnant
tang niao bing|seker hastaligi => diabetes
dian xian|sara hastaligi|padaczka => epilepsy
leverziekte|gan ying hua|marskosc watroby => liver disease
nierziekte|shen bing => kidney disease`,
  small: String.raw`ik ben => I am`,
};
