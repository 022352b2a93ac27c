import { setImmediate as othersTurn } from 'node:timers/promises';
import {
  checkSafety,
  type Finding,
  findingsForHerb,
  readPerson,
  recommendHerbs,
  useKeys,
  usesFromText,
} from '@herbie/domain';
import type { BodyOf, checkHousehold, checkSafety as checkCall, getProfileSummary, ReplyOf } from '@herbie/contract';
import type { AppDeps } from '../../platform/deps.ts';
import { herbsByKey } from '../herbs/herbs.service.ts';
import { getOwnProfile, listOwnProfiles } from '../profiles/profiles.service.ts';
import { listSupplementNames } from '../supplements/supplements.service.ts';
import { toPersonInput } from './person-of.ts';

interface Check {
  readonly userId: number;
  readonly body: BodyOf<typeof checkCall>;
}

/** Checks a whole cabinet: every pair among the items and the person they are for. */
export async function checkFor({ db }: AppDeps, { userId, body }: Check): Promise<ReplyOf<typeof checkCall>> {
  const stored = body.profileId == null ? null : toPersonInput(await getOwnProfile(db, { id: body.profileId, userId }));
  const typed = body.profile ?? null;
  const person = {
    age: typed?.age ?? stored?.age ?? null,
    gender: typed?.gender ?? stored?.gender ?? null,
    currentMedications: typed?.currentMedications ?? stored?.currentMedications ?? null,
    allergies: typed?.allergies ?? stored?.allergies ?? null,
    healthConcerns: typed?.healthConcerns ?? stored?.healthConcerns ?? null,
  };
  const items = body.items.map((item) => item.trim()).filter((item) => item !== '');
  const { findings, recognised, unrecognised, coverage } = checkSafety({ person, items });
  return { findings: findings.map(toReply), recognised: [...recognised], unrecognised: [...unrecognised], coverage };
}

const mostSuggested = 40;

/** What suits every profile of the account for a use, and what does not and for whom. */
export async function findForHousehold(
  { db }: AppDeps,
  { userId, use }: { userId: number; use: string | undefined },
): Promise<ReplyOf<typeof checkHousehold>> {
  const profiles = await listOwnProfiles(db, userId);
  const people = profiles.map((profile) => ({ profileId: profile.id, person: readPerson(toPersonInput(profile)) }));
  const known = useKeys.find((key) => key === use);
  const wanted = known ? [known] : usesFromText(use ?? 'sleep stress digestion immunity');
  const rows = await herbsByKey(db);
  const anyone = readPerson({ age: 30, gender: null, currentMedications: null, allergies: null, healthConcerns: null });
  const candidates = recommendHerbs({ person: anyone, wanted, limit: mostSuggested });
  const suitable = [];
  const excluded = [];
  for (const { herb } of candidates) {
    const row = rows.get(herb.key);
    if (!row) continue;
    await othersTurn();
    const against = people.flatMap(({ profileId, person }) => {
      const findings = findingsForHerb(herb, person).filter(
        (finding) => finding.subject.id === herb.key && forbids(finding),
      );
      return findings.length > 0 ? [{ profileId, findings: findings.map(toReply) }] : [];
    });
    if (against.length === 0) suitable.push({ herb: row });
    else excluded.push({ herb: row, for: against });
  }
  return { suitable, excluded };
}

/** The one-page sheet for a doctor or pharmacist, as data. */
export async function summarise(
  deps: AppDeps,
  { userId, profileId }: { userId: number; profileId: number },
): Promise<ReplyOf<typeof getProfileSummary>> {
  const profile = await getOwnProfile(deps.db, { id: profileId, userId });
  const supplements = await listSupplementNames(deps.db, { userId, profileId });
  const check = checkSafety({ person: toPersonInput(profile), items: supplements.map(({ name }) => name) });
  return {
    profile,
    supplements,
    findings: check.findings.map(toReply),
    recognised: [...check.recognised],
    unrecognised: [...check.unrecognised],
    coverage: check.coverage,
  };
}

function forbids(finding: Finding): boolean {
  return finding.severity === 'contraindicated' || finding.severity === 'major';
}

function toReply(finding: Finding) {
  return { ...finding, sources: [...finding.sources] };
}
