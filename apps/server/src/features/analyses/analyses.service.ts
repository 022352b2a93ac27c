import { type LabelText, readLabel } from '@herbie/domain';
import {
  type Analysis,
  type AnalysisSummary,
  type BodyOf,
  createAnalysis,
  limits,
  type PastAnalysis,
  whatWasSeen,
} from '@herbie/contract';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { timestamp } from '../../platform/clock.ts';
import { deleteOwnedRow, type Owned } from '../../platform/database/owned-rows.store.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { fromStored, readStored } from '../../platform/database/values.ts';
import { AppError } from '../../platform/http/errors.ts';
import { forgetAnswers } from '../../platform/http/idempotency.store.ts';
import type { ReplyRecorder } from '../../platform/http/idempotency.ts';
import { releaseBody } from '../../platform/http/large-bodies.ts';
import type { PageOfUser } from '../../platform/paging.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { recordEvent } from '../analytics/analytics.service.ts';
import type { PhotoReader } from '../assistant/photo-reader.ts';
import { herbsByKey } from '../herbs/herbs.service.ts';
import { findMainProfile, getOwnProfile } from '../profiles/profiles.service.ts';
import { personWithSupplements } from '../supplements/person-with-supplements.ts';
import { analysesErrors } from './analyses.errors.ts';
import { dropOldAnalyses, findAnalysisRow, findPicture, insertAnalysis, listAnalysisRows } from './analyses.store.ts';
import { describeFound } from './describe-found.ts';
import type { PhotoProcess } from './photo-process/photo-process.ts';
import { pictureOf, redraw } from './photo-process/picture.ts';

const keptPerUser = 50;

export async function listOwnAnalyses(db: Db, page: PageOfUser): Promise<AnalysisSummary[]> {
  const rows = await listAnalysisRows(db, page);
  return rows.map(({ details, hasPicture, ...row }) => ({
    ...row,
    ...printedName(seenIn(details)),
    hasPicture: fromStored(hasPicture),
  }));
}

export async function getPastAnalysis(db: Db, owned: Owned): Promise<PastAnalysis> {
  const row = await findAnalysisRow(db, owned);
  if (!row) throw new AppError(analysesErrors.analysisNotFound);
  const { details, hasPicture, ...summary } = row;
  const seen = seenIn(details);
  return { ...summary, hasPicture: fromStored(hasPicture), ...printedName(seen), ...seen };
}

type Seen = z.output<typeof whatWasSeen>;

function seenIn(details: string | null): Seen {
  return (details === null ? null : readStored(whatWasSeen, details)) ?? { candidates: [], products: [] };
}

function printedName({ label }: Seen): Pick<AnalysisSummary, 'productName' | 'ingredientCount'> {
  return { productName: label?.productName ?? null, ingredientCount: label?.ingredients.length ?? 0 };
}

export async function ownsAnalysis(db: Db, owned: Owned): Promise<boolean> {
  return (await findAnalysisRow(db, owned)) !== undefined;
}

export async function getPicture(db: Db, owned: Owned): Promise<Buffer> {
  const row = await findPicture(db, owned);
  if (!row || row.imageBase64 === null) throw new AppError(analysesErrors.analysisNotFound);
  return Buffer.from(row.imageBase64, 'base64');
}

export async function removeAnalysis(db: Db, owned: Owned): Promise<void> {
  if (!(await deleteOwnedRow(db, 'herb_analyses', owned))) throw new AppError(analysesErrors.analysisNotFound);
  await forgetAnswers(db, { userId: owned.userId, calls: [createAnalysis] });
}

interface Analysing {
  readonly deps: AppDeps;
  /** The service that looks at photos, when there is one. */
  readonly service: PhotoReader;
  readonly photos: PhotoProcess;
  readonly request: FastifyRequest;
  readonly session: SignedIn;
  readonly body: BodyOf<typeof createAnalysis>;
  readonly recorder: ReplyRecorder;
}

/** Reads the photo or the label's text, matches it with the knowledge base and checks it against the person it is for. */
export async function analyse({ recorder, ...analysing }: Analysing): Promise<Analysis> {
  const { deps, request, session, body } = analysing;
  const { db, clock } = deps;
  const userId = session.user.id;
  await deps.limits.spend('analysesPerUser', String(userId));
  const profile =
    body.profileId == null
      ? await findMainProfile(db, userId)
      : await getOwnProfile(db, { id: body.profileId, userId });
  const jpeg = await takePicture(analysing);
  const imageBase64 = jpeg?.toString('base64') ?? null;
  const looked = imageBase64 === null ? null : await lookAt(analysing, imageBase64);
  const found = describeFound({
    deps,
    hasPhoto: jpeg !== null,
    looked,
    printed: await readPrinted(analysing, { jpeg, isSeen: looked?.outcome === 'read' }),
    person: profile === null ? null : await personWithSupplements(deps, { userId, profile }),
    rows: await herbsByKey(db),
  });
  return recorder.write(async (tx) => {
    const inserted = await insertAnalysis(tx, {
      userId,
      profileId: profile?.id ?? null,
      imageBase64,
      result: found.result,
      herbId: found.matchedHerb?.id ?? null,
      herbName: found.herbName ?? null,
      details: JSON.stringify(found),
      engine: found.engine,
      createdAt: timestamp(clock),
    });
    await dropOldAnalyses(tx, { userId, keep: keptPerUser });
    await recordEvent({ db: tx, clock, request, type: 'herb_analysis', userId });
    return { answer: { ...found, id: inserted.id, createdAt: inserted.createdAt }, isNew: true };
  });
}

/** The picture of the request, redrawn. Its base64 text (up to 14 million characters) is released first. */
async function takePicture({ photos, request, body }: Pick<Analysing, 'photos' | 'request' | 'body'>) {
  if (body.imageBase64 == null) return null;
  const bytes = pictureOf(body.imageBase64);
  body.imageBase64 = null;
  releaseBody(request);
  return redraw(bytes, photos);
}

/** The text of the label: as sent, or read here if the client has not read the picture. */
async function readPrinted(
  { photos, body }: Omit<Analysing, 'recorder'>,
  { jpeg, isSeen }: { jpeg: Buffer | null; isSeen: boolean },
): Promise<LabelText | null> {
  if (body.labelText != null && body.labelText !== '') return readLabel(body.labelText);
  if (jpeg === null || isSeen || body.isRead === true) return null;
  const text = await photos.read(jpeg);
  return text === null || text === '' ? null : readLabel(text.slice(0, limits.labelText));
}

/** What the vision model sees in the picture; null when none is configured. */
async function lookAt({ deps, service, session, body }: Omit<Analysing, 'recorder'>, jpegBase64: string) {
  if (deps.photoModel === null) return null;
  if (body.keepHere === true) return { outcome: 'kept' } as const;
  return service.look({ jpegBase64, session });
}
