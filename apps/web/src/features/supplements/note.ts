import type { FindingReply } from '@herbie/contract';
import type { ReactNode } from 'react';

/** What a check has to tell of supplements. */
export interface Note {
  readonly findings: readonly FindingReply[];
  /** Names that stand for nothing known. */
  readonly unrecognised: readonly string[];
  /** The sentence where nothing was found. */
  readonly checked: string;
}

/** Draws a note; handed in by the screen, since the findings' own feature draws them. */
export type RenderNote = (note: Note) => ReactNode;
