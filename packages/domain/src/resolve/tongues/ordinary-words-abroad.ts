import { wordList } from '../phrases.ts';

/** Ordinary words of German, Spanish, French, Italian and Portuguese that lie near a name, or are one elsewhere ("ella", "ordine"). */
export const ordinaryWordsAbroad: ReadonlySet<string> = new Set(
  `acabarao sens acesse activan activant ademas agrandir ajustado aktiviert allegare anaden anadir animiert apri arret arrete asociado asociados atacante ativando ativar attivano augmentant avancado besser beutel bildstile buscar cambia caminho caminhos carica caricano caricata caricato casella cervello chiaro chiavi claration colazione coloca colpo comandos concreta concretas conserva contiene contrase contro converta convierta copiar correcto correctos costi couper cran creati creazione depende dependem depender differito duerme ella ellas espandi espansa espressi estandar esto estos estraneo expressa funcao gegen genitore gerade gerendert gerente gestion gestione grundlage husten incidono inhalten insira jahren kataloge legender lunettes mancha manchas manche manchmal marcan marzo mediante mitigar mitigare mitte mittel modaler moyen moyenne moyens normales optimice optimiere optimise optimisee optimiser optimisez ordine ordini passante perfil permisos permiten previste previsti provenir provocar punteggio reducirse reducoes reglas regolare regolata relativo removida renal requis retrouver revisa ricetta richiede risonanza ruta rutas saltan sangre schnupfen seit selben servent soma springen stati struktur struttura tabac tag titres tutto ultima ultimas ultimo ultimos verfugen versem versen verebilir vergeben vermeide versehen visuelle vite vitesse`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const surely = new Set(
  wordList(`
  und mit für fur gegen habe nicht ist sind wird vom zum beim seit oder aber que para pero desde muy esta sin
  della dello degli delle nella sono anche perche pour avec dans mais depuis est sont não nao uma meu minha
  muito mas pelo pela tutto tutti duerme ella het een niet mijn ook heeft czy biorę biore mogę moge jestem
  için icin çok cok alıyor kullanıyorum alıyorum içebilir verebilir
`),
);
const often = new Set(
  wordList(`
  de la el los las con por una del al y il lo gli di che per non un le les des du au aux sur je ma mon et en o
  os um com em na der die das im ich ein eine einen am den dem mi mis me se su tutto mal bien bene
`),
);

const known = new WeakMap<readonly { readonly text: string }[], boolean>();

/** Whether the words are a sentence of another language, told by its small words. */
export function isAnotherTongue(words: readonly { readonly text: string }[]): boolean {
  const before = known.get(words);
  if (before !== undefined) return before;
  let small = 0;
  for (const { text } of words) small += surely.has(text) ? 2 : often.has(text) ? 1 : 0;
  const isForeign = small >= 2;
  known.set(words, isForeign);
  return isForeign;
}
