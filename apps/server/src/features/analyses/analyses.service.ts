import { checkSafety, findHerb, readLabel, type LabelText } from '@herbie/domain';
import type { Analysis, AnalysisSummary, BodyOf, createAnalysis, HerbReply, Profile } from '@herbie/contract';
import type { FastifyRequest } from 'fastify';
import { timestamp } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { fromStored } from '../../platform/database/values.ts';
import { AppError } from '../../platform/http/errors.ts';
import { recordEvent } from '../analytics/analytics.service.ts';
import { herbsByKey } from '../herbs/herbs.service.ts';
import { toProduct } from '../products/product-links.ts';
import { findMainProfile, getOwnProfile } from '../profiles/profiles.service.ts';
import { toPersonInput } from '../safety/person-of.ts';
import { analysesErrors } from './analyses.errors.ts';
import {
  deleteAnalysisRow,
  dropOldAnalyses,
  findAnalysisRow,
  findPicture,
  insertAnalysis,
  listAnalysisRows,
} from './analyses.store.ts';
import { redraw } from './picture.ts';
import { toResultHtml } from './result-html.ts';

const keptPerUser = 50;

export async function listOwnAnalyses(
  db: Db,
  page: { userId: number; limit: number; before: number | undefined },
): Promise<AnalysisSummary[]> {
  const rows = await listAnalysisRows(db, page);
  return rows.map((row) => ({ ...row, hasPicture: fromStored(row.hasPicture) }));
}

export async function ownsAnalysis(db: Db, owned: { id: number; userId: number }): Promise<boolean> {
  return (await findAnalysisRow(db, owned)) !== undefined;
}

export async function getPicture(db: Db, owned: { id: number; userId: number }): Promise<Buffer> {
  const row = await findPicture(db, owned);
  if (!row || row.imageBase64 === null) throw new AppError(analysesErrors.analysisNotFound);
  return Buffer.from(row.imageBase64, 'base64');
}

export async function removeAnalysis(db: Db, owned: { id: number; userId: number }): Promise<void> {
  if (!(await deleteAnalysisRow(db, owned))) throw new AppError(analysesErrors.analysisNotFound);
}

interface Analysing {
  readonly deps: AppDeps;
  readonly request: FastifyRequest;
  readonly userId: number;
  readonly body: BodyOf<typeof createAnalysis>;
}

/** Reads the label's text, matches it with the knowledge base and checks it against the person it is for. */
export async function analyse({ deps, request, userId, body }: Analysing): Promise<Analysis> {
  const { db, clock } = deps;
  await deps.limits.spend('analysesPerUser', String(userId));
  const profile =
    body.profileId == null
      ? await findMainProfile(db, userId)
      : await getOwnProfile(db, { id: body.profileId, userId });
  const imageBase64 = body.imageBase64 == null ? null : await redraw(body.imageBase64);
  const label = body.labelText == null ? null : readLabel(body.labelText);
  const rows = await herbsByKey(db);
  const findings = await describe({ deps, label, profile, rows });
  const row = await db.transaction().execute(async (tx) => {
    const inserted = await insertAnalysis(tx, {
      userId,
      profileId: profile?.id ?? null,
      imageBase64,
      result: findings.result,
      herbId: findings.matchedHerb?.id ?? null,
      herbName: findings.herbName ?? null,
      details: JSON.stringify(findings),
      engine: 'built-in',
      createdAt: timestamp(clock),
    });
    await dropOldAnalyses(tx, { userId, keep: keptPerUser });
    await recordEvent({ db: tx, clock, request, type: 'herb_analysis', userId });
    return inserted;
  });
  return { ...findings, id: row.id, createdAt: row.createdAt };
}

interface Describing {
  readonly deps: AppDeps;
  readonly label: LabelText | null;
  readonly profile: Profile | null;
  readonly rows: ReadonlyMap<string, HerbReply>;
}

async function describe({ deps, label, profile, rows }: Describing): Promise<Omit<Analysis, 'id' | 'createdAt'>> {
  const ingredients = (label?.ingredients ?? []).map(({ herbKey, ...ingredient }) => ({
    ...ingredient,
    herbId: (herbKey === null ? undefined : rows.get(herbKey)?.id) ?? null,
  }));
  const herb = label?.primaryHerbKey == null ? undefined : findHerb(label.primaryHerbKey);
  const matched = herb ? rows.get(herb.key) : undefined;
  const named = (label?.ingredients ?? []).map(({ name }) => name);
  const check = checkSafety({ person: profile === null ? null : toPersonInput(profile), items: named });
  const isRefused = check.findings.some(({ severity }) => severity === 'contraindicated' || severity === 'major');
  return {
    ...(matched ? { matchedHerb: matched, herbName: matched.name } : {}),
    result: toResultHtml({ label, herb, findings: check.findings }),
    candidates: (label?.candidates ?? []).flatMap(({ key, name, confidence }) => {
      const row = rows.get(key);
      return row ? [{ herbId: row.id, name, confidence, because: 'label text' as const }] : [];
    }),
    ...(label
      ? {
          label: {
            productName: label.productName,
            primaryHerb: herb?.name ?? null,
            ingredients,
            warnings: [...label.warnings],
            text: label.text,
          },
        }
      : {}),
    findings: check.findings.map((finding) => ({ ...finding, sources: [...finding.sources] })),
    unrecognised: [...check.unrecognised],
    products:
      herb && herb.neverSuggest !== true && !isRefused
        ? [toProduct(deps, { productName: herb.name, reason: null })]
        : [],
    engine: 'built-in',
  };
}
