import type { UseKey } from '../../herbs/use-keys.ts';
import type { Person } from '../../safety/person/person.ts';
import { concernsIn, usesOf } from './concerns-in.ts';
import type { Particular } from './particular.ts';

/** Macular degeneration told in the profile, once help with the eyes is asked for: particular concerns of the same use. */
export function particularsOfProfile(
  { unrecognised, conditions }: Person,
  wanted: readonly UseKey[],
): readonly Particular[] {
  const narrow = conditions.flatMap(({ id, name }) => (narrower.includes(id) ? [name] : []));
  return [...unrecognised, ...narrow]
    .flatMap((phrase) => concernsIn(phrase).particulars)
    .filter(({ herbs }) => usesOf(herbs).some((use) => wanted.includes(use)));
}

/** Whoever has migraine and asks for help with headaches is asking of that, before any other kind. */
export function asOfProfile(wanted: readonly UseKey[], { conditions }: Person, question: string): readonly UseKey[] {
  // The pain of endometriosis is mostly that of the womb.
  const ofTheWomb = conditions.some(({ id }) => id === 'endometriosis') && !placed.test(question);
  if (ofTheWomb && wanted.includes('pain') && !wanted.includes('menstrual-cramps'))
    return wanted.flatMap((use): UseKey[] => (use === 'pain' ? ['menstrual-cramps'] : [use]));
  const hasMigraine = conditions.some(({ id }) => id === 'migraine');
  return hasMigraine && !ofAnotherKind.test(question) && wanted.includes('headache') && !wanted.includes('migraine')
    ? wanted.flatMap((use): UseKey[] => (use === 'headache' ? ['migraine', use] : [use]))
    : wanted;
}

const placed =
  /\b(?:head|back|neck|shoulders?|knees?|hips?|joints?|muscles?|teeth|tooth|ears?|throat|feet|hands?|chest)\b/i;
const ofAnotherKind = /\b(?:tension|sinus|hang ?over|hungover|caffeine|coffee|cluster|screen|dehydrat\w+)\b/i;

/** Illnesses that are a part of what help is asked for: cranberry is for infections, not for a bladder that cannot wait. */
const narrower: readonly string[] = ['overactive-bladder'];
