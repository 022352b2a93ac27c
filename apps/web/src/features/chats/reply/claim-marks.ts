import type { FindingReply, SourceReply } from '@herbie/contract';
import { type EvidenceWord, evidenceMeaning } from '../chats.messages.ts';

/** What a mark in an answer stands for. */
export type Claim =
  | {
      readonly kind: 'use';
      readonly word: EvidenceWord;
      /** The herb's number and the claim's own words, by which its sources are found. */
      readonly herbId: number | null;
      readonly text: string;
    }
  | { readonly kind: 'finding'; readonly finding: FindingReply };

interface Marked {
  readonly claims: readonly Claim[];
  /** Takes every mark away again. */
  readonly undo: () => void;
}

const words = Object.keys(evidenceMeaning);
const inBrackets = new RegExp(`\\((${words.join('|')})\\)`);
const markClass = 'claim-mark';

/**
 * Turns the words for evidence into buttons, and puts one after each safety claim: the place of its sources in the list
 * below. Marks are made here and not by the server, so what is stored and exported stays words.
 */
export function markClaims(root: HTMLElement, { findings, sources }: Told): Marked {
  const claims: Claim[] = [];
  const undoing: (() => void)[] = [];
  const pen: Pen = {
    mark(claim, label) {
      claims.push(claim);
      return createMark(claims.length - 1, label, claim.kind === 'use' ? 'evidence' : 'numbers');
    },
    onUndo: (undo) => void undoing.push(undo),
  };
  for (const text of textsIn(root)) markEvidence(root, text, pen);
  for (const finding of findings) markFinding(root, { finding, sources }, pen);
  return { claims, undo: () => undoing.toReversed().forEach((each) => each()) };
}

interface Told {
  readonly findings: readonly FindingReply[];
  readonly sources: readonly SourceReply[];
}

interface Pen {
  /** A mark for a claim, not yet in its place. */
  mark(claim: Claim, label: string): HTMLElement;
  onUndo(undo: () => void): void;
}

/** Puts a button in the place of all words in brackets that say how sure a use is. Behind it no stop or colon is needed. */
function markEvidence(root: HTMLElement, text: Text, pen: Pen): void {
  const match = inBrackets.exec(text.data);
  const word = match?.[1];
  if (!match || !isEvidenceWord(word)) return;
  const whole = text.data;
  const rest = text.splitText(match.index);
  rest.deleteData(0, match[0].length);
  if (/^[.:](?:\s|$)/.test(rest.data)) rest.deleteData(0, 1);
  const claim = text.parentElement?.closest('li, p, td')?.textContent ?? '';
  const mark = pen.mark({ kind: 'use', word, herbId: herbBefore(root, text), text: claim }, word);
  rest.before(mark);
  pen.onUndo(() => {
    mark.remove();
    rest.remove();
    text.data = whole;
  });
  markEvidence(root, rest, pen);
}

/** Puts the places of its sources behind the sentence that tells a finding. Two medicines told in one sentence share them. */
function markFinding(
  root: HTMLElement,
  { finding, sources }: { readonly finding: FindingReply; readonly sources: readonly SourceReply[] },
  pen: Pen,
): void {
  const places = finding.sources.map(({ id }) => sources.findIndex((source) => source.id === id) + 1).filter(Boolean);
  const sentence = [...root.querySelectorAll('li, p')].find((each) => each.textContent.includes(finding.why));
  if (!sentence || places.length === 0) return;
  const label = `[${places.toSorted((a, b) => a - b).join(', ')}]`;
  const present = sentence.querySelectorAll(`.${markClass}-numbers`);
  if ([...present].some(({ textContent }) => textContent === label)) return;
  const mark = pen.mark({ kind: 'finding', finding }, label);
  const place = document.createElement('span');
  // It goes into the next line with the last word, not alone.
  place.className = 'whitespace-nowrap';
  place.append('\u00a0', mark);
  sentence.append(place);
  pen.onUndo(() => place.remove());
}

/** The place of the claim a mark stands for; null for any other element. */
export function markAt(target: EventTarget | null): { mark: HTMLElement; place: number } | null {
  const mark = target instanceof Element ? target.closest<HTMLElement>(`.${markClass}`) : null;
  return mark ? { mark, place: Number(mark.dataset['claim']) } : null;
}

function createMark(place: number, label: string, look: 'evidence' | 'numbers'): HTMLElement {
  const mark = document.createElement('button');
  mark.type = 'button';
  mark.className = `${markClass} ${markClass}-${look}`;
  mark.dataset['claim'] = String(place);
  mark.setAttribute('aria-expanded', 'false');
  mark.setAttribute('aria-label', look === 'evidence' ? `Evidence: ${label}` : `Sources ${label.slice(1, -1)}`);
  mark.textContent = label;
  return mark;
}

function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node);
  return texts;
}

/** The herb a claim is about: the last one linked before it. */
function herbBefore(root: HTMLElement, text: Text): number | null {
  const links = [...root.querySelectorAll('a[href^="/herbs/"]')];
  const last = links.findLast((link) => link.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING);
  const id = Number(last?.getAttribute('href')?.slice('/herbs/'.length));
  return Number.isInteger(id) && id > 0 ? id : null;
}

function isEvidenceWord(word: string | undefined): word is EvidenceWord {
  return word !== undefined && words.includes(word);
}
